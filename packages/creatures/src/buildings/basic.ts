import { basicSpecial, preprinted, tile } from '../building';
import { gainOne } from '../effect';
import { ANIMALS, RESOURCES } from '../goods';

/** The Cottage, the two sides of a stall tile, and the four special buildings of every game. */
export const basic = [
  preprinted('cottage', { holds: 1 }),
  tile('stall', { cost: { stone: 3, reed: 1 }, points: 1, holds: 3, counts: 'stall' }),
  tile('stable', {
    cost: [{ wood: 5 }, { stone: 5 }],
    points: 4,
    holds: 5,
    over: 'stall',
    counts: 'stable',
  }),
  basicSpecial('half-timbered-house', {
    cost: { wood: 3, stone: 2, reed: 1 },
    points: 5,
    holds: 2,
    over: 'cottage',
  }),
  basicSpecial('open-stable', {
    cost: [{ wood: 3 }, { stone: 3 }],
    points: 2,
    holds: 5,
    over: 'stall',
    counts: 'stable',
    build: gainOne('cow', 'horse'),
  }),
  basicSpecial('shelter', { cost: { wood: 2, stone: 1 }, holds: 1, build: gainOne(...ANIMALS) }),
  basicSpecial('storage', {
    cost: { wood: 2, reed: 1 },
    score: { each: 0.5, of: { count: 'goods', of: RESOURCES } },
  }),
];
