import { findMajor } from '@furrow/agricola/boards/majors';
import type { Effect } from '@furrow/agricola/effects/effect';
import { EVES } from '@furrow/agricola/effects/effect';
import {
  bake,
  fences,
  gainOne,
  gainResource,
  growWithoutRoom,
  majorOrMinor,
  minor,
  plow,
  sow,
} from '@furrow/agricola/effects/effect-words';
import { foodRates } from '@furrow/agricola/in-play/kitchen';
import { amounts, type Goods, goodNumber } from '@furrow/agricola/state/goods';
import { sourceOfCard } from '@furrow/agricola/state/source';
import type { Question } from '@furrow/agricola/vocabulary/questions';
import type { Amounts } from '@furrow/farm/goods';
import { known } from '@furrow/testkit/notated-game';
import { clauseOf } from '@furrow/text/agricola/clauses/effect';
import type { Deed } from '@furrow/text/agricola/deed';
import type { Phrases } from '@furrow/text/agricola/phrases';
import type { Samples } from '../samples';
import { cardDeeds, cardNumber, cardQuestions } from './card-asking-samples';
import { handDeeds, handQuestions } from './hand-samples';
import { everySpace } from './set-ups';

/** Amounts by name. */
export const of = (goods: Goods): Amounts => amounts(goods);

/** The number of a major improvement by its id. */
export function majorNumber(id: string): number {
  return known(findMajor(id), id).number;
}

type OneOf = Extract<Effect, { do: 'oneOf' }>;

/** What a space does, if that is a choice. */
function choiceAt(id: string): OneOf {
  const { effect } = known(
    everySpace().find((space) => space.id === id),
    id,
  );
  if (effect.do !== 'oneOf') throw new Error(`no choice at '${id}'`);
  return effect;
}

/** Animals and crops are cooked with a Fireplace. */
const RATES = foodRates(1 << majorNumber('fireplace-2'));
const sellOrBake = {
  do: 'oneOf',
  options: { bake, sell: { do: 'pay', cost: { grain: 1 }, get: { do: 'gain', goods: { food: 4 } } } },
} as const;

