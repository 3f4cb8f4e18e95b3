import type { Event } from '@furrow/agricola/vocabulary/events';
import type { Question } from '@furrow/agricola/vocabulary/questions';
import type { Why } from '@furrow/agricola/vocabulary/reasons';
import type { Deed } from '@furrow/text/agricola/deed';
import type { Samples } from '../samples';
import { cardNumber } from './card-asking-samples';

const SEAT = { seat: 0 } as const;
const CARDS = ['grocer', 'lasso', 'wood-cutter'].map(cardNumber);
const [CARD] = CARDS;
const KINDS = [0, 1] as const;

/** Questions about hands, of every kind. */
export const handQuestions: Pick<
  Samples<Question, 'ask'>,
  'keepCards' | 'drawOne' | 'swapCards' | 'mulligan' | 'layAway' | 'layOut'
> = {
  keepCards: [
    { ask: 'keepCards', occupations: 1, minors: 0, pack: CARDS, chosen: [] },
    { ask: 'keepCards', occupations: 0, minors: 1, pack: CARDS, chosen: [] },
    { ask: 'keepCards', occupations: 3, minors: 2, pack: CARDS, chosen: [] },
    { ask: 'keepCards', occupations: 0, minors: 0, pack: CARDS, chosen: [CARD] },
  ],
  drawOne: [{ ask: 'drawOne' }],
  swapCards: [
    { ask: 'swapCards', left: 6, sameKind: true },
    { ask: 'swapCards', left: 1, sameKind: false },
  ],
  mulligan: [{ ask: 'mulligan' }],
  layAway: [{ ask: 'layAway', count: 3 }],
  layOut: [{ ask: 'layOut' }],
};

/** Events around hands, of every kind. */
export const handEvents: Pick<
  Samples<Event, 'event'>,
  'pack' | 'packsPassed' | 'kept' | 'laidAway' | 'drewFrom' | 'laidOut' | 'tookFromMarket'
> = {
  pack: [
    { event: 'pack', ...SEAT, cards: CARDS, to: 0 },
    { event: 'pack', ...SEAT, cards: [CARD], to: 0 },
  ],
  packsPassed: [
    { event: 'packsPassed', toLeft: true, final: true },
    { event: 'packsPassed', toLeft: false, final: true },
  ],
  kept: [
    { event: 'kept', ...SEAT, cards: [CARD], to: 0 },
    { event: 'kept', ...SEAT, cards: CARDS, to: 0 },
  ],
  laidAway: [
    { event: 'laidAway', ...SEAT, count: 1 },
    { event: 'laidAway', ...SEAT, count: 7 },
  ],
  drewFrom: KINDS.map((kind) => ({ event: 'drewFrom', ...SEAT, kind })),
  laidOut: [{ event: 'laidOut', card: CARD }],
  tookFromMarket: [{ event: 'tookFromMarket', ...SEAT, card: CARD }],
};

/** Reasons around hands, of every kind. */
export const handReasons: Pick<
  Samples<Why, 'why'>,
  | 'not-in-pack'
  | 'keep-fewer'
  | 'all-chosen'
  | 'lay-away-so-many'
  | 'decks-empty'
  | 'market-used'
  | 'not-in-market'
> = {
  'not-in-pack': [{ why: 'not-in-pack' }],
  'keep-fewer': KINDS.flatMap((kind) => [0, 1, 2].map((atMost) => ({ why: 'keep-fewer', kind, atMost }))),
  'all-chosen': [{ why: 'all-chosen' }],
  'lay-away-so-many': [{ why: 'lay-away-so-many', count: 3 }],
  'decks-empty': [{ why: 'decks-empty' }],
  'market-used': [{ why: 'market-used' }],
  'not-in-market': [{ why: 'not-in-market' }],
};

/** Moves with hands, of every verb. */
export const handDeeds: Pick<
  Samples<Deed, 'verb'>,
  | 'keepCards'
  | 'takeBack'
  | 'layAway'
  | 'deck'
  | 'mulligan'
  | 'layOut'
  | 'takeCard'
  | 'threeForOne'
  | 'keepHand'
> = {
  keepCards: [
    { verb: 'keepCards', cards: [CARD] },
    { verb: 'keepCards', cards: CARDS },
  ],
  takeBack: [{ verb: 'takeBack' }],
  layAway: [
    { verb: 'layAway', cards: [CARD] },
    { verb: 'layAway', cards: CARDS },
  ],
  deck: KINDS.map((kind) => ({ verb: 'deck', kind })),
  mulligan: KINDS.map((kind) => ({ verb: 'mulligan', kind })),
  layOut: [{ verb: 'layOut', card: CARD }],
  takeCard: [{ verb: 'takeCard', card: CARD }],
  threeForOne: [{ verb: 'threeForOne' }],
  keepHand: [{ verb: 'keepHand' }],
};
