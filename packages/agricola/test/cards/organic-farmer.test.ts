import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurn } from './harvest-round';

/** Pastures of one space (c5: 2 animals), two spaces (a5 and b5: 4) and three (a4, b4 and c4: 6). */
const THREE = 'c5n c5e c5s c5w a5n a5w a5e b5w b5e a4n a4w b4w c4w c4s';

const farmer = (animals: object) =>
  new CardScenario().inPlay(1, 'organic-farmer').lay(1, { fences: THREE }).give(1, animals);

test.each([
  [{}, 0],
  [{ sheep: 1 }, 1],
  [{ sheep: 2 }, 2],
  // One sheep in the pasture for 4, three in the one for 6, two in the small one, one in the house.
  [{ sheep: 7 }, 2],
  [{ sheep: 8 }, 1],
  [{ sheep: 13 }, 0],
  [{ sheep: 1, boar: 1, cattle: 1 }, 2],
  [{ sheep: 4, boar: 1, cattle: 1 }, 2],
  [{ sheep: 4, boar: 3, cattle: 2 }, 1],
])(
  'B98 Organic Farmer: %o stand so that %i pastures have an animal and room for three more',
  (animals, points) => {
    expect(farmer(animals).points(1, 'bonus')).toBe(points);
  },
);

test('B98 Organic Farmer: at the end of the game nothing on the board changes for it', () => {
  const game = lastTurn({ round: 14, revealed: 'farm-redevelopment' }).inPlay(1, 'organic-farmer');
  expect(game.lay(1, { fences: THREE }).give(1, { sheep: 1 }).changes('1 clay-pit')).toEqual({
    'on clay-pit': [1, 0],
    '1 clay': [0, 1],
    '1 home': [1, 0],
    ...FED,
  });
  expect(game.points(1, 'bonus')).toBe(1);
});

test('B98 Organic Farmer: cards that hold animals are no pastures', () => {
  const game = new CardScenario().inPlay(1, 'organic-farmer stockyard').give(1, { sheep: 1 });
  expect(game.points(1, 'bonus')).toBe(0);
});
