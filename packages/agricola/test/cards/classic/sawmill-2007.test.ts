import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest, minorPlayed } from './played';

test('K122 Sawmill: the Joinery is returned for it', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'sawmill-2007').own(1, 'joinery');
  expect(game.changes('1 start-minor; yes; play sawmill-2007')).toEqual({
    ...minorPlayed('sawmill-2007'),
    'major joinery': [1, 0],
  });
});

test('K122 Sawmill: not without the Joinery', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'sawmill-2007 corn-sheaf-2007')
    .own(1, 'pottery');
  expect(game.why('1 start-minor; yes; play sawmill-2007')).toMatchObject({ why: 'nothing-to-return' });
});

test('K122 Sawmill: in the feeding phase 1 wood may become 3 food', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'sawmill-2007').give(1, { wood: 2 });
  game.play('1 clay-1\n1 yes\n1 feed nothing\n2 feed nothing');
  expect(game.board()).toMatchObject({ round: 5, '1 wood': 1, '1 food': 19 });
});

test.each([
  [1, 0],
  [2, 1],
  [4, 2],
  [5, 3],
  [9, 3],
])('K122 Sawmill: at the end %i wood are worth %i points', (wood, bonus) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'sawmill-2007').give(1, { wood });
  expect([game.points(1, 'improvements'), game.points(1, 'bonus')]).toEqual([3, bonus]);
});
