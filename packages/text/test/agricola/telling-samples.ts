import { goodNumber } from '@furrow/agricola/state/goods';
import { sourceOfCard } from '@furrow/agricola/state/source';
import type { Event } from '@furrow/agricola/vocabulary/events';
import { readCell, readEdge } from '@furrow/agricola/vocabulary/notation';
import type { Why } from '@furrow/agricola/vocabulary/reasons';
import { known } from '@furrow/testkit/notated-game';
import type { Samples } from '../samples';
import { majorNumber, of } from './asking-samples';
import { cardNumber } from './card-asking-samples';
import { cardEvents, cardReasons, sownCard } from './card-telling-samples';
import { handEvents, handReasons } from './hand-samples';
import { spaceNumber } from './set-ups';

const SEAT = { seat: 0 } as const;
const cell = (text: string): number => known(readCell(text), text);
const edge = (text: string): number => known(readEdge(text), text);

/** Events of every kind, in the game that the samples speak of. */
export const events: Samples<Event, 'event'> = {
  refunded: [{ event: 'refunded', seat: 0, goods: of({ reed: 1 }) }],
  piecesLost: [
    { event: 'piecesLost', seat: 0, fences: 1, stables: 0 },
    { event: 'piecesLost', seat: 1, fences: 0, stables: 3 },
  ],
  start: [{ event: 'start', seat: 1 }],
  drew: [{ event: 'drew', ...SEAT, card: cardNumber('tripods') }],
  foresaw: [{ event: 'foresaw', ...SEAT, cards: [cardNumber('camelot'), cardNumber('werewolf')], to: 0 }],
  wentBack: [{ event: 'wentBack', ...SEAT }],
  borrowed: [{ event: 'borrowed', ...SEAT, other: 1 }],
  movedOn: [{ event: 'movedOn', card: cardNumber('merchants-of-mars') }],
  frozen: [{ event: 'frozen', ...SEAT, card: cardNumber('carbonite-cousin'), until: 9 }],
  claimed: [{ event: 'claimed', ...SEAT, space: spaceNumber('forest') }],
  round: [{ event: 'round', round: 3 }],
  season: [0, 1, 2, 3].map((season) => ({ event: 'season', season })),
  revealed: [{ event: 'revealed', space: spaceNumber('sheep-market') }],
  used: [
    { event: 'used', ...SEAT, space: spaceNumber('forest') },
    { event: 'used', ...SEAT, space: spaceNumber('winter-action') },
    { event: 'used', ...SEAT, space: spaceNumber('modest-wish') },
  ],
  passed: [{ event: 'passed', ...SEAT }],
  token: [{ event: 'token', ...SEAT }],
  gained: [
    { event: 'gained', ...SEAT, goods: of({ wood: 6 }) },
    { event: 'gained', ...SEAT, goods: of({ food: 1, sheep: 1 }) },
    { event: 'gained', ...SEAT, goods: of({ grain: 2, vegetable: 1 }) },
    { event: 'gained', ...SEAT, goods: of({ food: 3 }), card: cardNumber('milk-jug') },
  ],
  paid: [
    { event: 'paid', ...SEAT, goods: of({ wood: 5, reed: 2 }) },
    { event: 'paid', ...SEAT, goods: of({ food: 1 }), space: 9 },
  ],
  begged: [
    { event: 'begged', ...SEAT, begging: 1 },
    { event: 'begged', ...SEAT, begging: 4 },
  ],
  converted: [
    { event: 'converted', ...SEAT, goods: of({ grain: 1 }), food: 1 },
    { event: 'converted', ...SEAT, goods: of({ vegetable: 2, boar: 1 }), food: 6 },
  ],
  handed: [{ event: 'handed', ...SEAT, other: 2, goods: of({ wood: 2, grain: 1 }) }],
  rooms: [
    { event: 'rooms', ...SEAT, cell: cell('a1') },
    { event: 'rooms', ...SEAT, cell: cell('a1'), by: 2 },
  ],
  stables: [
    { event: 'stables', ...SEAT, cell: cell('c5') },
    { event: 'stables', ...SEAT, cell: cell('c5'), by: 2 },
  ],
  renovated: [
    { event: 'renovated', ...SEAT, house: 1 },
    { event: 'renovated', ...SEAT, house: 2 },
  ],
  grew: [{ event: 'grew', ...SEAT }],
  plowed: [
    { event: 'plowed', ...SEAT, cell: cell('a2') },
    { event: 'plowed', ...SEAT, cell: cell('a2'), by: 2 },
  ],
  sowedMore: [
    { event: 'sowedMore', ...SEAT, fields: [cell('a2')] },
    { event: 'sowedMore', ...SEAT, fields: [cell('a2'), cell('b3')] },
  ],
  movedCrop: [{ event: 'movedCrop', ...SEAT, crop: goodNumber('grain'), from: cell('a2'), to: cell('b3') }],
  sowed: [
    { event: 'sowed', ...SEAT, grain: [cell('a2'), cell('a3')], vegetables: [cell('b3')] },
    { event: 'sowed', ...SEAT, grain: [cell('a2')], vegetables: [] },
    { event: 'sowed', ...SEAT, grain: [], vegetables: [cell('a2'), cell('a3')] },
    sownCard,
  ],
  baked: [
    { event: 'baked', ...SEAT, grain: 1, food: 5 },
    { event: 'baked', ...SEAT, grain: 3, food: 11 },
  ],
  fenced: [
    { event: 'fenced', ...SEAT, edges: [edge('a3w')] },
    { event: 'fenced', ...SEAT, edges: ['a5n', 'a5e'].map(edge), by: 2 },
    { event: 'fenced', ...SEAT, edges: ['a5n', 'a5s', 'a5e', 'a5w', 'c4s'].map(edge) },
  ],
  knockedDown: [
    { event: 'knockedDown', ...SEAT, fences: 1 },
    { event: 'knockedDown', ...SEAT, fences: 9 },
  ],
  heldBack: [
    { event: 'heldBack', ...SEAT, goods: of({ wood: 3 }), card: cardNumber('mail-coach-driver-2007') },
  ],
  major: [
    { event: 'major', ...SEAT, major: majorNumber('fireplace-2') },
    { event: 'major', ...SEAT, major: majorNumber('clay-oven') },
  ],
  returned: [
    { event: 'returned', ...SEAT, improvement: majorNumber('fireplace-3') },
    { event: 'returned', ...SEAT, improvement: sourceOfCard(cardNumber('oriental-fireplace')) },
  ],
  later: [
    { event: 'later', ...SEAT, rounds: [7, 8, 9, 10, 11], goods: of({ food: 1 }) },
    { event: 'later', ...SEAT, rounds: [13, 14], goods: of({ food: 1 }) },
    { event: 'later', ...SEAT, rounds: [14], goods: of({ food: 1 }) },
  ],
  fed: [
    { event: 'fed', ...SEAT, food: 6, begging: 0 },
    { event: 'fed', ...SEAT, food: 3, begging: 1 },
    { event: 'fed', ...SEAT, food: 0, begging: 4 },
  ],
  born: [
    { event: 'born', ...SEAT, animals: [goodNumber('sheep')] },
    { event: 'born', ...SEAT, animals: [goodNumber('sheep'), goodNumber('boar'), goodNumber('cattle')] },
    { event: 'born', ...SEAT, animals: [] },
  ],
  released: [
    { event: 'released', ...SEAT, goods: of({ sheep: 1 }) },
    { event: 'released', ...SEAT, goods: of({ wood: 2, vegetable: 1 }) },
    { event: 'released', ...SEAT, goods: of({}) },
  ],
  harvest: [{ event: 'harvest', round: 4 }],
  homeward: [{ event: 'homeward' }],
  over: [{ event: 'over' }],
  ...cardEvents,
  ...handEvents,
};

