import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['sheep', 1],
  ['boar', 2],
  ['cattle', 3],
])('K307 Animal Breeder: for a new pasture 2 %s for %i food', (animal, food) => {
  const game = new CardScenario({ edition: '2007', seats: 4, revealed: 'fences' })
    .inPlay(1, 'animal-breeder-2007')
    .give(1, { wood: 6, food: 5 });
  expect(game.changes(`1 fences; pasture a4+a5; yes; ${animal}`)).toMatchObject({
    '1 food': [5, 5 - food],
    [`1 ${animal}`]: [0, 2],
  });
});

test('K307 Animal Breeder: nothing for a pasture that is only divided', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, revealed: 'fences' })
    .inPlay(1, 'animal-breeder-2007')
    .lay(1, { fences: 'a4n a4w a4s a5n a5e a5s' })
    .give(1, { wood: 1, food: 5 });
  expect(game.changes('1 fences; pasture a4')).toEqual({
    'person fences': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 fence a5w': [0, 1],
  });
});

test('K307 Animal Breeder, AG-R405: a space with a stable is not unused', () => {
  const fencing = () =>
    new CardScenario({ edition: '2007', seats: 4, revealed: 'fences' })
      .inPlay(1, 'animal-breeder-2007')
      .lay(1, { stables: 'a5' })
      .give(1, { wood: 6, food: 5 });
  expect(fencing().play('1 fences; pasture a5').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  expect(fencing().play('1 fences; pasture a4+a5').offered()).toEqual(['yes', 'no']);
});
