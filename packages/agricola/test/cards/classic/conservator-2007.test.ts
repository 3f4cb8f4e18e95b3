import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const conservator = () =>
  new CardScenario({ edition: '2007', round: 5, revealed: 'renovate-improve' }).inPlay(1, 'conservator-2007');

test('E200 Conservator: a wooden house may become a stone house', () => {
  const game = conservator().give(1, { stone: 2, reed: 1 });
  expect(game.changes('1 renovate-improve')).toEqual({
    'person renovate-improve': [0, 1],
    '1 home': [2, 1],
    '1 house': ['wood', 'stone'],
    '1 stone': [2, 0],
    '1 reed': [1, 0],
  });
});

test('E200 Conservator: or a clay house, as usual', () => {
  const game = conservator().give(1, { stone: 2, clay: 2, reed: 2 }).play('1 renovate-improve');
  expect(game.offered()).toEqual(['renovate clay', 'renovate stone']);
  expect(game.changes('renovate clay')).toEqual({
    '1 house': ['wood', 'clay'],
    '1 clay': [2, 0],
    '1 reed': [2, 1],
  });
});
