import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const PASTURE = { fences: 'a4n a4w b4n a5n a5e b5n' };

test('E216 Animal Keeper: all types in one pasture, together as many as it holds', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'animal-keeper-2007')
    .lay(1, PASTURE)
    .give(1, { boar: 2, cattle: 2 });
  game.play('1 sheep');
  expect(game.board()).toMatchObject({ '1 sheep': 1, '1 boar': 2, '1 cattle': 2 });
});

test('E216 Animal Keeper: but not more', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'animal-keeper-2007')
    .lay(1, PASTURE)
    .give(1, { boar: 3, cattle: 2 });
  game.play('1 sheep');
  expect(game.offered()).toEqual(
    expect.arrayContaining([
      'keep 3 boar 2 cattle',
      'keep 1 sheep 2 boar 2 cattle',
      'keep 1 sheep 3 boar 1 cattle',
    ]),
  );
});

test('E216 Animal Keeper: without it a pasture is for one type', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .lay(1, PASTURE)
    .give(1, { boar: 2, cattle: 1 });
  game.play('1 sheep');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'settle' });
});

test('E216 Animal Keeper, AG-V32: types may share their one pasture', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, options: { 'one-pasture-per-type': 'on' } })
    .inPlay(1, 'animal-keeper-2007')
    .lay(1, PASTURE)
    .give(1, { boar: 2, cattle: 2 });
  game.play('1 sheep');
  expect(game.board()).toMatchObject({ '1 sheep': 1, '1 boar': 2, '1 cattle': 2 });
});