/** Questions of every kind. */
export const questions: Samples<Question, 'ask'> = {
  drawFrom: [{ ask: 'drawFrom', seat: 1, deck: 'X' }],
  foresee: [{ ask: 'foresee', cards: [] }],
  may: [
    { ask: 'may', effect: majorOrMinor },
    { ask: 'may', effect: fences },
    { ask: 'may', effect: bake },
    { ask: 'may', effect: minor },
    { ask: 'may', effect: { do: 'fromRound', round: 5, effect: growWithoutRoom } },
  ],
  oneOf: [
    { ask: 'oneOf', effect: gainResource as OneOf },
    { ask: 'oneOf', effect: gainOne('reed', 'stone') as OneOf },
    { ask: 'oneOf', effect: choiceAt('animal-market') },
    { ask: 'oneOf', effect: choiceAt('5-room-or-players') },
    { ask: 'oneOf', effect: choiceAt('5-resources-or-growth') },
  ],
  anyOf: [
    { ask: 'anyOf', effects: [sow, bake], canFinish: false },
    { ask: 'anyOf', effects: [plow, sellOrBake], canFinish: false },
    { ask: 'anyOf', effects: [bake], canFinish: true },
    { ask: 'anyOf', effects: [sellOrBake], canFinish: true },
  ],
  build: [
    { ask: 'build', rooms: [of({ wood: 5, reed: 2 })], stable: of({ wood: 2 }), canFinish: false },
    { ask: 'build', rooms: [of({ stone: 5, reed: 2 })], stable: of({}), canFinish: true },
    { ask: 'build', rooms: [], stable: of({ wood: 1 }), canFinish: false },
    { ask: 'build', rooms: [], stable: of({}), canFinish: true },
    { ask: 'build', rooms: [of({ clay: 5, reed: 2 })], stable: undefined, canFinish: false },
    {
      ask: 'build',
      rooms: [of({ clay: 5, reed: 2 }), of({ wood: 1, clay: 3, reed: 2 })],
      stable: of({ wood: 2 }),
      center: of({ wood: 2 }),
      canFinish: false,
    },
    {
      ask: 'build',
      rooms: [of({ wood: 5, reed: 2 })],
      stable: of({ wood: 2 }),
      partner: { rooms: [of({ clay: 6, reed: 3 })], stable: of({ wood: 3 }) },
      canFinish: false,
    },
    {
      ask: 'build',
      rooms: [],
      stable: undefined,
      partner: { rooms: [], stable: of({ wood: 3 }) },
      canFinish: true,
    },
  ],
  renovate: [{ ask: 'renovate', houses: [1, 2] }],
  plow: [{ ask: 'plow' }, { ask: 'plow', partner: true }, { ask: 'plow', partner: false }],
  food: [
    { ask: 'food', price: of({ food: 1 }), missing: 1, rates: RATES },
    { ask: 'food', price: of({ wood: 2, food: 6 }), missing: 3, rates: RATES },
    { ask: 'food', price: of({ food: 4 }), missing: 3, rates: RATES, orBeg: true },
  ],
  sow: [
    { ask: 'sow', fields: 3, have: of({ grain: 2, vegetable: 1 }) },
    { ask: 'sow', fields: 1, have: of({ vegetable: 2 }) },
  ],
  bake: [
    { ask: 'bake', food: [5] },
    { ask: 'bake', food: [5, 8, 11] },
  ],
  fences: [
    { ask: 'fences', left: 15, canFinish: false },
    { ask: 'fences', left: 1, canFinish: true },
    { ask: 'fences', left: 15, partnerLeft: 9, canFinish: false },
    { ask: 'fences', left: 12, palisades: true, canFinish: false },
    { ask: 'fences', left: 12, one: true, canFinish: false },
    { ask: 'fences', left: 4, exactly: 4, canFinish: false },
  ],
  marketplace: [
    {
      ask: 'marketplace',
      have: of({ wood: 3, grain: 1 }),
      partner: of({ clay: 2 }),
      paid: [],
      canFinish: false,
    },
    {
      ask: 'marketplace',
      have: of({ wood: 1, sheep: 2 }),
      partner: of({}),
      paid: [goodNumber('wood'), goodNumber('vegetable')],
      canFinish: true,
    },
  ],
  major: [
    { ask: 'major', orMinor: false },
    { ask: 'major', orMinor: true },
  ],
  giveBack: [{ ask: 'giveBack', card: cardNumber('oriental-fireplace') }],
  majorPay: [
    { ask: 'majorPay', major: majorNumber('cooking-hearth-4') },
    { ask: 'majorPay', major: majorNumber('well') },
  ],
  settle: [
    { ask: 'settle', have: of({ sheep: 3, boar: 1, cattle: 2 }), newborns: false },
    { ask: 'settle', have: of({ sheep: 3 }), newborns: true },
  ],
  convert: [
    { ask: 'convert', rates: foodRates(0) },
    { ask: 'convert', rates: RATES },
  ],
  discard: [{ ask: 'discard', have: of({ wood: 3, vegetable: 1, food: 2 }) }],
  drawStart: [{ ask: 'drawStart' }],
  reveal: [{ ask: 'reveal', round: 5 }],
  work: [
    { ask: 'work', people: 2 },
    { ask: 'work', people: 1 },
    { ask: 'work', people: 0 },
  ],
  feed: [
    { ask: 'feed', need: 6, food: 4, rates: RATES },
    { ask: 'feed', need: 4, food: 0, rates: RATES },
    { ask: 'feed', need: 4, food: 1, rates: RATES },
  ],
  window: ([...EVES, 'field', 'breeding', 'nextRound', 'end', 'offer'] as const).map((before) => ({
    ask: 'window',
    before,
  })),
  anytime: [{ ask: 'anytime' }],
  ...cardQuestions,
  ...handQuestions,
};

type MajorDeed = Extract<Deed, { verb: 'major' }>;

/** The building of a major for its printed price, if nothing else is said. */
function majorDeed(id: string, more: Partial<MajorDeed> = {}): MajorDeed {
  const { number, price } = known(findMajor(id), id);
  return { verb: 'major', major: number, prices: [price], reduced: false, back: undefined, ...more };
}

/** What is built on the own farm, and the same on the partner's. */
function both<D extends object>(deed: D): (D & { partner: boolean })[] {
  return [false, true].map((partner) => ({ ...deed, partner }));
}

