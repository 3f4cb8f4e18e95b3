import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const MARKET = { round: 8, revealed: 'grain-utilization sheep-market pig-market' };
const patch = () =>
  new CardScenario(MARKET).inPlay(1, 'mud-patch').lay(1, { fields: 'a2 a3 a4', grain: { a4: 2 } });

test('A11 Mud Patch: 1 wild boar when it is played', () => {
  const game = new CardScenario().hold(1, 'mud-patch').lay(1, { fields: 'a2' }).give(1, { sheep: 1 });
  expect(game.changes('1 meeting-place; yes; play mud-patch')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 boar': [0, 1],
    '1 hand mud-patch': [1, 0],
    '1 card mud-patch': [0, 1],
  });
});

test('A11 Mud Patch: room for 1 boar on each unplanted field tile, for boar only, not on field cards', () => {
  const game = patch().inPlay(1, 'patch-caregiver').pile('pig-market', 9).play('1 pig-market');
  expect(game.offered()).toEqual(['keep 3 boar']);
  const sheep = patch().pile('sheep-market', 9).play('1 sheep-market');
  expect(sheep.offered()).toEqual(['keep 1 sheep']);
});

test('A11 Mud Patch: a boar must go when its field is sown', () => {
  const game = patch().give(1, { boar: 3, grain: 1 }).play('1 grain-utilization; sow grain a2');
  expect(game.offered()).toEqual(['keep 2 boar']);
  expect(game.changes('keep 2 boar')).toEqual({ '1 boar': [3, 2] });
});
