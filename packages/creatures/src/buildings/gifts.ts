import { seq } from '@furrow/kernel/effect';
import { special } from '../building';
import { custom, gain, gainOne, troughs } from '../effect';
import { ANIMALS, RESOURCES } from '../goods';

/** Buildings that hand something out when they are built. */
export const gifts = [
  special('cow-stall', {
    cost: { wood: 4, reed: 1 },
    holds: 3,
    of: 'cow',
    counts: 'stall',
    build: gain({ cow: 1 }),
    score: { bonus: 4, atLeast: 11, of: { count: 'goods', of: ['cow'] } },
  }),
  special('pig-stall', {
    cost: { wood: 4, reed: 1 },
    holds: 3,
    of: 'pig',
    counts: 'stall',
    build: gain({ pig: 1 }),
    score: { bonus: 4, atLeast: 13, of: { count: 'goods', of: ['pig'] } },
  }),
  special('duck-pond', {
    cost: {},
    points: 1,
    needs: { atLeast: 6, of: { count: 'unused' } },
    build: gain({ reed: 1 }),
  }),
  special('farm-shop', {
    cost: { wood: 1 },
    holds: 1,
    of: 'sheep',
    where: 'bottomRow',
    build: seq(gainOne(...RESOURCES), gainOne(...ANIMALS)),
  }),
  special('feed-storehouse', {
    cost: { wood: 1, reed: 1 },
    build: troughs({ atLeast: 1, atMost: 1, free: 1 }),
    score: { bonus: 3, atLeast: 5, of: { count: 'troughs' } },
  }),
  special('flooring-expert', { cost: { stone: 1, reed: 1 }, build: gainOne('pig', 'cow') }),
  special('fodder-beet-field', {
    cost: {},
    needs: { atLeast: 2, of: { count: 'fewestAnimals' } },
    build: gain({ sheep: 1, pig: 1, cow: 1, horse: 1 }),
  }),
  special('hay-rack', { cost: { wood: 3, reed: 1 }, build: gain({ sheep: 1, cow: 1, horse: 1 }) }),
  special('materials-outlet', {
    cost: { reed: 1 },
    points: 7,
    holds: 1,
    of: 'horse',
    over: 'stable',
    build: gain({ wood: 4, stone: 3 }),
  }),
  special('organic-farm', {
    cost: { wood: 2, stone: 3, reed: 1 },
    points: 4,
    build: custom('second-animals'),
  }),
  special('reed-hut', { cost: { wood: 1, reed: 3 }, holds: 3, build: gain({ reed: 3 }) }),
];
