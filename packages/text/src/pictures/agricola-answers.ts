import { FOOD, GOODS, GRAIN, VEGETABLE } from '@furrow/agricola/state/goods';
import type { Amounts } from '@furrow/farm/goods';
import type { Clause } from '../agricola/clauses/clause';
import type { Prize } from '../agricola/clauses/prize';
import type { Deed } from '../agricola/deed';
import { byKind, type PhrasesBy } from '../by-kind';
import { type AnswerPicture, answerOf, beside, numbered, undrawn, whole } from './answer';
import { goodsDrawn } from './counted';
import { clauseDrawn } from './doings';
import type { Pictogram, Sign } from './picture';

/** So many of something; a number is written where it says something. */
const several = (sign: Sign, n: number): Pictogram => (n === 1 ? { sign } : numbered(sign, n));

/** What an effect is drawn as; `isAll`: nobody needs to hear more than what it gives and takes. */
function effect(what: Clause | undefined, isAll = false): AnswerPicture | undefined {
  return what && answerOf(clauseDrawn(what), isAll && isExchange(what));
}

/** Whether goods and points that are known are all that something takes and gives. */
function isExchange(clause: Clause): boolean {
  switch (clause.says) {
    case 'get':
      return isKnown(clause.prize);
    case 'pay':
      return (
        clause.price.price === 'some' && clause.to === 'supply' && Object.keys(clause.pieces).length === 0
      );
    case 'buy':
      return isExchange(clause.pay) && isExchange(clause.get);
    case 'row':
      return clause.parts.every(isExchange);
    default:
      return false;
  }
}

function isKnown(prize: Prize): boolean {
  switch (prize.prize) {
    case 'some':
    case 'resources':
      return true;
    case 'lying':
      return prize.goods !== undefined;
    case 'several':
      return prize.of.every(isKnown);
    default:
      return false;
  }
}

/** A field card has a name, which is said. */
const isCell = (field: string) => /^[a-c]\d$/.test(field);

function sown(grain: readonly string[], vegetables: readonly string[]): AnswerPicture {
  const crops = (
    [
      [GRAIN, grain.length],
      [VEGETABLE, vegetables.length],
    ] as Amounts
  ).filter(([, n]) => n > 0);
  return {
    from: goodsDrawn(crops),
    to: [{ sign: 'sow' }],
    whole: [...grain, ...vegetables].every(isCell),
  };
}

/** What a house is made of, by its number. */
const HOUSES: readonly Sign[] = ['wood', 'clay', 'stone'];

/** The kinds of hand cards by number. */
const KINDS: readonly Sign[] = ['occupation', 'minor'];

const ANSWERS: PhrasesBy<'verb', Deed, [], AnswerPicture | undefined> = {
  place: undrawn,
  jump: undrawn,
  choose: ({ what }) => effect(what, true),
  exchange: () => beside('cook'),
  giveBack: undrawn,
  room: () => whole([{ sign: 'room' }]),
  stable: () => whole([{ sign: 'stable' }]),
  center: () => whole([{ sign: 'stable' }]),
  field: () => whole([{ sign: 'plow' }]),
  renovate: ({ house }) => beside('renovate', HOUSES[house]),
  cell: undrawn,
  fieldOf: undrawn,
  player: undrawn,
  number: undrawn,
  sow: ({ grain, vegetables }) => sown(grain, vegetables),
  reap: ({ crop, fields }) => ({
    from: [{ sign: 'plow' }],
    to: [numbered(GOODS[crop], fields.length)],
    whole: fields.every(isCell),
  }),
  add: ({ fields }) => ({ from: [], to: [several('sow', fields.length)], whole: fields.every(isCell) }),
  bake: ({ grain, food }) => whole(goodsDrawn([[FOOD, food]]), goodsDrawn([[GRAIN, grain]])),
  pasture: ({ fences }) => whole([numbered('fences', fences)]),
  palisade: ({ fences, palisades }) =>
    whole([...(fences === 0 ? [] : [numbered('fences', fences)]), numbered('palisade', palisades)]),
  fence: ({ edges }) => whole([numbered('fences', edges.length)]),
  give: ({ goods, price }) => whole([{ sign: 'person' }], [...goodsDrawn(goods), ...goodsDrawn(price, '+')]),
  take: ({ goods, price }) => whole(goodsDrawn(goods), goodsDrawn(price)),
  major: undrawn,
  return: undrawn,
  pay: ({ price }) => whole([], goodsDrawn(price)),
  convert: ({ given, food, begging }) => ({
    from: goodsDrawn(given),
    to: goodsDrawn([[FOOD, food]]),
    whole: begging === 0,
  }),
  discard: ({ goods }) => whole([], goodsDrawn(goods)),
  feed: ({ given, gives, begging, need }) => ({
    from: given.length === 0 ? goodsDrawn([[FOOD, need - begging]]) : goodsDrawn(given),
    to: given.length === 0 ? [] : goodsDrawn([[FOOD, gives]]),
    whole: begging === 0,
  }),
  keep: ({ kept }) => (kept.length === 0 ? undefined : whole(goodsDrawn(kept))),
  play: undrawn,
  call: ({ what }) => effect(what),
  first: ({ what }) => effect(what),
  instead: ({ what }) => effect(what),
  usual: ({ what }) => effect(what),
  pick: undrawn,
  deal: undrawn,
  draw: undrawn,
  discardCard: undrawn,
  keepCards: undrawn,
  takeBack: undrawn,
  layAway: undrawn,
  deck: ({ kind }) => beside(KINDS[kind]),
  mulligan: ({ kind }) => beside(KINDS[kind]),
  layOut: undrawn,
  takeCard: undrawn,
  threeForOne: () => beside('minor'),
  keepHand: () => beside('done'),
  passOn: undrawn,
  byLot: undrawn,
  start: undrawn,
  reveal: undrawn,
  yes: ({ what }) => effect(what) ?? beside('done'),
  no: () => beside('no'),
  done: () => beside('done'),
};

/** An answer of Agricola as pictograms; undefined if words or the table alone show it. */
export const answerDrawn: (deed: Deed) => AnswerPicture | undefined = byKind('verb', ANSWERS);
