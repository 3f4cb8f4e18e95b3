import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

const harvest = () => lastTurnBeforeHarvest().inPlay(1, 'three-field-rotation');

test('B61 Three-Field Rotation: 3 food for a grain field, a vegetable field and an empty field, before the harvest empties any', () => {
  const game = harvest().lay(1, { fields: 'a2 a3 a4', grain: { a2: 1 }, vegetables: { a3: 2 } });
  expect(game.changes('1 clay-pit')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 food': [20, 19],
    '1 a2 grain': [1, 0],
    '1 a3 vegetable': [2, 1],
    '1 grain': [0, 1],
    '1 vegetable': [0, 1],
  });
});

test('B61 Three-Field Rotation: nothing if one of the three is missing when the field phase starts', () => {
  const noneEmpty = harvest().lay(1, { fields: 'a2 a3', grain: { a2: 1 }, vegetables: { a3: 1 } });
  expect(noneEmpty.changes('1 clay-pit')).toMatchObject({ '1 food': [20, 16] });
  const noGrain = harvest().lay(1, { fields: 'a2 a3', vegetables: { a3: 1 } });
  expect(noGrain.changes('1 clay-pit')).toMatchObject({ '1 food': [20, 16] });
  const noVegetable = harvest().lay(1, { fields: 'a2 a3', grain: { a3: 1 } });
  expect(noVegetable.changes('1 clay-pit')).toMatchObject({ '1 food': [20, 16] });
});

test('B61 Three-Field Rotation AG-R1226: field cards count', () => {
  const game = harvest()
    .inPlay(1, 'patch-caregiver')
    .lay(1, { fields: 'a2 a3', grain: { a2: 1 }, vegetables: { a3: 1 } });
  expect(game.changes('1 clay-pit')).toMatchObject({ '1 food': [20, 19] });
});

test('B61 Three-Field Rotation: is free, with 3 occupations', () => {
  const game = new CardScenario()
    .hold(1, 'three-field-rotation basket')
    .inPlay(1, 'wood-cutter geologist')
    .give(1, { reed: 1 })
    .play('1 meeting-place; yes');
  expect(game.why('play three-field-rotation')).toMatchObject({ why: 'needs' });
  game.inPlay(1, 'rustic');
  expect(game.changes('1 play three-field-rotation')).toEqual({
    '1 hand three-field-rotation': [1, 0],
    '1 card three-field-rotation': [0, 1],
  });
});
