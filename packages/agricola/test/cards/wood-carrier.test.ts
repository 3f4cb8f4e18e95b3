import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A117 Wood Carrier: 1 wood for each improvement, major or minor', () => {
  const game = new CardScenario()
    .hold(1, 'wood-carrier')
    .inPlay(1, 'basket ropemaker')
    .own(1, 'well joinery');
  expect(game.changes('1 lessons; play wood-carrier')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 1],
    '1 wood': [0, 3],
    '1 hand wood-carrier': [1, 0],
    '1 card wood-carrier': [0, 1],
  });
});

test('A117 Wood Carrier: nothing without improvements', () => {
  const game = new CardScenario().hold(1, 'wood-carrier').own(2, 'well');
  expect(game.changes('1 lessons; play wood-carrier')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand wood-carrier': [1, 0],
    '1 card wood-carrier': [0, 1],
  });
});
