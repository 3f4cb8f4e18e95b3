import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest } from './played';

/** Fences around six spaces: one pasture for 12 animals. */
const PASTURE = 'a3n a4n a5n a5e b5e b5s b4s b3s b3w a3w';

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [7, 3],
])('I246 Milking Hand: in the field phase %i cattle give %i food', (cattle, food) => {
  const game = lastTurnBeforeHarvest(4)
    .inPlay(1, 'milking-hand-2007')
    .lay(1, { fences: PASTURE })
    .give(1, { cattle });
  const changes = game.changes('1 clay-1\n1 feed nothing\n2 feed nothing\n3 feed nothing\n4 feed nothing');
  expect(changes).toMatchObject({ '1 food': [20, 16 + food], '2 food': [20, 16], '1 clay': [0, 1] });
  expect(changes['1 cattle']).toEqual(cattle < 2 ? undefined : [cattle, cattle + 1]);
});

test.each([
  [1, 0],
  [4, 2],
  [5, 2],
])('I246 Milking Hand: at the end %i cattle are worth %i bonus points', (cattle, bonus) => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'milking-hand-2007')
    .give(1, { cattle });
  expect(game.points(1, 'bonus')).toBe(bonus);
});
