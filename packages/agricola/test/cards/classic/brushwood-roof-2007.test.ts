import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('K136 Brushwood Roof: wood in place of 1 or 2 reed of a room', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'brushwood-roof-2007')
    .give(1, { wood: 6, reed: 1 });
  expect(game.changes('1 farm-expansion; room a1')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [6, 0],
    '1 reed': [1, 0],
    '1 a1': [0, 'room'],
  });
});

test('K136 Brushwood Roof: wood in place of the reed of a renovation', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'renovate-improve' })
    .inPlay(1, 'brushwood-roof-2007')
    .give(1, { clay: 2, wood: 1 });
  expect(game.changes('1 renovate-improve')).toMatchObject({
    '1 house': ['wood', 'clay'],
    '1 clay': [2, 0],
    '1 wood': [1, 0],
  });
});

test('K136 Brushwood Roof: it needs 2 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'brushwood-roof-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007');
  expect(game.why('1 start-minor; yes; play brushwood-roof-2007')).toMatchObject({ why: 'needs' });
});
