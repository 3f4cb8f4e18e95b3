import { may, seq } from '@furrow/kernel/effect';
import { special } from '../building';
import { borders, gain, troughs } from '../effect';

/** Buildings that help with the work: cheaper, more often, a little besides. */
export const working = [
  special('barn', {
    cost: { wood: 3 },
    holds: 1,
    on: { moment: 'stallBuilt', once: true, then: { do: 'upgrade' } },
  }),
  special('farm-well', {
    cost: { wood: 1, stone: 2 },
    on: { moment: 'roundBegins', rounds: [6, 7, 8], then: troughs({ atLeast: 1, atMost: 1, free: 1 }) },
  }),
  special('fence-builder', { cost: { stone: 1, reed: 1 }, holds: 1, build: borders({ price: { wood: 1 } }) }),
  special('home-depot', {
    cost: { stone: 2 },
    points: 1,
    holds: 1,
    of: 'horse',
    on: { moment: 'used', space: 'building-resources', then: may({ do: 'fetch', from: 'wood-3' }) },
  }),
  special('sawmill', { cost: { stone: 5 }, points: 4, savesWood: true }),
  special('servants-hut', {
    cost: { wood: 2 },
    holds: 1,
    build: seq(borders({ atMost: 2, free: 2 }), troughs({ atMost: 1, price: { wood: 2 } })),
  }),
  special('stewards-office', {
    cost: { wood: 4, stone: 3, reed: 2 },
    points: -3,
    holds: 1,
    on: { moment: 'workEnds', then: { do: 'useSpace' } },
  }),
  special('stone-carver', {
    cost: { wood: 5 },
    remembers: true,
    on: { moment: 'roundEnds', then: may({ do: 'lay', good: 'stone' }) },
    score: { each: 2, of: { count: 'laid' } },
  }),
  special('timber-shop', {
    cost: { stone: 2 },
    points: 1,
    on: { moment: 'topSpacesFull', then: gain({ wood: 3 }) },
  }),
  special('woodshop', {
    cost: { wood: 2, stone: 2 },
    points: 1,
    holds: 2,
    on: { moment: 'bordersGained', then: borders({ atMost: 'gained', free: 99 }) },
  }),
  special('workshop', {
    cost: { wood: 2, stone: 1 },
    points: 2,
    holds: 1,
    on: { moment: 'stallAction', then: borders({ atMost: 2, free: 2 }) },
  }),
];
