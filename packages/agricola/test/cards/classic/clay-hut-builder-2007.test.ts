import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

const FIVE_ROUNDS = {
  '1 round 6 clay': [0, 2],
  '1 round 7 clay': [0, 2],
  '1 round 8 clay': [0, 2],
  '1 round 9 clay': [0, 2],
  '1 round 10 clay': [0, 2],
};

test('I242 Clay Hut Builder: 2 clay on each of the next 5 rounds once the house is of clay', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'renovate-improve' })
    .inPlay(1, 'clay-hut-builder-2007')
    .give(1, { clay: 2, reed: 1 });
  expect(game.changes('1 renovate-improve')).toEqual({
    'person renovate-improve': [0, 1],
    '1 home': [2, 1],
    '1 clay': [2, 0],
    '1 reed': [1, 0],
    '1 house': ['wood', 'clay'],
    ...FIVE_ROUNDS,
  });
});

test('I242 Clay Hut Builder: at once in a clay hut, never in a stone house', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'stone-2' }).hold(
    1,
    'clay-hut-builder-2007',
  );
  game.player(1).farm.house = 1;
  expect(game.changes('1 occupation; play clay-hut-builder-2007')).toEqual({
    ...occupationPlayed('clay-hut-builder-2007'),
    ...FIVE_ROUNDS,
  });
  const stone = new CardScenario({ edition: '2007' }).hold(1, 'clay-hut-builder-2007');
  stone.player(1).farm.house = 2;
  expect(stone.changes('1 occupation; play clay-hut-builder-2007')).toEqual(
    occupationPlayed('clay-hut-builder-2007'),
  );
});
