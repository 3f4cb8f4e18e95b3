import { PIECES, type Piece, type PieceCounts } from '@furrow/agricola/effects/effect';
import { CROPS, FOOD, GOODS, WOOD } from '@furrow/agricola/state/goods';
import type { Amounts } from '@furrow/farm/goods';
import type { Clause, Coming, Price } from '../agricola/clauses/clause';
import type { Prize, Things } from '../agricola/clauses/prize';
import { byKind, type PhrasesBy } from '../by-kind';
import { countedDrawn, givenDrawn, goodsDrawn } from './counted';
import {
  alternatives,
  drawn,
  merged,
  oneOf,
  type Pictogram,
  type Sign,
  type Strip,
  strip,
  together,
} from './picture';

const only = (sign: Sign, n?: string): readonly Strip[] => [
  strip({ to: [n === undefined ? { sign } : { sign, n }] }),
];

/** Things that come one after the other: those without a condition or a price as one strip, then each of the others. */
function inTurn(parts: readonly (readonly Strip[])[]): readonly Strip[] {
  const isPlain = (strips: readonly Strip[]) =>
    strips.length === 1 && strips[0].when.length + strips[0].from.length === 0;
  return drawn([
    together(...parts.filter(isPlain).flat()),
    ...parts.filter((strips) => !isPlain(strips)).flat(),
  ]);
}

/** The same with each of some strips. */
function withEach(more: Strip, strips: readonly Strip[]): readonly Strip[] {
  if (strips.length === 0) return [more];
  return strips.map((one) => ({ ...together(more, one), ...(one.or && { or: one.or }) }));
}

/** Goods and points, from so many to so many times. */
function things({ goods, points }: Things, times = 1): readonly Pictogram[] {
  const number = (n: number) => (times === 1 ? String(n) : `${n}–${n * times}`);
  return [
    ...goods.map(([good, n]) => ({ sign: GOODS[good], n: number(n) })),
    ...(points === 0 ? [] : [{ sign: 'points', n: number(points) } as const]),
  ];
}

const PRIZES: PhrasesBy<'prize', Prize, [], readonly Strip[]> = {
  some: ({ things: all }) => [strip({ to: things(all) })],
  each: ({ things: all, of }) => [strip({ from: countedDrawn(of), to: things(all) })],
  steps: ({ things: all, of, from }) => [strip({ from: countedDrawn(of), to: things(all, from.length) })],
  oneOf: ({ goods }) => [strip({ to: oneOf(goods.map((good) => ({ sign: GOODS[good], n: '1' }))) })],
  that: ({ goods }) => [
    strip({
      to:
        goods.length === 0
          ? [{ sign: 'pile', n: '1' }]
          : oneOf(goods.map((good) => ({ sign: GOODS[good], n: '1' }))),
    }),
  ],
  resources: ({ n }) => only('resource', String(n)),
  lying: ({ goods }) => [strip({ to: goods === undefined ? [{ sign: 'pile' }] : goodsDrawn(goods) })],
  token: () => only('start'),
  inSeason: ({ of }) => prize(of),
  several: ({ of }) => inTurn(of.map(prize)),
};

const prize: (one: Prize) => readonly Strip[] = byKind('prize', PRIZES);

function paid(price: Price): Strip {
  switch (price.price) {
    case 'some':
      return strip({ from: goodsDrawn(price.goods) });
    case 'each':
      return strip({ when: countedDrawn(price.of), from: goodsDrawn(price.goods) });
    case 'harvests':
      return strip({ from: [...goodsDrawn(price.goods), { sign: 'harvest' }] });
    case 'less':
      return strip({ from: goodsDrawn(price.most, '0–') });
  }
}

/** When goods come that lie on later rounds: which rounds, in numbers. */
function comingText(coming: Coming): string | undefined {
  switch (coming.coming) {
    case 'next':
      return String(coming.n);
    case 'after':
      return coming.after.map((n) => `+${n}`).join(' ');
    case 'at':
      return coming.rounds.join(' ');
    default:
      return undefined;
  }
}

