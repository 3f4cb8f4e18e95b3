import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const PASTURE = 'a5n a5w a5e b5n';

test('A001 Shelter: a free stable in a pasture of exactly 1 space; the card travels on', () => {
  const game = new CardScenario().hold(1, 'shelter').lay(1, { fences: PASTURE });
  game.play('1 meeting-place; yes; play shelter; yes');
  expect(game.offered()).toEqual(['stable a5']);
  expect(game.why('stable a4')).toEqual({ why: 'cannot-stand-there', cell: 12 });
  expect(game.changes('stable a5')).toEqual({
    '1 a5 stable': [0, 1],
    '2 hand shelter': [0, 1],
  });
});

test('A001 Shelter: the stable may be declined', () => {
  const game = new CardScenario().hold(1, 'shelter').lay(1, { fences: PASTURE });
  expect(game.changes('1 meeting-place; yes; play shelter; no')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand shelter': [1, 0],
    '2 hand shelter': [0, 1],
  });
});

test('A001 Shelter: no stable without such a pasture, or where one stands, or if none is left', () => {
  const playing = (on: Parameters<CardScenario['lay']>[1]) =>
    new CardScenario().hold(1, 'shelter').lay(1, on).play('1 meeting-place; yes; play shelter');
  for (const on of [
    {},
    { fences: 'a4n a5n a4w a5e b4n b5n' },
    { fences: PASTURE, stables: 'a5' },
    { fences: PASTURE, stables: 'a2 a3 a4 b3' },
  ])
    expect(playing(on).asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
