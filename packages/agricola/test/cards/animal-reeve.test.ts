import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [1, 'sheep-market', 4],
  [5, 'house-redevelopment', 4],
  [6, 'house-redevelopment', 3],
  [8, 'pig-market', 3],
  [9, 'pig-market', 2],
  [11, 'cattle-market', 2],
  [12, 'urgent-wish', 1],
  [13, 'urgent-wish', 1],
  [14, 'farm-redevelopment', 0],
])('A135 Animal Reeve: played in round %i (with %s) it brings %i wood', (round, revealed, wood) => {
  const game = new CardScenario({ seats: 3, round, revealed }).hold(1, 'animal-reeve');
  expect(game.changes('1 lessons; play animal-reeve')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    ...(wood > 0 && { '1 wood': [0, wood] }),
    '1 hand animal-reeve': [1, 0],
    '1 card animal-reeve': [0, 1],
  });
});

test.each([
  [{ sheep: 5, boar: 5, cattle: 1 }, 0],
  [{ sheep: 2, boar: 3, cattle: 2 }, 1],
  [{ sheep: 3, boar: 3, cattle: 9 }, 3],
  [{ sheep: 4, boar: 5, cattle: 4 }, 5],
])('A135 Animal Reeve: %o are worth %i bonus points to every player', (animals, bonus) => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'animal-reeve').give(1, animals).give(3, animals);
  expect([1, 2, 3].map((seat) => game.points(seat, 'bonus'))).toEqual([bonus, 0, bonus]);
});
