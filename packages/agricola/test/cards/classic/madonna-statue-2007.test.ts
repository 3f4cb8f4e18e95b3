import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E38 Madonna Statue: two improvements are returned, a major one and a minor one', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'madonna-statue-2007')
    .own(1, 'fireplace-2')
    .inPlay(1, 'axe-2007');
  expect(game.changes('1 start-minor; yes; play madonna-statue-2007')).toEqual({
    ...minorPlayed('madonna-statue-2007'),
    'major fireplace-2': [1, 0],
    '1 card axe-2007': [1, 0],
    'out axe-2007': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(2);
});

test('E38 Madonna Statue: of more than two their owner chooses, occupations are none', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'madonna-statue-2007')
    .own(1, 'fireplace-2')
    .inPlay(1, 'axe-2007 plowman-2007 raft-2007');
  game.play('1 start-minor; yes; play madonna-statue-2007');
  expect(game.offered(1)).toEqual(['return fireplace-2', 'return axe-2007', 'return raft-2007']);
  game.play('1 return axe-2007');
  expect(game.offered(1)).toEqual(['return fireplace-2', 'return raft-2007']);
  expect(game.changes('1 return raft-2007')).toEqual({
    '1 card raft-2007': [1, 0],
    'out raft-2007': [0, 1],
    '1 card madonna-statue-2007': [0, 1],
  });
});

test('E38 Madonna Statue: animals on a card that is returned must find room elsewhere', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'madonna-statue-2007')
    .inPlay(1, 'animal-yard-2007 axe-2007')
    .give(1, { sheep: 1, boar: 1 });
  game.play('1 start-minor; yes; play madonna-statue-2007');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'settle' });
});

test('E38 Madonna Statue: not for a single improvement', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'madonna-statue-2007 corn-sheaf-2007')
    .inPlay(1, 'axe-2007 plowman-2007');
  expect(game.why('1 start-minor; yes; play madonna-statue-2007')).toMatchObject({
    why: 'nothing-to-return',
  });
});
