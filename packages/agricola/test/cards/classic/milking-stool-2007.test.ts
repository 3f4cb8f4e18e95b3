import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, INTO_ROUND_FIVE, lastTurnBeforeHarvest, minorPlayed, ROUND_FIVE } from './played';

/** Fences around six spaces: one pasture for 12 animals. */
const PASTURE = 'a3n a4n a5n a5e b5e b5s b4s b3s b3w a3w';

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [9, 3],
])('K133 Milking Stool: in the field phase %i cattle give %i food', (cattle, food) => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'milking-stool-2007')
    .lay(1, { fences: PASTURE })
    .give(1, { cattle });
  const bred = cattle < 2 ? {} : { '1 cattle': [cattle, cattle + 1] };
  expect(game.changes(INTO_ROUND_FIVE)).toEqual({
    ...ROUND_FIVE,
    ...FED,
    ...bred,
    '1 food': [20, 16 + food],
  });
});

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [5, 2],
])('K133 Milking Stool: %i cattle are worth %i points at the end', (cattle, bonus) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'milking-stool-2007').give(1, { cattle });
  expect(game.points(1, 'bonus')).toBe(bonus);
});

test('K133 Milking Stool RU-200: it needs 2 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'milking-stool-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007')
    .give(1, { wood: 1 });
  expect(game.why('1 start-minor; yes; play milking-stool-2007')).toMatchObject({ why: 'needs' });
});

test('K133 Milking Stool: it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'milking-stool-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007')
    .give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play milking-stool-2007')).toEqual({
    ...minorPlayed('milking-stool-2007'),
    '1 wood': [1, 0],
  });
});
