import type { Event } from '@furrow/creatures/events';
import type { Why } from '@furrow/creatures/reasons';
import { spaceNumber } from '@furrow/creatures/spaces';
import type { Samples } from '../samples';
import { numberOf, of } from './named';

const SEAT = { seat: 0 } as const;

/** Events of every kind, on the starting boards. */
export const events: Samples<Event, 'event'> = {
  start: [{ event: 'start', seat: 1 }],
  drawn: [{ event: 'drawn', building: numberOf('pen') }],
  round: [{ event: 'round', round: 3 }],
  used: [
    { event: 'used', ...SEAT, space: spaceNumber('wood-3'), worker: true },
    { event: 'used', ...SEAT, space: spaceNumber('fences'), worker: false },
  ],
  marker: [{ event: 'marker', ...SEAT }],
  gained: [
    { event: 'gained', ...SEAT, goods: of({ wood: 6 }) },
    { event: 'gained', ...SEAT, goods: of({ cow: 1, pig: 2 }) },
  ],
  paid: [{ event: 'paid', ...SEAT, goods: of({ stone: 3, reed: 1 }) }],
  borders: [
    { event: 'borders', ...SEAT, edges: [4] },
    { event: 'borders', ...SEAT, edges: [0, 3, 32] },
  ],
  troughs: [
    { event: 'troughs', ...SEAT, cells: [5] },
    { event: 'troughs', ...SEAT, cells: [0, 5] },
  ],
  built: [
    { event: 'built', ...SEAT, building: numberOf('stall'), cell: 5 },
    { event: 'built', ...SEAT, building: numberOf('inn'), cell: 5 },
  ],
  upgraded: [{ event: 'upgraded', ...SEAT, cell: 5 }],
  returned: [{ event: 'returned', building: numberOf('cow-stall') }],
  expanded: [
    { event: 'expanded', ...SEAT, side: 'left' },
    { event: 'expanded', ...SEAT, side: 'right' },
  ],
  called: [{ event: 'called', ...SEAT, building: numberOf('carpenter') }],
  gaveBorder: [{ event: 'gaveBorder', ...SEAT }],
  laid: [{ event: 'laid', ...SEAT, building: numberOf('stone-carver') }],
  moved: [
    { event: 'moved', ...SEAT, piece: 'trough', from: 0, to: 5 },
    { event: 'moved', ...SEAT, piece: 'stall', from: 5, to: 0 },
  ],
  ranAway: [
    { event: 'ranAway', ...SEAT, goods: of({ sheep: 1 }) },
    { event: 'ranAway', ...SEAT, goods: of({ sheep: 2, pig: 1 }) },
  ],
  born: [
    { event: 'born', ...SEAT, animals: [6] },
    { event: 'born', ...SEAT, animals: [3, 4, 5] },
  ],
  troughReplaced: [{ event: 'troughReplaced', ...SEAT, cell: 5 }],
  homeward: [{ event: 'homeward' }],
  over: [{ event: 'over' }],
};

const OPEN_STABLE = { building: numberOf('open-stable') };
const TRADER = { building: numberOf('animal-trader') };

/** Reasons of every kind, for a player with 1 stone, 3 wood and 4 sheep (see `givenState`). */
export const reasons: Samples<Why, 'why'> = {
  occupied: [{ why: 'occupied', space: spaceNumber('wood-3') }],
  'nothing-there': [{ why: 'nothing-there' }],
  'cannot-pay': [
    { why: 'cannot-pay', prices: [of({ stone: 3, reed: 1 })] },
    { why: 'cannot-pay', prices: [of({ wood: 5 }), of({ stone: 5 })] },
    { why: 'cannot-pay', prices: [of({ reed: 1 })] },
    { why: 'cannot-pay', prices: [of({ stone: 2, pig: 1, cow: 1 })] },
    { why: 'cannot-pay', prices: [of({ wood: 1 })] },
  ],
  'no-borders': [{ why: 'no-borders' }],
  'no-edge': [{ why: 'no-edge' }],
  'edge-taken': [{ why: 'edge-taken', edge: 4 }],
  'no-troughs': [{ why: 'no-troughs' }],
  'no-trough-space': [{ why: 'no-trough-space' }],
  'trough-taken': [{ why: 'trough-taken', cell: 5 }],
  'too-many': [
    { why: 'too-many', atMost: 2 },
    { why: 'too-many', atMost: 0 },
  ],
  'too-few': [{ why: 'too-few', atLeast: 1 }],
  'named-twice': [{ why: 'named-twice' }],
  'no-tiles': [{ why: 'no-tiles' }],
  'no-space': [{ why: 'no-space' }],
  'cannot-stand-there': [{ why: 'cannot-stand-there', cell: 5 }],
  'no-stall': [{ why: 'no-stall' }],
  'no-stall-there': [{ why: 'no-stall-there', cell: 5 }],
  'not-offered': [
    { why: 'not-offered', ...OPEN_STABLE },
    { why: 'not-offered', building: numberOf('stall') },
    { why: 'not-offered', building: numberOf('cottage') },
  ],
  'nothing-to-build': [{ why: 'nothing-to-build' }],
  needs: [
    { why: 'needs', condition: { atLeast: 6, of: { count: 'unused' } } },
    { why: 'needs', condition: { atLeast: 2, of: { count: 'fewestAnimals' } } },
    { why: 'needs', condition: { turn: 2, round: 1 } },
  ],
  nowhere: [{ why: 'nowhere', ...OPEN_STABLE }],
  'no-expansions': [{ why: 'no-expansions' }],
  'no-more-expansions': [{ why: 'no-more-expansions' }],
  'nothing-to-trade': [{ why: 'nothing-to-trade' }],
  'no-such-trade': [{ why: 'no-such-trade' }],
  'no-loose-trough': [{ why: 'no-loose-trough' }],
  'nothing-to-move': [{ why: 'nothing-to-move' }],
  'cannot-move': [{ why: 'cannot-move' }],
  'splits-buildings': [{ why: 'splits-buildings' }],
  'no-room': [{ why: 'no-room' }],
  'not-so-many': [{ why: 'not-so-many' }],
  'newborn-promised': [{ why: 'newborn-promised' }],
  'newborn-has-no-room': [{ why: 'newborn-has-no-room' }],
  'not-owned': [{ why: 'not-owned', ...TRADER }],
  'not-at-any-time': [
    { why: 'not-at-any-time', ...OPEN_STABLE },
    { why: 'not-at-any-time', building: numberOf('stall') },
  ],
  'work-phase-only': [{ why: 'work-phase-only', ...TRADER }],
  'not-asked': [{ why: 'not-asked' }],
};
