import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { Card, Category } from '@furrow/agricola/cards/card';
import { ANY } from '@furrow/agricola/effect-words';
import { ANIMALS, GOODS } from '@furrow/agricola/goods';
import type { Kitchen, Major } from '@furrow/agricola/majors';
import type { Space } from '@furrow/agricola/space';
import type { Amounts } from '@furrow/farm/goods';
import { clauseOf } from '../agricola/clauses/effect';
import type { PriceChange, Purchase } from '../agricola/clauses/price';
import type { Told } from '../agricola/clauses/told';
import { toldOf } from '../agricola/clauses/told';
import { byKind, type PhrasesBy } from '../by-kind';
import { counted, givenDrawn, goodsDrawn } from './counted';
import { clauseDrawn } from './doings';
import { actionSign, occasionDrawn } from './occasions';
import { drawn, merged, type Pictogram, type Picture, type Sign, type Strip, strip } from './picture';

const PURCHASES: Readonly<Record<Purchase, Sign>> = {
  room: 'room',
  stable: 'stable',
  fence: 'fences',
  renovation: 'renovate',
  major: 'major',
  minor: 'minor',
  occupation: 'occupation',
  improvement: 'minor',
};

const NOTHING = strip({});
const one = (sign: Sign): readonly Pictogram[] => [{ sign }];

function cooked(rates: Amounts): Strip {
  const food = rates.map(([, n]) => n);
  const range =
    Math.min(...food) === Math.max(...food) ? `${food[0]}` : `${Math.min(...food)}–${Math.max(...food)}`;
  return strip({ from: rates.map(([good]) => ({ sign: GOODS[good] })), to: [{ sign: 'food', n: range }] });
}

const baked = ({ food }: NonNullable<Kitchen['bakes']>): Strip =>
  strip({ when: one('bake'), from: one('grain'), to: [{ sign: 'food', n: String(food) }] });

function changed(change: PriceChange): Strip {
  switch (change.change) {
    case 'less':
      return strip({ to: goodsDrawn(change.goods, '−') });
    case 'instead':
      return strip({ to: goodsDrawn(change.goods) });
    case 'swap':
      return strip({ from: change.from.flatMap((goods) => goodsDrawn(goods)), to: goodsDrawn(change.to) });
    case 'lessAny':
      return strip({ to: [{ sign: 'resource', n: `−${change.n}` }] });
    case 'each':
      return strip({ from: one(GOODS[change.good]), to: one(GOODS[change.to]) });
  }
}

/** What accumulates on a space of the board, or else food. */
function lyingOn(id: string, spaces: readonly Space[]): Sign {
  return spaces.find((one) => one.id === id)?.refill?.good ?? 'food';
}

/** A space by name, as what it waits for. */
function spaceDrawn(id: SpaceId, spaces: readonly Space[]): readonly Pictogram[] {
  const what = { happens: 'use', spaces: { spaces: 'named', ids: [id] } } as const;
  return occasionDrawn({ occasion: 'doing', who: 'me', order: 'during', what }, spaces);
}

/** Points, from the least to the most that there can be. */
function pointsFrom(points: readonly number[]): readonly Pictogram[] {
  const [least, most] = [Math.min(...points), Math.max(...points)];
  return [{ sign: 'points', n: least === most ? String(least) : `${least}–${most}` }];
}