function later(rounds: Coming, goods: Amounts): Strip {
  const n = comingText(rounds);
  const from = 'of' in rounds ? countedDrawn(rounds.of) : [];
  return strip({
    when: [n === undefined ? { sign: 'later' } : { sign: 'later', n }],
    from,
    to: goodsDrawn(goods),
  });
}

const PIECE_SIGNS: Readonly<Record<Piece, Sign>> = { fence: 'fences', stable: 'stable' };

function piecesDrawn(pieces: PieceCounts): readonly Pictogram[] {
  return PIECES.flatMap((piece) => {
    const n = pieces[piece];
    return n === undefined ? [] : [{ sign: PIECE_SIGNS[piece], n: String(n) }];
  });
}

/** What is given for the rest of a row. */
const PAYMENTS: readonly Clause['says'][] = [
  'pay',
  'owe',
  'payOwners',
  'unlay',
  'discardCrops',
  'discardCard',
];

const CLAUSES: PhrasesBy<'says', Clause, [], readonly Strip[]> = {
  get: ({ prize: one }) => prize(one),
  pay: ({ price, pieces, to }) => {
    const { when, from } = paid(price);
    if (to === 'owner') return [strip({ when, to: from })];
    return [together(strip({ when, from }), strip({ from: piecesDrawn(pieces) }))];
  },
  build: ({ rooms, stables, less, price = [] }) => [
    strip({
      from: goodsDrawn(price),
      to: [
        ...(rooms === 0 ? [] : [{ sign: 'room' } as const]),
        ...(stables === 0 ? [] : [{ sign: 'stable' } as const]),
        ...goodsDrawn(less, '−'),
      ],
    }),
  ],
  renovate: ({ less }) => [strip({ to: [{ sign: 'renovate' }, ...goodsDrawn(less, '−')] })],
  grow: () => only('grow'),
  plow: ({ fields }) => only('plow', fields === 1 ? undefined : String(fields)),
  cook: () => only('cook'),
  sow: () => only('sow'),
  reap: ({ crop }) => [strip({ from: [{ sign: 'plow' }], to: [{ sign: GOODS[crop] }] })],
  discardCrops: ({ crop, fields }) => [strip({ from: [{ sign: GOODS[crop], n: String(fields) }] })],
  addCrops: ({ crop }) => [
    strip({
      from: [{ sign: 'sow' }],
      to:
        crop === undefined
          ? CROPS.map((sign, i) => (i === 0 ? { sign } : { sign, or: true }))
          : [{ sign: GOODS[crop] }],
    }),
  ],
  discardCard: () => [strip({ from: [{ sign: 'minor', n: '1' }] })],
  bake: () => only('bake'),
  payOwners: () => [strip({ when: [{ sign: 'others' }], from: goodsDrawn([[FOOD, 1]]) })],
  owe: ({ food }) => [paid({ price: 'some', goods: [[FOOD, food]] })],
  fence: () => only('fences'),
  rebuildFences: () => [strip({ from: [{ sign: 'fences' }], to: [{ sign: 'fences' }] })],
  fencesInAll: ({ n }) => only('fences', String(n)),
  enclose: () => only('fences'),
  pasture: ({ wood }) => [
    strip({ from: wood === 0 ? [] : goodsDrawn([[WOOD, wood]]), to: [{ sign: 'fences' }] }),
  ],
  major: ({ price = [] }) => [strip({ from: goodsDrawn(price), to: [{ sign: 'major' }] })],
  minor: () => only('minor'),
  improvement: ({ spending }) => [
    strip({ from: [{ sign: GOODS[spending], n: '1+' }], to: oneOf([{ sign: 'major' }, { sign: 'minor' }]) }),
  ],
  occupation: ({ price: { firsts, first, later: then } }) => {
    const food = firsts === 0 || first === then ? String(then) : `${first}–${then}`;
    return [strip({ from: food === '0' ? [] : [{ sign: 'food', n: food }], to: [{ sign: 'occupation' }] })];
  },
  later: ({ rounds, goods }) => [later(rounds, goods)],
  setAside: ({ piece, n, after }) => [
    strip({
      when: [{ sign: 'later', n: after.map((rounds) => `+${rounds}`).join(' ') }],
      from: [{ sign: PIECE_SIGNS[piece], n: String(n) }],
    }),
  ],
  laterRow: ({ row }) => [
    merged(
      strip({ when: [{ sign: 'later', n: String(row.length) }] }),
      strip({ to: row.flatMap((goods) => goodsDrawn(goods)) }),
    ),
  ],
  lay: ({ n }) =>
    typeof n === 'number'
      ? only('laid', String(n))
      : [strip({ from: countedDrawn(n), to: [{ sign: 'laid', n: '1' }] })],
  unlay: () => [strip({ from: [{ sign: 'laid' }] })],
  takeFrom: ({ all }) => only('pile', all ? undefined : '1'),
  toHand: () => only('occupation'),
  leaves: () => [],
  foresee: () => only('round'),
  redraw: () => only('minor'),
  fromActor: ({ goods }) => [strip({ to: goodsDrawn(goods) })],
  takeOff: ({ good }) => [
    strip({
      from: [{ sign: 'laid' }],
      to: [good === undefined ? { sign: 'pile' } : { sign: GOODS[good], n: '1' }],
    }),
  ],
  topOfPile: () => only('laid'),
  place: () => only('person'),
  jump: () => only('person'),
  guest: () => only('person'),
  draw: ({ food }) => [strip({ to: oneOf([{ sign: 'occupation' }, { sign: 'food', n: String(food) }]) })],
  marketplace: () => only('trade'),
  harvest: () => only('harvest'),
  breed: ({ of }) => [
    strip({ from: of === undefined ? [] : [{ sign: GOODS[of] }], to: [{ sign: 'breed' }] }),
  ],
  own: () => [],
  row: ({ parts }) => {
    const payments = parts.filter(({ says }) => PAYMENTS.includes(says));
    const others = inTurn(parts.filter((part) => !payments.includes(part)).map(clauseStrips));
    return payments.length === 0 ? others : withEach(together(...payments.flatMap(clauseStrips)), others);
  },
  oneOf: ({ parts }) => alternatives(parts.flatMap(clauseStrips)),
  anyOf: ({ parts }) => inTurn(parts.map(clauseStrips)),
  may: ({ what }) => clauseStrips(what),
  // biome-ignore lint/suspicious/noThenProperty: it is the word of the rules, and nothing waits for it
  then: ({ first, after }) => inTurn([first, after].map(clauseStrips)),
  buy: ({ pay, get }) => withEach(together(...clauseStrips(pay)), clauseStrips(get)),
  if: ({ given, what }) => withEach(strip({ when: givenDrawn(given) }), clauseStrips(what)),
  cases: ({ parts }) => alternatives(parts.flatMap(clauseStrips)),
  once: ({ what }) => clauseStrips(what),
  often: ({ what }) => clauseStrips(what),
  others: ({ what }) => withEach(strip({ when: [{ sign: 'others' }] }), clauseStrips(what)),
  fromRound: ({ round, what }) =>
    withEach(strip({ when: [{ sign: 'round', n: `${round}+` }] }), clauseStrips(what)),
  tolled: ({ what }) => clauseStrips(what),
};

/** What somebody does, as pictograms, strip by strip. */
export const clauseStrips: (clause: Clause) => readonly Strip[] = byKind('says', CLAUSES);

/** What somebody does, in one strip. */
export function clauseDrawn(clause: Clause): Strip {
  return merged(...clauseStrips(clause));
}
