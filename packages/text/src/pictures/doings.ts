import { PIECES, type Piece, type PieceCounts } from '@furrow/agricola/effect';
import { FOOD, GOODS } from '@furrow/agricola/goods';
import type { Amounts } from '@furrow/farm/goods';
import type { Clause, Coming, Price } from '../agricola/clauses/clause';
import type { Prize, Things } from '../agricola/clauses/prize';
import { byKind, type PhrasesBy } from '../by-kind';
import { counted, givenDrawn, goodsDrawn } from './counted';
import { merged, type Pictogram, type Sign, type Strip, strip } from './picture';

const only = (sign: Sign, n?: string): Strip => strip({ to: [n === undefined ? { sign } : { sign, n }] });
const signs = (all: readonly Sign[]): readonly Pictogram[] => all.map((sign) => ({ sign }));

/** Goods and points, from so many to so many times. */
function things({ goods, points }: Things, times = 1): readonly Pictogram[] {
  const number = (n: number) => (times === 1 ? String(n) : `${n}–${n * times}`);
  return [
    ...goods.map(([good, n]) => ({ sign: GOODS[good], n: number(n) })),
    ...(points === 0 ? [] : [{ sign: 'points', n: number(points) } as const]),
  ];
}

const PRIZES: PhrasesBy<'prize', Prize, [], Strip> = {
  some: ({ things: all }) => strip({ to: things(all) }),
  each: ({ things: all, of }) => strip({ from: signs(counted(of)), to: things(all) }),
  steps: ({ things: all, of, from }) => strip({ from: signs(counted(of)), to: things(all, from.length) }),
  oneOf: ({ goods }) => strip({ to: goods.map((good) => ({ sign: GOODS[good], n: '1' })) }),
  that: ({ goods }) => strip({ to: goods.map((good) => ({ sign: GOODS[good], n: '1' })) }),
  resources: ({ n }) => only('resource', String(n)),
  lying: ({ goods = [] }) => strip({ to: goodsDrawn(goods) }),
  token: () => only('start'),
  inSeason: ({ of }) => prize(of),
  several: ({ of }) => merged(...of.map(prize)),
};

const prize: (one: Prize) => Strip = byKind('prize', PRIZES);

function paid(price: Price): Strip {
  switch (price.price) {
    case 'some':
    case 'harvests':
      return strip({ from: goodsDrawn(price.goods) });
    case 'each':
      return strip({ when: signs(counted(price.of)), from: goodsDrawn(price.goods) });
    case 'less':
      return strip({ from: goodsDrawn(price.most) });
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
  const from = 'of' in rounds ? signs(counted(rounds.of)) : [];
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

const CLAUSES: PhrasesBy<'says', Clause, [], Strip> = {
  get: ({ prize: one }) => prize(one),
  pay: ({ price, pieces }) => merged(paid(price), strip({ from: piecesDrawn(pieces) })),
  build: ({ rooms, stables, less }) =>
    strip({
      to: [
        ...(rooms === 0 ? [] : [{ sign: 'room' } as const]),
        ...(stables === 0 ? [] : [{ sign: 'stable' } as const]),
        ...goodsDrawn(less, '−'),
      ],
    }),
  renovate: ({ less }) => strip({ to: [{ sign: 'renovate' }, ...goodsDrawn(less, '−')] }),
  grow: () => only('grow'),
  plow: ({ fields }) => only('plow', fields === 1 ? undefined : String(fields)),
  cook: () => only('cook'),
  sow: () => only('sow'),
  reap: ({ crop }) => strip({ from: [{ sign: 'plow' }], to: [{ sign: GOODS[crop] }] }),
  discardCrops: ({ crop, fields }) => strip({ from: [{ sign: GOODS[crop], n: String(fields) }] }),
  addCrops: () => only('sow'),
  discardCard: () => strip({ from: [{ sign: 'minor', n: '1' }] }),
  bake: () => only('bake'),
  payOwners: () => paid({ price: 'some', goods: [[FOOD, 1]] }),
  owe: ({ food }) => paid({ price: 'some', goods: [[FOOD, food]] }),
  fence: () => only('fences'),
  rebuildFences: () => strip({ from: [{ sign: 'fences' }], to: [{ sign: 'fences' }] }),
  fencesInAll: ({ n }) => strip({ to: [{ sign: 'fences', n: String(n) }] }),
  enclose: () => only('fences'),
  pasture: () => only('fences'),
  major: () => only('major'),
  minor: () => only('minor'),
  improvement: ({ spending }) =>
    strip({ from: goodsDrawn([[spending, 1]]), to: [{ sign: 'major' }, { sign: 'minor' }] }),
  occupation: () => only('occupation'),
  later: ({ rounds, goods }) => later(rounds, goods),
  setAside: ({ piece, n, after }) =>
    strip({
      when: [{ sign: 'later', n: after.map((rounds) => `+${rounds}`).join(' ') }],
      from: [{ sign: PIECE_SIGNS[piece], n: String(n) }],
    }),
  laterRow: ({ row }) =>
    strip({
      when: [{ sign: 'later', n: String(row.length) }],
      to: row.flatMap((goods) => goodsDrawn(goods)),
    }),
  lay: ({ n }) => (typeof n === 'number' ? only('laid', String(n)) : only('laid')),
  unlay: () => strip({ from: [{ sign: 'laid' }] }),
  takeFrom: () => only('person'),
  toHand: () => only('occupation'),
  leaves: () => strip({}),
  foresee: () => only('round'),
  redraw: () => only('minor'),
  fromActor: ({ goods }) => strip({ to: goodsDrawn(goods) }),
  takeOff: ({ good }) =>
    strip({ from: [{ sign: 'laid' }], to: good === undefined ? [] : [{ sign: GOODS[good], n: '1' }] }),
  topOfPile: () => only('laid'),
  place: () => only('person'),
  jump: () => only('person'),
  guest: () => only('person'),
  draw: ({ food }) => strip({ to: [{ sign: 'occupation' }, { sign: 'food', n: String(food) }] }),
  marketplace: () => only('trade'),
  harvest: () => only('harvest'),
  breed: ({ of }) =>
    of === undefined ? only('breed') : strip({ from: [{ sign: GOODS[of] }], to: [{ sign: 'breed' }] }),
  own: () => strip({}),
  row: ({ parts }) => merged(...parts.map(clauseDrawn)),
  oneOf: ({ parts }) => merged(...parts.map(clauseDrawn)),
  anyOf: ({ parts }) => merged(...parts.map(clauseDrawn)),
  may: ({ what }) => clauseDrawn(what),
  // biome-ignore lint/suspicious/noThenProperty: it is the word of the rules, and nothing waits for it
  then: ({ first, after }) => merged(clauseDrawn(first), clauseDrawn(after)),
  buy: ({ pay, get }) => merged(clauseDrawn(pay), clauseDrawn(get)),
  if: ({ given, what }) => merged(strip({ when: givenDrawn(given) }), clauseDrawn(what)),
  cases: ({ parts }) => merged(...parts.map(clauseDrawn)),
  once: ({ what }) => clauseDrawn(what),
  often: ({ what }) => clauseDrawn(what),
  others: ({ what }) => clauseDrawn(what),
  fromRound: ({ round, what }) =>
    merged(strip({ when: [{ sign: 'round', n: `${round}+` }] }), clauseDrawn(what)),
  tolled: ({ what }) => clauseDrawn(what),
};

/** What somebody does, as pictograms. */
export const clauseDrawn: (clause: Clause) => Strip = byKind('says', CLAUSES);
