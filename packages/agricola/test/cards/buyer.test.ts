import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = () => new CardScenario({ seats: 4, start: 2 }).inPlay(1, 'buyer').give(1, { food: 3 });

test('A156 Buyer: 1 food for whoever uses a reed accumulation space brings 1 reed', () => {
  const game = ready().play('2 reed-bank');
  expect(game.changes('1 yes')).toEqual({
    '1 food': [3, 2],
    '1 reed': [0, 1],
    '2 food': [2, 3],
    '2 reed': [0, 1],
    'on reed-bank': [1, 0],
  });
});

test('A156 Buyer AG-R904: 1 sheep, which needs room', () => {
  const game = ready().play('2 sheep-market');
  expect(game.changes('1 yes')).toMatchObject({ '1 food': [3, 2], '1 sheep': [0, 1], '2 food': [2, 3] });
  const full = ready().give(1, { sheep: 1, boar: 1 }).lay(1, { stables: 'a5' }).play('2 sheep-market\n1 yes');
  expect(full.offered()).toEqual(['keep 1 sheep 1 boar', 'keep 2 sheep']);
});

test('A156 Buyer: not for wood, and it is optional', () => {
  expect(ready().play('2 forest').asked()[0]).toMatchObject({ seat: 3, kind: 'work' });
  expect(ready().play('2 reed-bank\n1 no').asked()[0]).toMatchObject({ seat: 3, kind: 'work' });
});
