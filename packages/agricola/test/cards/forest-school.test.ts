import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const school = () => new CardScenario().inPlay(1, 'forest-school').hold(1, 'groom priest');

test('A028 Forest School: Lessons can be used though somebody stands there', () => {
  const game = school().occupy('lessons', 2).play('1 lessons; play groom\n2 forest');
  expect(game.changes('1 lessons; play priest')).toMatchObject({ 'person lessons': [21, 211] });
});

test('A028 Forest School: only for the owner, and no other space', () => {
  const game = school().hold(2, 'carpenter').play('1 lessons; play groom');
  expect(game.why('2 lessons')).toMatchObject({ why: 'occupied' });
  const other = school().occupy('forest', 2);
  expect(other.why('1 forest')).toMatchObject({ why: 'occupied' });
});

test('A028 Forest School: each food of an occupation may be replaced by wood', () => {
  const game = school().inPlay(1, 'braggart').give(1, { food: 1, wood: 1 }).play('1 lessons; play priest');
  expect(game.offered()).toEqual(['pay 1 wood', 'pay 1 food']);
  expect(game.changes('pay 1 wood')).toEqual({ '1 wood': [1, 0], '1 card priest': [0, 1] });
});

test('A028 Forest School: of a cost of 2 food one may be replaced', () => {
  const game = new CardScenario({ seats: 3 })
    .inPlay(1, 'forest-school')
    .hold(1, 'priest')
    .give(1, { food: 1, wood: 1 });
  expect(game.changes('1 lessons-3; play priest')).toMatchObject({ '1 food': [1, 0], '1 wood': [1, 0] });
});
