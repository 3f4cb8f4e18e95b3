import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurn, ROUND_FIVE } from './harvest-round';

function machine(round: number): CardScenario {
  return lastTurn({ round })
    .inPlay(1, 'lifting-machine')
    .lay(1, { fields: 'a2 a3', vegetables: { a2: 2, a3: 1 } });
}

test('A070 Lifting Machine: at the end of a round without harvest 1 vegetable of one field', () => {
  expect(machine(2).changes('1 clay-pit; yes; reap a3')).toEqual({
    ...ROUND_FIVE,
    round: [2, 3],
    '1 a3 vegetable': [1, 0],
    '1 vegetable': [0, 1],
  });
  expect(machine(2).why('1 clay-pit; yes; reap a2 a3')).toMatchObject({ why: 'too-many' });
});

test('A070 Lifting Machine: not after a harvest', () => {
  expect(machine(4).changes('1 clay-pit')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 a2 vegetable': [2, 1],
    '1 a3 vegetable': [1, 0],
    '1 vegetable': [0, 2],
  });
});

test('A070 Lifting Machine: 1 wood, and at least 3 fields', () => {
  const game = (fields: string) =>
    new CardScenario()
      .hold(1, 'lifting-machine basket')
      .lay(1, { fields })
      .give(1, { wood: 1, reed: 1 })
      .why('1 meeting-place; yes; play lifting-machine');
  expect(game('a2 a3')).toMatchObject({ why: 'needs' });
  expect(game('a2 a3 a4')).toBeUndefined();
});
