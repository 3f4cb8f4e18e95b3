import type { Kitchen, Major } from '@furrow/agricola/boards/majors';
import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { Card } from '@furrow/agricola/cards/card';
import { ANY } from '@furrow/agricola/effects/effect-words';
import type { Space } from '@furrow/agricola/spaces/space';
import { ANIMALS, CROPS, GOODS } from '@furrow/agricola/state/goods';
import type { Amounts } from '@furrow/farm/goods';
import type { Clause } from '../agricola/clauses/clause';
import { clauseOf } from '../agricola/clauses/effect';
import type { Given } from '../agricola/clauses/given';
import type { Occasion } from '../agricola/clauses/occasion';
import type { PriceChange, Purchase } from '../agricola/clauses/price';
import type { Told } from '../agricola/clauses/told';
import { toldOf } from '../agricola/clauses/told-of';
import { ownPicture } from '../agricola/own/index';
import { byKind, type PhrasesBy } from '../by-kind';
import { atTable } from './at-table';
import { countedDrawn, givenDrawn, goodsDrawn } from './counted';
import { clauseStrips } from './doings';
import { actionSign, occasionDrawn, signsOf } from './occasions';
import { drawn, merged, oneOf, type Pictogram, type Picture, type Sign, type Strip, strip } from './picture';

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

const NOTHING: readonly Strip[] = [];
const FORBIDDEN = { renovate: 'renovate', pets: 'roof', cattleAsFood: 'cattle' } as const;
const NO_STABLE: Pictogram = { sign: 'stable', not: true };
const one = (sign: Sign): readonly Pictogram[] => [{ sign }];

