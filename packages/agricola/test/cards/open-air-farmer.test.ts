import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const farmer = () => new CardScenario({ seats: 4 }).hold(1, 'open-air-farmer').give(1, { wood: 2 });

test('B149 Open Air Farmer: 3 stables leave the game, and a pasture of 2 spaces costs 2 wood in all', () => {
  expect(farmer().changes('1 lessons; play open-air-farmer; pasture a4+a5')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand open-air-farmer': [1, 0],
    '1 card open-air-farmer': [0, 1],
    '1 stables lost': [0, 3],
    '1 wood': [2, 0],
    '1 fence a4n': [0, 1],
    '1 fence a5n': [0, 1],
    '1 fence a4w': [0, 1],
    '1 fence a5e': [0, 1],
    '1 fence b4n': [0, 1],
    '1 fence b5n': [0, 1],
  });
});

test('B149 Open Air Farmer: the pasture has exactly 2 spaces', () => {
  const game = farmer().play('1 lessons; play open-air-farmer');
  expect(game.why('1 pasture a5')).toMatchObject({ why: 'not-one-pasture' });
  expect(game.why('1 pasture a3+a4+a5')).toMatchObject({ why: 'not-one-pasture' });
  expect(game.why('1 done')).toMatchObject({ why: 'too-few' });
});

test('B149 Open Air Farmer: the removed stables can never be built; the one that is left can', () => {
  const game = farmer().play(`
    1 lessons; play open-air-farmer; pasture a4+a5
    2 day-laborer
    3 forest
    4 clay-pit`);
  game.give(1, { wood: 9 });
  expect(game.changes('1 farm-expansion; stable a5')).toMatchObject({ '1 a5 stable': [0, 1] });
  expect(game.asked()[0].seat).toBe(2);
});

test('B149 Open Air Farmer: cannot be played with 2 stables in the supply, without 2 wood, or without room', () => {
  const few = farmer().lay(1, { stables: 'a2 a3' }).hold(1, 'wood-cutter').play('1 lessons');
  expect(few.why('1 play open-air-farmer')).toMatchObject({ why: 'play-impossible' });
  const poor = farmer().give(1, { wood: 1 }).hold(1, 'wood-cutter').play('1 lessons');
  expect(poor.offered()).toEqual(['play wood-cutter']);
  const full = farmer().hold(1, 'wood-cutter').lay(1, { fields: 'a2 a3 a4 a5 b3 b4 b5 c2 c3 c4' });
  expect(full.play('1 lessons').offered()).toEqual(['play wood-cutter']);
});

test('B149 Open Air Farmer: a single fence that is missing costs 1 wood', () => {
  const game = new CardScenario({ seats: 4, options: { 'open-pastures': 'on' } })
    .hold(1, 'open-air-farmer')
    .lay(1, { fences: 'a4n a5n a4w b4n b5n' })
    .give(1, { wood: 1 });
  expect(game.changes('1 lessons; play open-air-farmer; pasture a4+a5')).toMatchObject({
    '1 wood': [1, 0],
    '1 fence a5e': [0, 1],
  });
});

test('B149 Open Air Farmer: with Wood Palisades besides a single fence, that fence costs 1 wood', () => {
  const game = farmer()
    .inPlay(1, 'wood-palisades')
    .lay(1, { fences: 'b4n b5n b4w b5e c4n c5n' })
    .give(1, { wood: 7 });
  expect(game.changes('1 lessons; play open-air-farmer; palisade a4+a5 3')).toMatchObject({
    '1 wood': [7, 0],
    '1 fence a4w': [0, 1],
    '1 palisade a4n': [0, 1],
    '1 palisade a5n': [0, 1],
    '1 palisade a5e': [0, 1],
  });
});
