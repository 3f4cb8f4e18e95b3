import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const caretaker = (clay: number) =>
  new CardScenario({ seats: 3, revealed: 'grain-utilization' }).hold(1, 'field-caretaker').give(1, { clay });

test.each([
  ['one', 4, 1],
  ['two', 3, 2],
  ['three', 1, 3],
])(
  'B141 Field Caretaker: of 4 clay, the choice “%s” leaves %i and brings %i grain',
  (choice, left, grain) => {
    const clay = left < 4 ? { '1 clay': [4, left] } : {};
    expect(caretaker(4).changes(`1 lessons; play field-caretaker; yes; ${choice}`)).toEqual({
      'person lessons': [0, 1],
      '1 home': [2, 1],
      '1 hand field-caretaker': [1, 0],
      '1 card field-caretaker': [0, 1],
      ...clay,
      '1 grain': [0, grain],
    });
  },
);

test('B141 Field Caretaker: only what can be paid is offered, and all of it may be declined', () => {
  const game = caretaker(2).play('1 lessons; play field-caretaker');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.play('yes').offered()).toEqual(['one', 'two']);
  expect(caretaker(2).play('1 lessons; play field-caretaker').changes('no')).toEqual({});
});

test('B141 Field Caretaker: it is a field, but no field tile (AG-R1503)', () => {
  const game = new CardScenario({ seats: 3, revealed: 'grain-utilization' })
    .inPlay(1, 'field-caretaker')
    .give(1, { grain: 1 });
  expect(game.changes('1 grain-utilization; sow grain field-caretaker')).toEqual({
    'person grain-utilization': [0, 1],
    '1 home': [2, 1],
    '1 grain': [1, 0],
    '1 on field-caretaker': [0, 3],
  });
  expect(game.points(1, 'fields')).toBe(-1);
});
