import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';

test('K292 Market Woman: 2 grain with a vegetable from an action space', () => {
  const game = new CardScenario({ edition: '2007', round: 8, revealed: 'vegetable' }).inPlay(
    1,
    'market-woman-2007',
  );
  expect(game.changes('1 vegetable')).toEqual({
    'person vegetable': [0, 1],
    '1 home': [2, 1],
    '1 vegetable': [0, 1],
    '1 grain': [0, 2],
  });
});

test('K292 Market Woman: 2 grain with a vegetable of a minor improvement, not of an occupation', () => {
  const game = lastTurn({ edition: '2007', seats: 4 })
    .inPlay(1, 'market-woman-2007')
    .hold(1, 'greenhouse-2007');
  game.inPlay(1, 'plowman-2007').give(1, { wood: 2 });
  game.play('1 start-minor; yes; play greenhouse-2007').state.round = 5;
  expect(game.changes('* reveal stone-2\n1 yes')).toMatchObject({ '1 vegetable': [0, 1], '1 grain': [0, 2] });
  const other = new CardScenario({ edition: '2007' })
    .inPlay(1, 'market-woman-2007 seed-trader-2007')
    .give(1, { food: 3 });
  expect(other.changes('1 seed-trader-2007; vegetable; clay-1')).toMatchObject({
    '1 vegetable': [0, 1],
    '1 food': [3, 0],
  });
  expect(other.board()).not.toHaveProperty('1 grain');
});