/** Moves of every verb; a person is placed on every space of every board. */
export function deeds(phrases: Phrases): Samples<Deed, 'verb'> {
  const { names } = phrases;
  const does = (effect: Effect, lying?: Amounts) => phrases.say(clauseOf(effect, { lying }), { mood: 'do' });
  return {
    place: everySpace().map(({ id, refill, effect }) => ({
      verb: 'place',
      space: names.spaces[id],
      does: does(effect, refill === undefined ? undefined : of({ [refill.good]: 2 * refill.count })),
    })),
    choose: [
      { verb: 'choose', does: does(bake) },
      { verb: 'choose', does: does({ do: 'gain', goods: { boar: 1 } }) },
      { verb: 'choose', does: does({ do: 'collect' }, of({ food: 3 })) },
    ],
    ...handDeeds,
    exchange: [{ verb: 'exchange' }],
    giveBack: [{ verb: 'giveBack' }],
    room: both({ verb: 'room', cell: 'a1' }),
    stable: both({ verb: 'stable', cell: 'c5' }),
    field: both({ verb: 'field', cell: 'a2' }),
    sow: [
      { verb: 'sow', grain: ['a2', 'a3'], vegetables: ['b3'] },
      { verb: 'sow', grain: ['a2'], vegetables: [] },
      { verb: 'sow', grain: [], vegetables: ['a2', 'a3', 'b3'] },
    ],
    bake: [
      { verb: 'bake', grain: 1, food: 5 },
      { verb: 'bake', grain: 3, food: 11 },
    ],
    pasture: [
      ...both({ verb: 'pasture', cells: ['a2'], fences: 4 } as const),
      { verb: 'pasture', cells: ['a2', 'b2', 'b3'], fences: 1, partner: false },
    ],
    fence: [
      ...both({ verb: 'fence', edges: [{ cell: 'a2', side: 'north' }] } as const),
      ...both({
        verb: 'fence',
        edges: [
          { cell: 'a5', side: 'north' },
          { cell: 'a5', side: 'east' },
          { cell: 'a5', side: 'west' },
          { cell: 'c5', side: 'south' },
        ],
      } as const),
    ],
    give: [
      { verb: 'give', goods: of({ wood: 2, sheep: 1 }), price: of({ wood: 1, sheep: 1 }) },
      { verb: 'give', goods: of({ wood: 2 }), price: of({}) },
    ],
    take: [
      { verb: 'take', goods: of({ clay: 1 }), price: of({ clay: 1 }) },
      { verb: 'take', goods: of({ clay: 1 }), price: of({}) },
    ],
    major: [
      ...['fireplace-2', 'well', 'basketmaker'].map((id) => majorDeed(id)),
      majorDeed('cooking-hearth-5', { back: majorNumber('fireplace-2') }),
      majorDeed('cooking-hearth-5', { back: sourceOfCard(cardNumber('oriental-fireplace')) }),
      majorDeed('cooking-hearth-5', { reduced: true, prices: [of({ clay: 4 })] }),
      majorDeed('well', { reduced: true, prices: [of({ stone: 3 }), of({ wood: 1, stone: 2 })] }),
    ],
    return: [
      { verb: 'return', improvement: majorNumber('fireplace-3'), instead: true },
      { verb: 'return', improvement: sourceOfCard(cardNumber('oriental-fireplace')), instead: false },
    ],
    pay: [{ verb: 'pay', price: of({ clay: 1, stone: 3 }) }],
    convert: [
      { verb: 'convert', given: of({ grain: 1 }), food: 1, begging: 0 },
      { verb: 'convert', given: of({ vegetable: 2, boar: 1, cattle: 1 }), food: 9, begging: 0 },
      { verb: 'convert', given: of({}), food: 0, begging: 3 },
      { verb: 'convert', given: of({ grain: 2 }), food: 2, begging: 1 },
    ],
    discard: [{ verb: 'discard', goods: of({ wood: 2, cattle: 1 }) }],
    feed: [
      { verb: 'feed', given: of({}), gives: 0, begging: 0, need: 6 },
      { verb: 'feed', given: of({ grain: 2, reed: 1 }), gives: 5, begging: 0, need: 6 },
      { verb: 'feed', given: of({ sheep: 1 }), gives: 2, begging: 1, need: 6 },
      { verb: 'feed', given: of({}), gives: 0, begging: 2, need: 6 },
      { verb: 'feed', given: of({}), gives: 0, begging: 4, need: 4 },
    ],
    keep: [
      { verb: 'keep', kept: of({ sheep: 2, boar: 1 }), gone: of({ sheep: 1 }) },
      { verb: 'keep', kept: of({}), gone: of({ boar: 2, cattle: 1 }) },
      { verb: 'keep', kept: of({ cattle: 2 }), gone: of({}) },
    ],
    start: [{ verb: 'start', seat: 1 }],
    reveal: [{ verb: 'reveal', space: names.spaces['sheep-market'] }],
    yes: [{ verb: 'yes' }],
    no: [{ verb: 'no' }],
    done: [{ verb: 'done' }],
    ...cardDeeds(phrases),
  };
}
