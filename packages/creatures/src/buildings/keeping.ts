import { special } from '../building';

/** Buildings that make room for animals. */
export const keeping = [
  special('dairy-farm', {
    cost: { stone: 3, reed: 1 },
    points: 3,
    holds: 2,
    of: 'cow',
    onUnused: { animal: 'cow', count: 2, where: 'beside' },
  }),
  special('dog-house', { cost: { wood: 1 }, onUnused: { animal: 'sheep', count: 1, where: [1, 2] } }),
  special('feeding-station', { cost: { wood: 2 }, holds: 1, pastureHolds: 1 }),
  special('hayrick', { cost: {}, points: 1, halves: 3 }),
  special('pen', { cost: { wood: 2 }, holds: 4, uncounted: true }),
  special('rearing-station', { cost: { wood: 2, reed: 1 }, points: 1, holds: 1, each: true, nursery: true }),
  special('stud', {
    cost: { wood: 1, stone: 3, reed: 1 },
    points: 3,
    holds: 2,
    of: 'horse',
    onUnused: { animal: 'horse', count: 2, where: 'beside' },
  }),
  special('wild-boar-pen', {
    cost: { wood: 2 },
    holds: 2,
    of: 'pig',
    onUnused: { animal: 'pig', count: 1, where: [0] },
  }),
];
