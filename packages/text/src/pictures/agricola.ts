import type { Kitchen, Major } from '@furrow/agricola/boards/majors';
import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { Card } from '@furrow/agricola/cards/card';
import { ANY } from '@furrow/agricola/effects/effect-words';
import type { Space } from '@furrow/agricola/spaces/space';
import { ANIMALS, GOODS } from '@furrow/agricola/state/goods';
import type { Amounts } from '@furrow/farm/goods';
import type { Clause } from '../agricola/clauses/clause';
import { clauseOf } from '../agricola/clauses/effect';
import type { Given } from '../agricola/clauses/given';
import type { PriceChange, Purchase } from '../agricola/clauses/price';
import type { Told } from '../agricola/clauses/told';
import { toldOf } from '../agricola/clauses/told-of';
import { byKind, type PhrasesBy } from '../by-kind';
import { atTable } from './at-table';
import { countedDrawn, givenDrawn, goodsDrawn } from './counted';
import { clauseStrips } from './doings';
import { actionSign, occasionDrawn } from './occasions';
import {
  drawn,
  MORE,
  merged,
  oneOf,
  type Pictogram,
  type Picture,
  type Sign,
  type Strip,
  strip,
} from './picture';

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

/** Something that no sign tells, good or bad. */
const UNTOLD: readonly Strip[] = [strip({ to: [MORE] })];
const NOTHING: readonly Strip[] = [];
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
  return drawnGroups.every(({ length }) => length === 1) ? oneOf(drawnGroups.flat()) : [MORE];
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
  const drawnStrips = strips.length === 0 ? UNTOLD : strips;
  return drawnStrips.map((part) => ({ ...part, when: merged(strip({ when }), part).when }));
}

const maybe = (given: Given | undefined) => (given === undefined ? [] : givenDrawn(given));
const moreIf = (isSo: boolean) => (isSo ? [MORE] : []);

/** What is told of a card, as strips; its price, its prerequisite and the like stand elsewhere on it. */
const TOLD: PhrasesBy<'tells', Told, [Table], readonly Strip[]> = {
  cost: () => NOTHING,
  costPer: () => NOTHING,
  returns: () => NOTHING,
  returnsAny: () => NOTHING,
  asMinor: () => UNTOLD,
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
      from: [...one('fences'), ...moreIf(bare || small)],
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
  fullMeals: ({ n }) => [
    strip({ from: [{ sign: 'person', n: String(n) }], to: [{ sign: 'food', n: '2' }, MORE] }),
  ],
  twins: ({ animal, from }) => [
    strip({ from: [{ sign: GOODS[animal], n: String(from) }], to: [{ sign: 'breed', n: '2' }] }),
  ],
  sowMore: ({ n, atMost }) => [
    strip({
      when: [...one('sow'), ...moreIf(atMost !== undefined)],
      to: oneOf([
        { sign: 'grain', n: `+${n}` },
        { sign: 'vegetable', n: `+${n}` },
      ]),
    }),
  ],
  sowMoreBy: () => [strip({ when: one('sow'), to: [MORE] })],
  sowMoreBeside: ({ more }) => [
    strip({
      when: [...one('sow'), MORE],
      to: oneOf(more.map(([good, n]) => ({ sign: GOODS[good], n: `+${n}` }))),
    }),
  ],
  keepsVegetables: () => UNTOLD,
  rests: () => UNTOLD,
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
  feedsLast: () => UNTOLD,
  skipsHarvest: () => UNTOLD,
  sortsRounds: () => UNTOLD,
  byLot: ({ goods }) => [strip({ when: [...one('occupation'), MORE], to: goodsDrawn(goods) })],
  advance: ({ goods }) => [strip({ to: [...goodsDrawn(goods), MORE] })],
  forbids: () => UNTOLD,
  space: ({ what, refill, orOwner, toll, given }, table) => {
    const isMore = refill !== undefined || orOwner !== undefined || toll.length > 0;
    return [...done(what, [...one('person'), ...maybe(given)], table), ...(isMore ? UNTOLD : [])];
  },
  cooks: ({ rates }) => [cooked(rates)],
  bakes: ({ oven }) => [baked(oven)],
  anytime: ({ what }, table) => done(what, one('anytime'), table),
  on: ({ occasion, given, otherwise, what }, table) =>
    done(what, [...occasionDrawn(occasion, table.spaces), ...maybe(given), ...moreIf(otherwise)], table),
  toll: ({ occasion, price, given }, { spaces }) => [
    strip({ when: [...occasionDrawn(occasion, spaces), ...maybe(given)], to: goodsDrawn(price) }),
  ],
  instead: ({ of, what, given }, table) => done(what, [...one(actionSign(of)), ...maybe(given)], table),
  insteadAt: ({ space, what }, table) => done(what, spaceDrawn(space, table.spaces), table),
  declined: ({ of, what }, table) => done(what, [...one(actionSign(of)), MORE], table),
  price: ({ of, change, named, to, given, times, second, once, besidesPaid }) => {
    const isLimited =
      named !== undefined ||
      to !== undefined ||
      times !== undefined ||
      second ||
      once !== undefined ||
      besidesPaid;
    const when = [
      ...of.map((bought) => ({ sign: PURCHASES[bought] })),
      ...maybe(given),
      ...moreIf(isLimited),
    ];
    return [{ ...changed(change), when: merged(strip({ when })).when }];
  },
  scoreEach: ({ points, every, of }) => [strip({ from: countedDrawn(of, every), to: pointsFrom([points]) })],
  scoreSteps: ({ points, of }) => [strip({ from: countedDrawn(of), to: pointsFrom(points) })],
  scoreIf: ({ points, given }) => [strip({ when: givenDrawn(given), to: pointsFrom([points]) })],
  unspent: () => UNTOLD,
  scoresKept: () => UNTOLD,
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

/**
 * What a hand card does, as pictograms; `spaces`: those of the board it is played on, `players`: how many play there, if that is
 * known. What signs cannot tell is shown as more.
 */
export function cardPicture(card: Card, spaces: readonly Space[], players?: number): Picture {
  const strips = drawn(toldOf(card).flatMap((sentence) => told(sentence, { spaces, players })));
  const whole = strips.filter((one) => JSON.stringify(one) !== JSON.stringify(UNTOLD[0]));
  return whole.length === strips.length && whole.length > 0 ? whole : [...whole, ...UNTOLD];
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