/** Reasons of every kind, for the player of `givenScenario` with 3 wood, 1 stone, 2 grain and 1 food. */
export const reasons: Samples<Why, 'why'> = {
  occupied: [{ why: 'occupied', space: spaceNumber('forest') }],
  'tile-used': [{ why: 'tile-used', space: spaceNumber('animal-market') }],
  'not-revealed': [{ why: 'not-revealed', space: spaceNumber('pig-market') }],
  'other-season': [{ why: 'other-season', space: spaceNumber('autumn-action') }],
  frozen: [{ why: 'frozen' }],
  replaced: [{ why: 'replaced', card: cardNumber('transmogrifier') }],
  'nothing-there': [{ why: 'nothing-there' }],
  'cannot-pay': [
    { why: 'cannot-pay', prices: [of({ wood: 5, reed: 2 })] },
    { why: 'cannot-pay', prices: [of({ wood: 5, reed: 2 }), of({ wood: 4 })] },
    { why: 'cannot-pay', prices: [of({ stone: 3 }), of({ wood: 1, stone: 2 })] },
    { why: 'cannot-pay', prices: [of({ clay: 1 })] },
    { why: 'cannot-pay', prices: [of({ clay: 3 }), of({ reed: 3 })] },
    { why: 'cannot-pay', prices: [of({ wood: 2, food: 6 })] },
  ],
  'must-spend': [{ why: 'must-spend', good: 3 }],
  'from-round': [{ why: 'from-round', round: 5 }],
  'no-room-space': [{ why: 'no-room-space' }],
  'no-stable-left': [{ why: 'no-stable-left' }],
  'no-pieces': [{ why: 'no-pieces', piece: 'stable', count: 3 }],
  'no-stable-space': [{ why: 'no-stable-space' }],
  'cannot-stand-there': [{ why: 'cannot-stand-there', cell: cell('b1') }],
  'too-many': [
    { why: 'too-many', atMost: 1 },
    { why: 'too-many', atMost: 3 },
    { why: 'too-many', atMost: 0 },
  ],
  'too-few': [{ why: 'too-few', atLeast: 1 }],
  'stone-house': [{ why: 'stone-house' }],
  'family-complete': [{ why: 'family-complete' }],
  'no-free-room': [{ why: 'no-free-room' }],
  'no-field-space': [{ why: 'no-field-space' }],
  'no-empty-field': [{ why: 'no-empty-field' }],
  'no-crops': [{ why: 'no-crops' }],
  'field-planted': [{ why: 'field-planted', cell: cell('a2') }],
  'not-sown-now': [{ why: 'not-sown-now', field: cell('a2') }],
  'no-crop-to-move': [{ why: 'no-crop-to-move' }],
  'named-twice': [{ why: 'named-twice' }],
  'nothing-to-bake-with': [{ why: 'nothing-to-bake-with' }],
  'no-grain': [{ why: 'no-grain' }],
  'no-fence-stands': [{ why: 'no-fence-stands' }],
  'no-fences': [{ why: 'no-fences' }],
  'no-pasture': [{ why: 'no-pasture' }],
  'fence-there': [{ why: 'fence-there', edge: edge('a2w') }],
  'encloses-building': [{ why: 'encloses-building' }],
  'fence-bounds-nothing': [{ why: 'fence-bounds-nothing' }],
  'pastures-apart': [{ why: 'pastures-apart' }],
  'pasture-apart-from-farm': [{ why: 'pasture-apart-from-farm' }],
  'majors-gone': [{ why: 'majors-gone' }],
  'no-major-affordable': [{ why: 'no-major-affordable' }],
  'major-taken': [
    { why: 'major-taken', major: majorNumber('fireplace-2') },
    { why: 'major-taken', major: majorNumber('joinery') },
  ],
  'no-cards': [{ why: 'no-cards' }],
  'cards-unused': [{ why: 'cards-unused' }],
  'no-room': [{ why: 'no-room' }],
  'not-so-many': [{ why: 'not-so-many' }],
  'no-use-for-animals': [{ why: 'no-use-for-animals' }],
  'must-pay-food': [{ why: 'must-pay-food' }],
  begging: [
    { why: 'begging', lacking: 2, need: 6 },
    { why: 'begging', lacking: 1, need: 4 },
    { why: 'begging', lacking: 0, need: 4 },
  ],
  'nothing-to-convert': [{ why: 'nothing-to-convert' }],
  'not-while-breeding': [{ why: 'not-while-breeding' }],
  'no-pair': [{ why: 'no-pair' }],
  'nothing-to-move': [{ why: 'nothing-to-move' }],
  'not-asked': [{ why: 'not-asked' }],
  ...cardReasons,
  ...handReasons,
};
