import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const game = (food: number) => new CardScenario({ seats: 4 }).inPlay(1, 'cattle-feeder').give(1, { food });

test('B166 Cattle Feeder: with Grain Seeds 1 cattle for 1 food', () => {
  expect(game(2).changes('1 grain-seeds; yes')).toEqual({
    'person grain-seeds': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 1],
    '1 grain': [0, 1],
    '1 cattle': [0, 1],
  });
});

test('B166 Cattle Feeder: it may be declined; without food nobody is asked, and others get nothing', () => {
  const declined = { 'person grain-seeds': [0, 1], '1 home': [2, 1], '1 grain': [0, 1] };
  expect(game(2).changes('1 grain-seeds; no')).toEqual(declined);
  expect(game(0).changes('1 grain-seeds')).toEqual(declined);
  expect(game(2).play('1 forest').changes('2 grain-seeds')).toEqual({
    'person grain-seeds': [0, 2],
    '2 home': [2, 1],
    '2 grain': [0, 1],
  });
});

test('B166 Cattle Feeder AG-R904: the cattle needs room', () => {
  const full = game(1).give(1, { sheep: 1 }).play('1 grain-seeds; yes');
  expect(full.offered()).toEqual(['keep 1 cattle', 'keep 1 sheep']);
});
