import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B112 Silokeeper: 1 grain with the card revealed right before the last harvest', () => {
  const revealed = 'fencing grain-utilization major-improvement sheep-market western-quarry';
  const game = new CardScenario({ round: 5, revealed }).inPlay(1, 'silokeeper');
  expect(game.changes('1 sheep-market')).toEqual({
    '1 home': [2, 1],
    'person sheep-market': [0, 1],
    'on sheep-market': [1, 0],
    '1 sheep': [0, 1],
    '1 grain': [0, 1],
  });
  expect(game.play('2 clay-pit').changes('1 western-quarry')).not.toHaveProperty('1 grain');
});

test('B112 Silokeeper: nothing before the first harvest, and only the newest of these cards', () => {
  const early = new CardScenario({
    round: 4,
    revealed: 'fencing grain-utilization major-improvement sheep-market',
  });
  expect(early.inPlay(1, 'silokeeper').changes('1 sheep-market')).not.toHaveProperty('1 grain');
  const revealed =
    'fencing grain-utilization major-improvement sheep-market western-quarry basic-wish house-redevelopment pig-market';
  const late = new CardScenario({ round: 8, revealed }).inPlay(1, 'silokeeper').give(1, { clay: 2, reed: 1 });
  expect(late.changes('1 house-redevelopment')).toMatchObject({ '1 grain': [0, 1] });
  const old = new CardScenario({ round: 8, revealed }).inPlay(1, 'silokeeper');
  expect(old.changes('1 sheep-market')).not.toHaveProperty('1 grain');
});
