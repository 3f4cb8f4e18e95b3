import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Seat 1 has fenced the space c5. */
const CORNER = 'c5n c5w c5s c5e';

const market = (sheep: number) => new CardScenario({ revealed: 'sheep-market' }).pile('sheep-market', sheep);

test('A012 Drinking Trough: each pasture holds 2 more', () => {
  const game = new CardScenario().hold(1, 'drinking-trough').give(1, { clay: 1 }).lay(1, { fences: CORNER });
  expect(game.changes('1 meeting-place; yes; play drinking-trough')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 clay': [1, 0],
    '1 hand drinking-trough': [1, 0],
    '1 card drinking-trough': [0, 1],
  });
  expect(game.pile('sheep-market', 7).changes('2 day-laborer\n1 sheep-market; keep 5 sheep')).toEqual({
    'person day-laborer': [0, 2],
    '2 home': [2, 1],
    '2 food': [3, 5],
    'on sheep-market': [7, 0],
    'person sheep-market': [0, 1],
    '1 home': [1, 0],
    '1 sheep': [0, 5],
  });
});

test('A012 Drinking Trough: without it there is room for 3 sheep, 2 in the pasture and 1 in the house', () => {
  const game = market(7).lay(1, { fences: CORNER }).play('1 sheep-market');
  expect(game.offered()).toEqual(['keep 3 sheep']);
});

test('A012 Drinking Trough: the 2 are added after a stable has doubled the room', () => {
  const game = market(9).inPlay(1, 'drinking-trough').lay(1, { fences: CORNER, stables: 'c5' });
  game.play('1 sheep-market');
  expect(game.offered()).toEqual(['keep 7 sheep']);
});

test('A012 Drinking Trough: every pasture, for a type each', () => {
  const game = market(9)
    .inPlay(1, 'drinking-trough')
    .give(1, { boar: 4 })
    .lay(1, { fences: `${CORNER} b5n b5w b5e` });
  game.play('1 sheep-market');
  expect(game.why('keep 5 sheep 4 boar')).toBeUndefined();
});

test('A012 Drinking Trough: stables outside of pastures and cards that hold animals are no pastures', () => {
  const game = market(9)
    .inPlay(1, 'drinking-trough stockyard')
    .lay(1, { stables: 'c5' })
    .play('1 sheep-market');
  expect(game.offered()).toEqual(['keep 5 sheep']);
});
