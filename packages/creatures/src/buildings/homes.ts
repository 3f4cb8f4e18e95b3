import { seq } from '@furrow/kernel/effect';
import { special } from '../building';
import { gain } from '../effect';

/** Houses and extensions: buildings about where they stand. */
export const homes = [
  special('byre-dwelling', { cost: { wood: 3, stone: 3, reed: 1 }, points: 3, holds: 4, over: 'cottage' }),
  special('log-house', {
    cost: { wood: 2, reed: 1 },
    holds: 4,
    over: 'cottage',
    score: { bonus: 4, atLeast: 4, of: { count: 'goods', of: ['wood'] } },
  }),
  special('corner-house', {
    cost: { stone: 2, reed: 1 },
    points: 4,
    holds: 3,
    where: 'corner',
    endsExpansion: true,
  }),
  special('cottage-extension', {
    cost: { wood: 1 },
    points: 4,
    holds: 3,
    where: 'besideCottage',
    needs: { turn: 2, round: 1 },
    cluster: true,
  }),
  special('conservatory', {
    cost: { stone: 1 },
    points: 1,
    holds: 1,
    of: 'sheep',
    build: { do: 'build', beside: true },
  }),
  special('country-house', {
    cost: { wood: 3, stone: 3 },
    points: 1,
    holds: 3,
    build: seq(gain({ cow: 1 }), { do: 'expand' }),
  }),
  special('large-extension', { cost: { wood: 3 }, holds: 2, score: { each: 2, of: { count: 'beside' } } }),
  special('small-extension', { cost: { stone: 1 }, holds: 1, score: { each: 2, of: { count: 'beside' } } }),
  special('manor', {
    cost: { wood: 1, stone: 3 },
    points: 7,
    holds: 2,
    score: { each: -2, of: { count: 'inRow', row: 2 } },
  }),
  special('office', {
    cost: { wood: 2, stone: 2 },
    points: 6,
    holds: 2,
    of: 'horse',
    score: { each: -2, of: { count: 'inRow', row: 0 } },
  }),
  special('estate', {
    cost: { stone: 2, reed: 1 },
    holds: 2,
    of: 'horse',
    build: gain({ horse: 1 }),
    score: { bonus: 3, atLeast: 5, of: { count: 'specials' } },
  }),
  special('inn', {
    cost: { stone: 2, pig: 1, cow: 1 },
    points: 4,
    holds: 2,
    of: 'pig',
    build: gain({ horse: 1 }),
  }),
];
