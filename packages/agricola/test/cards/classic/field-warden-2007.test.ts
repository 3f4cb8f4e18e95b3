import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['plow', 1, 'sheep'],
  ['vegetable', 8, 'vegetable'],
  ['plow-sow', 12, 'plow-sow'],
])('E163 Field Warden: uses %s though another player is there', (space, round, revealed) => {
  const seats = () => new CardScenario({ edition: '2007', seats: 4, round, revealed });
  expect(seats().inPlay(1, 'field-warden-2007').occupy(space, 2).offered()).toContain(space);
  expect(seats().inPlay(1, 'field-warden-2007').occupy(space, 1).offered()).not.toContain(space);
  expect(seats().occupy(space, 2).offered()).not.toContain(space);
});

test('E163 Field Warden: plows there', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'field-warden-2007')
    .occupy('plow', 2);
  expect(game.changes('1 plow; field a2')).toEqual({
    'person plow': [2, 21],
    '1 home': [2, 1],
    '1 a2': [0, 'field'],
  });
});
