import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** A pasture of three spaces in the upper right corner. */
const FENCES = 'a3n a4n a5n a3s a4s a5s a3w a5e';

const ready = (round: number, revealed = 'sheep-market') =>
  new CardScenario({ round, revealed })
    .hold(1, 'growing-farm basket')
    .give(1, { clay: 2, reed: 2 })
    .lay(1, { fences: FENCES });

test('B52 Growing Farm: with as many pasture spaces as rounds before this one it gives food for this one, too', () => {
  const game = ready(4);
  expect(game.changes('1 meeting-place; yes; play growing-farm')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 clay': [2, 0],
    '1 reed': [2, 1],
    '1 food': [2, 6],
    '1 hand growing-farm': [1, 0],
    '1 card growing-farm': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(2);
});

test('B52 Growing Farm: more pasture spaces do not help, fewer forbid it', () => {
  expect(ready(2).changes('1 meeting-place; yes; play growing-farm')).toMatchObject({ '1 food': [2, 4] });
  expect(ready(5, 'basic-wish').why('1 meeting-place; yes; play growing-farm')).toMatchObject({
    why: 'needs',
  });
});

test('B52 Growing Farm: in round 1 it needs no pasture', () => {
  const game = new CardScenario().hold(1, 'growing-farm').give(1, { clay: 2, reed: 1 });
  expect(game.changes('1 meeting-place; yes; play growing-farm')).toMatchObject({ '1 food': [2, 3] });
});
