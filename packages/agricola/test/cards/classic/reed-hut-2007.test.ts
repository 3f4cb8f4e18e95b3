import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('K138 Reed Hut RU-320: a person moves in, for 1 wood and 4 reed', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'reed-hut-2007').give(1, { wood: 1, reed: 4 });
  expect(game.changes('1 start-minor; yes; play reed-hut-2007')).toEqual({
    ...minorPlayed('reed-hut-2007'),
    'person start-minor': [0, 11],
    '1 wood': [1, 0],
    '1 reed': [4, 0],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
  });
  expect([game.points(1, 'people'), game.points(1, 'bonus'), game.points(1, 'improvements')]).toEqual([
    9, -3, 1,
  ]);
});

test('K138 Reed Hut: its person takes no room of the house', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'growth-minor' })
    .inPlay(1, 'reed-hut-2007')
    .family(1, 3);
  expect(game.offered(1)).not.toContain('growth-minor');
  game.lay(1, { rooms: 'a1' });
  expect(game.offered(1)).toContain('growth-minor');
});

test('K138 Reed Hut: not with a complete family', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'reed-hut-2007 corn-sheaf-2007')
    .family(1, 5)
    .give(1, { wood: 1, reed: 4 });
  game.play('1 start-minor; yes');
  expect(game.offered(1)).toEqual(['play corn-sheaf-2007']);
});
