import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Pastures of one space (c5: 2 animals), one space (c4: 2) and two spaces (a5 and b5: 4). */
const THREE = 'c5n c5e c5s c5w c4n c4s c4w a5n a5w a5e b5w b5e';

const farmer = (animals: object, fences = THREE) =>
  new CardScenario({ seats: 3 }).inPlay(1, 'full-farmer').lay(1, { fences }).give(1, animals);

test('A134 Full Farmer: 1 wood and 1 clay when it is played', () => {
  const game = new CardScenario({ seats: 3 }).hold(1, 'full-farmer');
  expect(game.changes('1 lessons; play full-farmer')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 wood': [0, 1],
    '1 clay': [0, 1],
    '1 hand full-farmer': [1, 0],
    '1 card full-farmer': [0, 1],
  });
});

test.each([
  [{}, 0],
  [{ sheep: 1 }, 0],
  [{ sheep: 2 }, 1],
  // Two in each of the small pastures rather than four in the large one.
  [{ sheep: 4 }, 2],
  [{ sheep: 8 }, 3],
  [{ sheep: 5, boar: 2 }, 2],
  [{ sheep: 4, boar: 2, cattle: 2 }, 3],
  [{ sheep: 4, boar: 1, cattle: 1 }, 2],
  // One pasture full of sheep, the third sheep and a boar in the others, the cattle in the house.
  [{ sheep: 3, boar: 1, cattle: 1 }, 1],
  [{ sheep: 1, boar: 1, cattle: 1 }, 0],
])('A134 Full Farmer: %o stand so that %i pastures are full', (animals, points) => {
  expect(farmer(animals).points(1, 'bonus')).toBe(points);
});

test('A134 Full Farmer: all animals must still have room', () => {
  // 5 sheep and 3 boar: one sheep in the house, so a small pasture has only 1 of the boar.
  expect(farmer({ sheep: 5, boar: 3 }).points(1, 'bonus')).toBe(2);
  expect(farmer({ sheep: 2, boar: 2 }, '').points(1, 'bonus')).toBe(0);
});

test('A134 Full Farmer AG-R1417: full is what the pasture holds with stables and cards', () => {
  const stable = farmer({ sheep: 4 }, 'c5n c5e c5s c5w').lay(1, { stables: 'c5' });
  expect(stable.points(1, 'bonus')).toBe(1);
  const trough = farmer({ sheep: 4 }, 'c5n c5e c5s c5w').inPlay(1, 'drinking-trough');
  expect(trough.points(1, 'bonus')).toBe(1);
  expect(trough.give(1, { sheep: 2 }).points(1, 'bonus')).toBe(0);
});

test('A134 Full Farmer AG-V32: a type fills one pasture only', () => {
  const game = new CardScenario({ seats: 3, options: { 'one-pasture-per-type': 'on' } }).inPlay(
    1,
    'full-farmer',
  );
  game.lay(1, { fences: THREE }).give(1, { sheep: 4, boar: 2 });
  expect(game.points(1, 'bonus')).toBe(2);
});