/** What is told of a card, as strips; its price, its prerequisite and the like stand elsewhere on it. */
const TOLD: PhrasesBy<'tells', Told, [readonly Space[]], Strip> = {
  cost: () => NOTHING,
  costPer: () => NOTHING,
  returns: () => NOTHING,
  returnsAny: () => NOTHING,
  asMinor: () => NOTHING,
  needs: () => NOTHING,
  asMajor: () => NOTHING,
  lays: () => NOTHING,
  pile: ({ goods }) => strip({ from: one('laid'), to: goods.map((good) => ({ sign: GOODS[good] })) }),
  play: ({ what }) => clauseDrawn(what),
  delivers: ({ what }) => merged(strip({ when: one('later') }), clauseDrawn(what)),
  field: () => strip({ to: one('plow') }),
  holds: ({ n, animal }) =>
    strip({
      from: typeof n === 'number' ? [] : counted(n).map((sign) => ({ sign })),
      to: [
        { sign: 'roof', ...(n !== ANY && { n: typeof n === 'number' ? String(n) : '1' }) },
        ...(animal === undefined ? [] : one(GOODS[animal])),
      ],
    }),
  pastureHolds: ({ more, animal }) =>
    strip({
      from: one('fences'),
      to: [{ sign: 'roof', n: `+${more}` }, ...(animal === undefined ? [] : one(GOODS[animal]))],
    }),
  stablesHold: ({ n, animal }) =>
    strip({ from: one('stable'), to: [{ sign: 'roof', n: String(n) }, ...one(GOODS[animal])] }),
  sowMoreOf: ({ good, n }) => strip({ when: one('sow'), to: [{ sign: GOODS[good], n: `+${n}` }] }),
  mixedPastures: () => strip({ from: one('fences'), to: ANIMALS.map((sign) => ({ sign })) }),
  stableHolds: ({ n }) => strip({ from: one('stable'), to: [{ sign: 'roof', n: String(n) }] }),
  countsAs: ({ n }) => strip({ to: [{ sign: 'occupation', n: String(n) }] }),
  fullMeals: ({ n }) => strip({ from: [{ sign: 'person', n: String(n) }], to: one('food') }),
  twins: ({ animal, from }) =>
    strip({ from: [{ sign: GOODS[animal], n: String(from) }], to: [{ sign: 'breed', n: '2' }] }),
  sowMore: ({ n }) =>
    strip({
      when: one('sow'),
      to: [
        { sign: 'grain', n: `+${n}` },
        { sign: 'vegetable', n: `+${n}` },
      ],
    }),
  sowMoreBy: () => strip({ when: one('sow') }),
  sowMoreBeside: ({ more }) =>
    strip({ when: one('sow'), to: more.map(([good, n]) => ({ sign: GOODS[good], n: `+${n}` })) }),
  keepsVegetables: () => strip({ to: one('vegetable') }),
  rests: () => NOTHING,
  paysFrom: ({ space }, spaces) =>
    strip({ when: one('occupation'), from: one('person'), to: one(lyingOn(space, spaces)) }),
  houseHolds: ({ n }) =>
    strip({ from: counted(n).map((sign) => ({ sign })), to: [{ sign: 'roof', n: '1' }] }),
  houses: ({ n }) =>
    strip({
      from: typeof n === 'number' ? [] : counted(n).map((sign) => ({ sign })),
      to: [{ sign: 'room' }, { sign: 'person', n: typeof n === 'number' ? String(n) : '1' }],
    }),
  feedsLast: () => NOTHING,
  skipsHarvest: () => NOTHING,
  sortsRounds: () => NOTHING,
  byLot: ({ goods }) => strip({ when: one('occupation'), to: goodsDrawn(goods) }),
  advance: ({ goods }) => strip({ to: goodsDrawn(goods) }),
  forbids: () => NOTHING,
  space: ({ what }) => merged(strip({ when: one('person') }), clauseDrawn(what)),
  cooks: ({ rates }) => cooked(rates),
  bakes: ({ oven }) => baked(oven),
  anytime: ({ what }) => merged(strip({ when: one('anytime') }), clauseDrawn(what)),
  on: ({ occasion, given, what }, spaces) =>
    merged(
      strip({
        when: [...occasionDrawn(occasion, spaces), ...(given === undefined ? [] : givenDrawn(given))],
      }),
      clauseDrawn(what),
    ),
  toll: ({ occasion, price }, spaces) =>
    strip({ when: occasionDrawn(occasion, spaces), to: goodsDrawn(price) }),
  instead: ({ of, what }) => merged(strip({ when: one(actionSign(of)) }), clauseDrawn(what)),
  insteadAt: ({ space, what }, spaces) =>
    merged(strip({ when: spaceDrawn(space, spaces) }), clauseDrawn(what)),
  declined: ({ of, what }) => merged(strip({ when: one(actionSign(of)) }), clauseDrawn(what)),
  price: ({ of, change }) =>
    merged(strip({ when: of.map((bought) => ({ sign: PURCHASES[bought] })) }), changed(change)),
  scoreEach: ({ points, every, of }) =>
    strip({
      from: counted(of).map((sign) => (every === 1 ? { sign } : { sign, n: String(every) })),
      to: pointsFrom([points]),
    }),
  scoreSteps: ({ points, of }) =>
    strip({ from: counted(of).map((sign) => ({ sign })), to: pointsFrom(points) }),
  scoreIf: ({ points, given }) => strip({ when: givenDrawn(given), to: pointsFrom([points]) }),
  unspent: () => NOTHING,
  scoresKept: () => NOTHING,
  is: () => NOTHING,
  tool: () => NOTHING,
  alsoMajor: () => NOTHING,
  points: () => NOTHING,
  travels: () => NOTHING,
  fencesPerWood: ({ n }) => strip({ from: one('wood'), to: [{ sign: 'fences', n: String(n) }] }),
  stays: () => NOTHING,
  shuffledBack: () => NOTHING,
  ours: () => NOTHING,
  ourCard: () => NOTHING,
  forPlayers: () => NOTHING,
};

const told = byKind('tells', TOLD);

/** What cards of each category are for. */
const CATEGORIES: Readonly<Record<Category, Sign>> = {
  'farm-planner': 'fences',
  'actions-booster': 'person',
  'points-provider': 'points',
  'goods-provider': 'later',
  'food-provider': 'food',
  'crop-provider': 'grain',
  'building-resource-provider': 'resource',
  'livestock-provider': 'sheep',
};

/** What is drawn for a card of a kind that does nothing else that can be drawn. */
const KINDS: Readonly<Record<Card['kind'], Sign>> = {
  minor: 'minor',
  occupation: 'occupation',
  major: 'major',
  artifact: 'laid',
  event: 'round',
  space: 'person',
  merchant: 'trade',
};

/** What a hand card does, as pictograms; `spaces`: those of the board it is played on. What a card does by code of its own is shown by its category. */
export function cardPicture(card: Card, spaces: readonly Space[]): Picture {
  const strips = drawn(toldOf(card).map((sentence) => told(sentence, spaces)));
  const whole = strips.filter(({ from, to }) => from.length + to.length > 0);
  if (whole.length > 0) return whole;
  const own = one(card.category === undefined ? KINDS[card.kind] : CATEGORIES[card.category]);
  return [strip({ when: strips.at(0)?.when ?? [], to: own })];
}

/** What a major improvement does, as pictograms. */
export function majorPicture({ cooks, bakes, crafts, build }: Major): Picture {
  const rates = Object.entries(cooks ?? {}).map(
    ([good, food]) => [GOODS.findIndex((id) => id === good), food] as const,
  );
  return drawn([
    ...(cooks === undefined ? [] : [cooked(rates)]),
    ...(bakes === undefined ? [] : [baked(bakes)]),
    ...(crafts === undefined
      ? []
      : [
          strip({
            when: one('harvest'),
            from: one(crafts.good),
            to: [{ sign: 'food', n: String(crafts.food) }],
          }),
        ]),
    ...(build === undefined || bakes !== undefined ? [] : [clauseDrawn(clauseOf(build))]),
  ]);
}
