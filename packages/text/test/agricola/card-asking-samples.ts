import { findMajor } from '@furrow/agricola/boards/majors';
import { findCard } from '@furrow/agricola/cards/index';
import type { Effect } from '@furrow/agricola/effects/effect';
import { bake, majorOrMinor, occupation, sow } from '@furrow/agricola/effects/effect-words';
import { goodNumber, amounts as of } from '@furrow/agricola/state/goods';
import type { Question } from '@furrow/agricola/vocabulary/questions';
import { known } from '@furrow/testkit/notated-game';
import { clauseOf } from '@furrow/text/agricola/clauses/effect';
import type { Deed } from '@furrow/text/agricola/deed';
import type { Phrases } from '@furrow/text/agricola/phrases';
import type { Samples } from '../samples';

/** The number of a card by its id. */
export function cardNumber(id: string): number {
  return known(findCard(id), id).number;
}

/** Questions about cards, of every kind. */
export const cardQuestions: Pick<
  Samples<Question, 'ask'>,
  | 'sowMore'
  | 'reap'
  | 'minor'
  | 'occupation'
  | 'price'
  | 'order'
  | 'take'
  | 'deal'
  | 'custom'
  | 'place'
  | 'jump'
  | 'pick'
  | 'draw'
  | 'drawn'
  | 'discardCard'
> = {
  sowMore: [
    { ask: 'sowMore', fields: [4] },
    { ask: 'sowMore', fields: [4, 5, 8] },
  ],
  discardCard: [{ ask: 'discardCard' }],
  reap: [
    { ask: 'reap', crop: 'grain', atMost: 1 },
    { ask: 'reap', crop: 'vegetable', atMost: 3 },
    { ask: 'reap', crop: 'grain', atMost: 1, discarded: true },
    { ask: 'reap', crop: 'grain', atMost: 3, discarded: true },
  ],
  minor: [{ ask: 'minor' }],
  occupation: [
    { ask: 'occupation', prices: [of({})] },
    { ask: 'occupation', prices: [of({ food: 1 })] },
    { ask: 'occupation', prices: [of({ food: 2 }), of({ wood: 1 })] },
  ],
  price: [
    { ask: 'price', what: 'room', which: 0, prices: [of({ clay: 5, reed: 2 })] },
    { ask: 'price', what: 'stable', which: 0, prices: [of({ wood: 2 })] },
    { ask: 'price', what: 'fence', which: 0, prices: [of({ wood: 1 })] },
    { ask: 'price', what: 'renovation', which: 0, prices: [of({ clay: 2, reed: 1 })] },
    {
      ask: 'price',
      what: 'major',
      which: known(findMajor('well'), 'well').number,
      prices: [of({ stone: 3 })],
    },
    { ask: 'price', what: 'minor', which: cardNumber('chapel'), prices: [of({ wood: 3, clay: 2 })] },
    { ask: 'price', what: 'occupation', which: 1, prices: [of({ food: 1 })] },
  ],
  order: [
    { ask: 'order', cards: [cardNumber('lasso')] },
    { ask: 'order', cards: ['basket', 'carpenters-bench', 'shaving-horse'].map(cardNumber) },
  ],
  take: [
    { ask: 'take', effect: bake, instead: [cardNumber('freshman')] },
    { ask: 'take', effect: sow, instead: [cardNumber('lazy-sowman')] },
    { ask: 'take', effect: majorOrMinor, instead: [cardNumber('field-merchant'), cardNumber('freshman')] },
  ],
  deal: [{ ask: 'deal', seat: 1 }],
  custom: [{ ask: 'custom', name: 'effect-of-lone-card', about: 'space' }],
  place: [{ ask: 'place' }],
  jump: [{ ask: 'jump' }],
  pick: [{ ask: 'pick', left: 3 }],
  draw: [{ ask: 'draw', seat: 0 }],
  drawn: [
    { ask: 'drawn', card: cardNumber('grocer'), food: 0, orPass: false },
    { ask: 'drawn', card: cardNumber('wood-cutter'), food: 2, orPass: true },
  ],
};

/** Moves with cards, of every verb; every card that acts, is called or offers something does so. */
export function cardDeeds(
  phrases: Phrases,
): Pick<
  Samples<Deed, 'verb'>,
  | 'center'
  | 'renovate'
  | 'reap'
  | 'add'
  | 'discardCard'
  | 'palisade'
  | 'play'
  | 'call'
  | 'first'
  | 'cell'
  | 'fieldOf'
  | 'player'
  | 'number'
  | 'instead'
  | 'usual'
  | 'jump'
  | 'pick'
  | 'deal'
  | 'draw'
  | 'passOn'
  | 'byLot'
> {
  const does = (effect: Effect) => phrases.say(clauseOf(effect), { mood: 'do' });
  const grocer = cardNumber('grocer');
  return {
    renovate: [
      { verb: 'renovate', house: 1 },
      { verb: 'renovate', house: 2 },
    ],
    cell: [{ verb: 'cell', cell: 'b2' }],
    fieldOf: [{ verb: 'fieldOf', seat: 1, cell: 'b2' }],
    player: [{ verb: 'player', seat: 1 }],
    number: [{ verb: 'number', n: 3 }],
    center: [{ verb: 'center', cells: ['a2', 'a3', 'b2', 'b3'] }],
    add: [
      { verb: 'add', fields: ['a2'] },
      { verb: 'add', fields: ['a2', 'b3'] },
    ],
    discardCard: [{ verb: 'discardCard', card: grocer }],
    reap: [
      { verb: 'reap', crop: goodNumber('grain'), fields: ['a2'] },
      { verb: 'reap', crop: goodNumber('vegetable'), fields: ['a2', 'a3', 'b3'] },
    ],
    palisade: [
      { verb: 'palisade', cells: ['a2'], fences: 3, palisades: 1 },
      { verb: 'palisade', cells: ['a4', 'a5'], fences: 1, palisades: 4 },
      { verb: 'palisade', cells: ['a5'], fences: 0, palisades: 2 },
    ],
    play: [
      { verb: 'play', card: cardNumber('moonshine'), prices: [of({})] },
      { verb: 'play', card: cardNumber('chapel'), prices: [of({ wood: 3, clay: 2 })] },
      { verb: 'play', card: grocer, prices: [of({ food: 2 }), of({ wood: 1, clay: 1 })] },
    ],
    call: [
      { verb: 'call', card: grocer, does: does({ do: 'pay', cost: { food: 1 }, get: occupation(0) }) },
      { verb: 'call', card: cardNumber('telegram'), does: does({ do: 'guest' }) },
    ],
    first: [
      {
        verb: 'first',
        card: cardNumber('basket'),
        does: does({ do: 'pay', cost: { wood: 2 }, to: 'space', get: { do: 'gain', goods: { food: 3 } } }),
      },
    ],
    instead: [{ verb: 'instead', card: cardNumber('freshman'), does: does(occupation(0)) }],
    usual: [{ verb: 'usual', does: does(bake) }],
    jump: [
      {
        verb: 'jump',
        space: phrases.names.spaces['grain-seeds'],
        does: does({ do: 'gain', goods: { grain: 1 } }),
      },
    ],
    pick: [{ verb: 'pick', cards: ['grocer', 'lodger', 'wood-cutter'].map(cardNumber) }],
    deal: [{ verb: 'deal', card: grocer }],
    draw: [{ verb: 'draw', card: grocer }],
    byLot: [{ verb: 'byLot' }],
    passOn: [{ verb: 'passOn', card: grocer }],
  };
}
