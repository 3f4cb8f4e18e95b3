import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './played';

test('Z331 Sower: a vegetable may be sown at once', () => {
  const game = new CardScenario({ edition: '2007', round: 8, revealed: 'vegetable' })
    .inPlay(1, 'sower-2007')
    .lay(1, { fields: 'a1 a2' })
    .give(1, { vegetable: 1, grain: 1 });
  expect(game.changes('1 vegetable; yes; sow vegetable a2')).toEqual({
    'person vegetable': [0, 1],
    '1 home': [2, 1],
    '1 a2 vegetable': [0, 2],
  });
  expect(game.asked()[0].seat).toBe(2);
});

test('Z331 Sower: it may be declined, and other crops are not sown', () => {
  const game = new CardScenario({ edition: '2007', round: 8, revealed: 'vegetable' })
    .inPlay(1, 'sower-2007')
    .lay(1, { fields: 'a1' })
    .give(1, { grain: 1 });
  expect(game.changes('1 grain')).toMatchObject({ '1 grain': [1, 2] });
  game.play('2 clay-1\n1 vegetable; yes');
  expect(game.offered(1)).toEqual(['sow vegetable a1']);
});

test('Z331 Sower: not in the harvest', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'sower-2007')
    .lay(1, { fields: 'a1 a2', vegetables: { a1: 1 } });
  expect(game.changes('1 clay-1\n1 feed nothing\n2 feed nothing')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 a1 vegetable': [1, 0],
    '1 vegetable': [0, 1],
  });
});
