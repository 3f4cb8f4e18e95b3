import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const worker = (round: number, revealed: string) =>
  new CardScenario({ round, revealed }).inPlay(1, 'seasonal-worker');

test('A114 Seasonal Worker: 1 grain with the Day Laborer', () => {
  expect(worker(5, 'house-redevelopment').changes('1 day-laborer')).toEqual({
    '1 home': [2, 1],
    'person day-laborer': [0, 1],
    '1 food': [2, 4],
    '1 grain': [0, 1],
  });
});

test('A114 Seasonal Worker: from round 6 on 1 grain or 1 vegetable', () => {
  const game = worker(6, 'house-redevelopment').play('1 day-laborer');
  expect(game.offered()).toEqual(['grain', 'vegetable']);
  expect(game.changes('1 vegetable')).toEqual({ '1 vegetable': [0, 1], '1 food': [2, 4] });
  expect(worker(6, 'house-redevelopment').changes('1 day-laborer; grain')).toMatchObject({
    '1 grain': [0, 1],
    '1 food': [2, 4],
  });
});

test('A114 Seasonal Worker: nothing elsewhere or for others', () => {
  expect(worker(1, 'sheep-market').changes('1 clay-pit\n2 day-laborer')).not.toHaveProperty('1 grain');
});
