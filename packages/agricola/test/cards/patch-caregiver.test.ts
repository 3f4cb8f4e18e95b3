import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const HARVEST = { round: 4, revealed: 'fencing grain-utilization major-improvement sheep-market' };

test('B113 Patch Caregiver: 1 grain for 1 food when it is played', () => {
  const game = new CardScenario().hold(1, 'patch-caregiver');
  game.play('1 lessons; play patch-caregiver');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.play('yes').offered()).toEqual(['grain']);
  expect(game.changes('grain')).toEqual({ '1 food': [2, 1], '1 grain': [0, 1] });
});

test('B113 Patch Caregiver: or 1 vegetable for 3 food, or nothing', () => {
  const game = new CardScenario().hold(1, 'patch-caregiver').give(1, { food: 3 });
  expect(game.changes('1 lessons; play patch-caregiver; yes; vegetable')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 food': [3, 0],
    '1 vegetable': [0, 1],
    '1 hand patch-caregiver': [1, 0],
    '1 card patch-caregiver': [0, 1],
  });
  const nothing = new CardScenario().hold(1, 'patch-caregiver');
  expect(nothing.play('1 lessons; play patch-caregiver').changes('no')).toEqual({});
});

test('B113 Patch Caregiver: it is a field: sown and harvested', () => {
  const game = new CardScenario(HARVEST).inPlay(1, 'patch-caregiver').give(1, { vegetable: 1, food: 9 });
  expect(game.changes('1 grain-utilization; sow vegetable patch-caregiver')).toEqual({
    'person grain-utilization': [0, 1],
    '1 home': [2, 1],
    '1 vegetable': [1, 0],
    '1 on patch-caregiver': [0, 32],
  });
  expect(game.changes('2 fishing\n1 clay-pit\n2 forest')).toMatchObject({
    '1 vegetable': [0, 1],
    '1 on patch-caregiver': [32, 16],
  });
});

test('B113 Patch Caregiver: planted it takes no second crop', () => {
  const game = new CardScenario(HARVEST).inPlay(1, 'patch-caregiver').give(1, { grain: 3 });
  game.play('1 grain-utilization; sow grain patch-caregiver\n2 fishing\n1 clay-pit\n2 forest');
  expect(game.board()['1 on patch-caregiver']).toBe(2);
  const other = new CardScenario(HARVEST)
    .inPlay(1, 'patch-caregiver')
    .lay(1, { fields: 'b3' })
    .give(1, { grain: 3 });
  expect(other.why('1 grain-utilization; sow grain patch-caregiver grain patch-caregiver')).toEqual({
    why: 'named-twice',
  });
});

test('B113 Patch Caregiver: its crops score, the card itself is no field tile (AG-R1503, AG-R1505)', () => {
  const game = new CardScenario(HARVEST)
    .inPlay(1, 'patch-caregiver')
    .lay(1, { fields: 'b3' })
    .give(1, { grain: 1 });
  expect(game.points(1, 'fields')).toBe(-1);
  expect(game.points(1, 'grain')).toBe(1);
  game.play('1 grain-utilization; sow grain patch-caregiver');
  expect(game.points(1, 'grain')).toBe(1);
  expect(game.points(1, 'fields')).toBe(-1);
});