function cooked(rates: Amounts): Strip {
  const food = rates.map(([, n]) => n);
  const range =
    Math.min(...food) === Math.max(...food) ? `${food[0]}` : `${Math.min(...food)}–${Math.max(...food)}`;
  return strip({
    from: oneOf(rates.map(([good]) => ({ sign: GOODS[good] }))),
    to: [{ sign: 'food', n: range }],
  });
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
      return strip({ from: swapped(change.from), to: goodsDrawn(change.to) });
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

/** Goods of which one group is given. */
function swapped(groups: readonly Amounts[]): readonly Pictogram[] {
  const drawnGroups = groups.map((goods) => goodsDrawn(goods));
  return drawnGroups.every(({ length }) => length === 1)
    ? oneOf(drawnGroups.flat())
    : merged(...drawnGroups.map((from) => strip({ from }))).from;
}

/** So many more of either crop. */
function moreCrops(n: number): readonly Pictogram[] {
  return oneOf(CROPS.map((sign) => ({ sign, n: `+${n}` })));
}

/** The board on which a card is played, and by how many. */
interface Table {
  readonly spaces: readonly Space[];
  readonly players: number | undefined;
}

/** What is done, on some condition or occasion. */
function done(what: Clause, when: readonly Pictogram[], { players }: Table): readonly Strip[] {
  const settled = players === undefined ? what : atTable(what, players);
  const strips = settled === undefined ? [] : clauseStrips(settled);
  return strips.map((part) => ({ ...part, when: merged(strip({ when }), part).when }));
}

/** What it waits for and what must hold then; goods of the space that is used are those that gather there, if it is one good. */
function occurring(occasion: Occasion, given: Given | undefined, spaces: readonly Space[]): Pictogram[] {
  const when = occasionDrawn(occasion, spaces);
  const that = when.length === 1 && isGood(when[0].sign) ? when[0].sign : undefined;
  const must = maybe(given, spaces).map((one) =>
    one.sign === 'pile' && that !== undefined ? { ...one, sign: that } : one,
  );
  return [...when, ...must];
}

function isGood(sign: Sign): boolean {
  return (GOODS as readonly Sign[]).includes(sign);
}

function maybe(given: Given | undefined, spaces: readonly Space[]): readonly Pictogram[] {
  return given === undefined ? [] : givenDrawn(given, signsOf(spaces));
}

/** What is told of a card, as strips; its price, its prerequisite and the like stand elsewhere on it. */
const TOLD: PhrasesBy<'tells', Told, [Table], readonly Strip[]> = {
  cost: () => NOTHING,
  costPer: () => NOTHING,
  returns: () => NOTHING,
  returnsAny: () => NOTHING,
  asMinor: () => [strip({ when: one('minor'), to: one('major') })],
  needs: () => NOTHING,
  asMajor: () => NOTHING,
  lays: () => NOTHING,
  pile: ({ goods }) => [strip({ from: one('laid'), to: goods.map((good) => ({ sign: GOODS[good] })) })],
  play: ({ what }, table) => done(what, [], table),
  delivers: ({ what }, table) => done(what, one('later'), table),
  field: () => [strip({ to: one('plow') })],
  holds: ({ n, animal }) => [
    strip({
      from: typeof n === 'number' ? [] : countedDrawn(n),
      to: [
        { sign: 'roof', ...(n !== ANY && { n: typeof n === 'number' ? String(n) : '1' }) },
        ...(animal === undefined ? [] : one(GOODS[animal])),
      ],
    }),
  ],
  pastureHolds: ({ more, animal, bare, small }) => [
    strip({
      from: [{ sign: 'fences', ...(small && { n: '2' }) }, ...(bare ? [NO_STABLE] : [])],
      to: [{ sign: 'roof', n: `+${more}` }, ...(animal === undefined ? [] : one(GOODS[animal]))],
    }),
  ],
  stablesHold: ({ n, animal }) => [
    strip({ from: one('stable'), to: [{ sign: 'roof', n: String(n) }, ...one(GOODS[animal])] }),
  ],
  sowMoreOf: ({ good, n }) => [strip({ when: one('sow'), to: [{ sign: GOODS[good], n: `+${n}` }] })],
  mixedPastures: () => [strip({ from: one('fences'), to: ANIMALS.map((sign) => ({ sign })) })],
  stableHolds: ({ n }) => [strip({ from: one('stable'), to: [{ sign: 'roof', n: String(n) }] })],
  countsAs: ({ n }) => [strip({ to: [{ sign: 'occupation', n: String(n) }] })],
  fullMeals: ({ n }) => [strip({ from: [{ sign: 'person', n: String(n) }], to: [{ sign: 'food', n: '2' }] })],
  twins: ({ animal, from }) => [
    strip({ from: [{ sign: GOODS[animal], n: String(from) }], to: [{ sign: 'breed', n: '2' }] }),
  ],
  sowMore: ({ n, atMost }) => [
    strip({
      when: [...one('sow'), ...(atMost === undefined ? [] : [{ sign: 'plow', n: `0–${atMost}` } as const])],
      to: moreCrops(n),
    }),
  ],
  sowMoreBy: ({ byFields }) =>
    Object.entries(byFields).map(([fields, n]) =>
      strip({ when: [{ sign: 'sow', n: fields }], to: moreCrops(n) }),
    ),
  sowMoreBeside: ({ more }) => [
    strip({
      when: [...one('sow'), ...one('room')],
      to: oneOf(more.map(([good, n]) => ({ sign: GOODS[good], n: `+${n}` }))),
    }),
  ],
  keepsVegetables: () => [strip({ when: one('harvest'), to: one('vegetable') })],
  rests: ({ round }) => [
    strip({ when: [{ sign: 'round', n: String(round) }], to: [{ sign: 'person', not: true }] }),
  ],
  paysFrom: ({ space }, { spaces }) => [
    strip({ when: one('occupation'), from: one('person'), to: one(lyingOn(space, spaces)) }),
  ],
  houseHolds: ({ n }) => [strip({ from: countedDrawn(n), to: [{ sign: 'roof', n: '1' }] })],
  houses: ({ n }) => [
    strip({
      from: typeof n === 'number' ? [] : countedDrawn(n),
      to: [{ sign: 'room' }, { sign: 'person', n: typeof n === 'number' ? String(n) : '1' }],
    }),
  ],
  feedsLast: () => NOTHING,
  skipsHarvest: () => [strip({ to: [{ sign: 'harvest', not: true }] })],
  sortsRounds: () => [strip({ to: one('round') })],
  byLot: ({ goods }) => [strip({ when: one('occupation'), to: goodsDrawn(goods) })],
  advance: ({ goods }) => [strip({ to: goodsDrawn(goods) })],
  forbids: ({ what }) => [strip({ to: [{ sign: FORBIDDEN[what], not: true }] })],
  space: ({ what, refill, orOwner, toll, given }, table) => [
    ...done(what, [...one('person'), ...maybe(given, table.spaces)], table),
    ...(refill === undefined
      ? []
      : [strip({ when: one('round'), to: [{ sign: refill.good, n: `+${refill.count}` }] })]),
    ...(orOwner === undefined ? [] : done(orOwner, one('person'), table)),
    ...(toll.length === 0 ? [] : [strip({ when: one('others'), to: goodsDrawn(toll) })]),
  ],
  cooks: ({ rates }) => [cooked(rates)],
  bakes: ({ oven }) => [baked(oven)],
  anytime: ({ what }, table) => done(what, one('anytime'), table),
  on: ({ occasion, given, what }, table) => done(what, occurring(occasion, given, table.spaces), table),
  toll: ({ occasion, price, given }, { spaces }) => [
    strip({ when: occurring(occasion, given, spaces), to: goodsDrawn(price) }),
  ],
  instead: ({ of, what, given }, table) =>
    done(what, [...one(actionSign(of)), ...maybe(given, table.spaces)], table),
  insteadAt: ({ space, what }, table) => done(what, spaceDrawn(space, table.spaces), table),
  declined: ({ of, what }, table) => done(what, [{ sign: actionSign(of), not: true }], table),
  price: ({ of, change, to, given, times }, { spaces }) => {
    const when = [
      ...of.map((bought) => ({ sign: PURCHASES[bought] })),
      ...(to === undefined ? [] : [{ sign: to }]),
      ...maybe(given, spaces),
    ];
    const { from, to: cost } = changed(change);
    const counted = times === undefined ? [] : countedDrawn(times);
    return [strip({ when: merged(strip({ when })).when, from: [...counted, ...from], to: cost })];
  },
  scoreEach: ({ points, every, of }) => [strip({ from: countedDrawn(of, every), to: pointsFrom([points]) })],
  scoreSteps: ({ points, of }) => [strip({ from: countedDrawn(of), to: pointsFrom(points) })],
  scoreIf: ({ points, given }) => [strip({ when: givenDrawn(given), to: pointsFrom([points]) })],
  unspent: () => NOTHING,
  scoresKept: () => [strip({ from: one('laid'), to: one('points') })],
  is: () => NOTHING,
  tool: () => NOTHING,
  alsoMajor: () => NOTHING,
  points: () => NOTHING,
  travels: () => NOTHING,
  fencesPerWood: ({ n }) => [strip({ from: one('wood'), to: [{ sign: 'fences', n: String(n) }] })],
  stays: () => NOTHING,
  shuffledBack: () => NOTHING,
  ours: () => NOTHING,
  ourCard: () => NOTHING,
  forPlayers: () => NOTHING,
};

const told = byKind('tells', TOLD);

/** What comes with later rounds besides goods: when they come is told where it is set out, what comes where it is delivered. */
function deliveries(strips: readonly Strip[]): readonly Strip[] {
  const isComing = ({ when, to }: Strip) => to.length === 0 && when.some(({ sign }) => sign === 'later');
  const coming = strips.filter(isComing);
  const delivered = strips.filter((one) => one.to.length > 0 && JSON.stringify(one.when) === LATER);
  if (coming.length !== 1 || delivered.length !== 1)
    return strips.filter((one) => !isComing(one) || one.from.length > 0);
  const [{ when, from }] = coming;
  return strips.flatMap((one) => {
    if (one === coming[0]) return [];
    return one === delivered[0] ? [{ ...one, when, from: [...from, ...one.from] }] : [one];
  });
}

const LATER = JSON.stringify(one('later'));

/**
 * What a hand card does, as pictograms; `spaces`: those of the board it is played on, `players`: how many play there, if that is
 * known. What no sign tells is left to its words.
 */
export function cardPicture(card: Card, spaces: readonly Space[], players?: number): Picture {
  const own = ownPicture(card.id);
  if (own !== undefined) return own;
  const strips = drawn([
    ...deliveries(toldOf(card).flatMap((sentence) => told(sentence, { spaces, players }))),
    ...(card.joins === undefined ? [] : [strip({ from: one('person'), to: one('taken') })]),
  ]);
  const { points = 0 } = card;
  return strips.length === 0 && points > 0 ? [strip({ to: pointsFrom([points]) })] : strips;
}

/** What must be had to play a hand card, as pictograms, as far as signs tell it. */
export function needsPicture(card: Card, spaces: readonly Space[]): readonly Pictogram[] {
  return toldOf(card).flatMap((sentence) =>
    sentence.tells === 'needs' ? sentence.all.flatMap((given) => maybe(given, spaces)) : [],
  );
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
    ...(build === undefined || bakes !== undefined ? [] : clauseStrips(clauseOf(build))),
  ]);
}
