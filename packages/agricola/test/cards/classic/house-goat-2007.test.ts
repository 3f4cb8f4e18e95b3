import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, INTO_ROUND_FIVE, lastTurnBeforeHarvest, minorPlayed, ROUND_FIVE } from './played';

test('K120 House Goat: 1 food in each feeding phase', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'house-goat-2007');
  expect(game.changes(INTO_ROUND_FIVE)).toEqual({ ...ROUND_FIVE, ...FED, '1 food': [20, 17] });
});

test('K120 House Goat: no other animal lives in the house; it is worth 1 point', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'house-goat-2007');
  expect(game.changes('1 sheep; keep 0 sheep')).toEqual({
    'person sheep': [0, 1],
    'on sheep': [1, 0],
    '1 home': [2, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('K120 House Goat RU-319: the animals of the Animal Tamer leave the house too', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'animal-tamer-2007')
    .hold(1, 'house-goat-2007')
    .give(1, { sheep: 2 });
  expect(game.changes('1 start-minor; yes; play house-goat-2007; keep 0 sheep')).toEqual({
    ...minorPlayed('house-goat-2007'),
    '1 sheep': [2, 0],
  });
});
