import type { Building, Score } from '@furrow/creatures/building';
import { buildings } from '@furrow/creatures/buildings/index';
import type { Animal, Goods } from '@furrow/creatures/goods';
import { expect, test } from 'vitest';

type Holds = null | number | readonly [number, Animal | 'each'];

/** A row: cost (several: alternatives), printed points, how many animals it holds (of one kind, or of each). */
type Row = readonly [id: string, cost: Goods | readonly Goods[], points: number, holds: Holds];

const NO_TILE_OF_THE_OFFER: readonly Row[] = [
  ['cottage', [], 0, 1],
  ['stall', { stone: 3, reed: 1 }, 1, 3],
  ['stable', [{ wood: 5 }, { stone: 5 }], 4, 5],
];

const BASIC: readonly Row[] = [
  ['half-timbered-house', { wood: 3, stone: 2, reed: 1 }, 5, 2],
  ['open-stable', [{ wood: 3 }, { stone: 3 }], 2, 5],
  ['shelter', { wood: 2, stone: 1 }, 0, 1],
  ['storage', { wood: 2, reed: 1 }, 0, null],
];

/** Points that a rule gives are in `BY_RULE`; here stands what is worth that much in any case. */
const OTHERS: readonly Row[] = [
  ['animal-trader', { wood: 2, reed: 2 }, 3, 2],
  ['assembly-hall', { wood: 3, reed: 1 }, 2, null],
  ['barn', { wood: 3 }, 0, 1],
  ['breeding-station', { wood: 2, stone: 3 }, 0, 2],
  ['building-firm', { wood: 2, stone: 1 }, 2, null],
  ['byre-dwelling', { wood: 3, stone: 3, reed: 1 }, 3, 4],
  ['carpenter', { wood: 1, stone: 1 }, 1, null],
  ['cattle-farm', { wood: 2, stone: 2 }, 1, [3, 'cow']],
  ['cattle-market', { wood: 4, stone: 1 }, 2, 2],
  ['conservatory', { stone: 1 }, 1, [1, 'sheep']],
  ['corner-house', { stone: 2, reed: 1 }, 4, 3],
  ['cottage-extension', { wood: 1 }, 4, 3],
  ['country-house', { wood: 3, stone: 3 }, 1, 3],
  ['cow-stall', { wood: 4, reed: 1 }, 0, [3, 'cow']],
  ['dairy-farm', { stone: 3, reed: 1 }, 3, [2, 'cow']],
  ['dog-house', { wood: 1 }, 0, null],
  ['duck-pond', {}, 1, null],
  ['estate', { stone: 2, reed: 1 }, 0, [2, 'horse']],
  ['farm-shop', { wood: 1 }, 0, [1, 'sheep']],
  ['farm-well', { wood: 1, stone: 2 }, 0, null],
  ['feed-storehouse', { wood: 1, reed: 1 }, 0, null],
  ['feeding-station', { wood: 2 }, 0, 1],
  ['fence-builder', { stone: 1, reed: 1 }, 0, 1],
  ['fertility-center', { stone: 2 }, 0, null],
  ['flooring-expert', { stone: 1, reed: 1 }, 0, null],
  ['fodder-beet-field', {}, 0, null],
  ['hay-rack', { wood: 3, reed: 1 }, 0, null],
  ['hayrick', {}, 1, null],
  ['home-depot', { stone: 2 }, 1, [1, 'horse']],
  ['home-workshop', { wood: 2, reed: 1 }, 1, null],
  ['inn', { stone: 2, pig: 1, cow: 1 }, 4, [2, 'pig']],
  ['joinery', { stone: 1, reed: 1 }, 0, null],
  ['large-extension', { wood: 3 }, 0, 2],
  ['log-house', { wood: 2, reed: 1 }, 0, 4],
  ['manor', { wood: 1, stone: 3 }, 7, 2],
  ['materials-outlet', { reed: 1 }, 7, [1, 'horse']],
  ['office', { wood: 2, stone: 2 }, 6, [2, 'horse']],
  ['organic-farm', { wood: 2, stone: 3, reed: 1 }, 4, null],
  ['pen', { wood: 2 }, 0, 4],
  ['pig-stall', { wood: 4, reed: 1 }, 0, [3, 'pig']],
  ['ranch', { wood: 2, stone: 3 }, 2, [2, 'horse']],
  ['rearing-station', { wood: 2, reed: 1 }, 1, [1, 'each']],
  ['reed-hut', { wood: 1, reed: 3 }, 0, 3],
  ['sawmill', { stone: 5 }, 4, null],
  ['servants-hut', { wood: 2 }, 0, 1],
  ['small-extension', { stone: 1 }, 0, 1],
  ['stewards-office', { wood: 4, stone: 3, reed: 2 }, -3, 1],
  ['stone-carver', { wood: 5 }, 0, null],
  ['stud', { wood: 1, stone: 3, reed: 1 }, 3, [2, 'horse']],
  ['timber-shop', { stone: 2 }, 1, null],
  ['trading-station', { wood: 1, stone: 2 }, 1, [1, 'cow']],
  ['wild-boar-pen', { wood: 2 }, 0, [2, 'pig']],
  ['woodshop', { wood: 2, stone: 2 }, 1, 2],
  ['workshop', { wood: 2, stone: 1 }, 2, 1],
];

const ALL = [...NO_TILE_OF_THE_OFFER, ...BASIC, ...OTHERS];

/** What buildings are worth besides, by a rule: all others have printed points only. */
const BY_RULE: Readonly<Record<string, Score>> = {
  storage: { each: 0.5, of: { count: 'goods', of: ['wood', 'stone', 'reed'] } },
  'cow-stall': { bonus: 4, atLeast: 11, of: { count: 'goods', of: ['cow'] } },
  'pig-stall': { bonus: 4, atLeast: 13, of: { count: 'goods', of: ['pig'] } },
  estate: { bonus: 3, atLeast: 5, of: { count: 'specials' } },
  'feed-storehouse': { bonus: 3, atLeast: 5, of: { count: 'troughs' } },
  'log-house': { bonus: 4, atLeast: 4, of: { count: 'goods', of: ['wood'] } },
  'large-extension': { each: 2, of: { count: 'beside' } },
  'small-extension': { each: 2, of: { count: 'beside' } },
  manor: { each: -2, of: { count: 'inRow', row: 2 } },
  office: { each: -2, of: { count: 'inRow', row: 0 } },
  'stone-carver': { each: 2, of: { count: 'laid' } },
};

const OVER: Readonly<Record<string, Building['over']>> = {
  stable: 'stall',
  'half-timbered-house': 'cottage',
  'byre-dwelling': 'cottage',
  'log-house': 'cottage',
  'open-stable': 'stall',
  'materials-outlet': 'stable',
};

const ON_UNUSED: Readonly<Record<string, Building['onUnused']>> = {
  'dairy-farm': { animal: 'cow', count: 2, where: 'beside' },
  'dog-house': { animal: 'sheep', count: 1, where: [1, 2] },
  stud: { animal: 'horse', count: 2, where: 'beside' },
  'wild-boar-pen': { animal: 'pig', count: 1, where: [0] },
};

const found = new Map<string, Building>(buildings.map((one) => [one.id, one]));

function declared(id: string): Building {
  const one = found.get(id);
  if (one === undefined) throw new Error(`there is no ${id}`);
  return one;
}

function holdsOf({ holds, of, each }: Building): Holds {
  if (holds === undefined) return null;
  if (each === true) return [holds, 'each'];
  return of === undefined ? holds : [holds, of];
}

function idsOf(rows: readonly Row[]): string[] {
  return rows.map(([id]) => id).sort();
}

function idsWhere(test: (building: Building) => boolean): string[] {
  return buildings
    .filter(test)
    .map((one) => one.id)
    .sort();
}

test('R6 R10 each of the 61 buildings exists once: 3 that are no special buildings of the offer, 4 basic, 54 others', () => {
  expect(buildings.map((one) => one.id).sort()).toEqual(idsOf(ALL));
  expect([NO_TILE_OF_THE_OFFER.length, BASIC.length, OTHERS.length]).toEqual([3, 4, 54]);
  expect(idsWhere((one) => one.kind === 'preprinted')).toEqual(['cottage']);
  expect(idsWhere((one) => one.kind === 'tile')).toEqual(['stable', 'stall']);
  expect(idsWhere((one) => one.kind === 'special')).toEqual(idsOf([...BASIC, ...OTHERS]));
});

test('R13 four of the special buildings are basic', () => {
  expect(idsWhere((one) => one.basic)).toEqual(idsOf(BASIC));
});

test('R46 R47 R49 R115 every building has the cost, the points and the room of the table', () => {
  for (const [id, cost, points, holds] of ALL) {
    const one = declared(id);
    expect([id, one.cost, one.points ?? 0, holdsOf(one)]).toEqual([id, cost, points, holds]);
  }
});

test('R115 R116 what a rule makes a building worth', () => {
  for (const one of buildings) expect([one.id, one.score]).toEqual([one.id, BY_RULE[one.id]]);
});

test('R43 R47 R126 R127 R165 which buildings are placed over another, and over which', () => {
  for (const one of buildings) expect([one.id, one.over]).toEqual([one.id, OVER[one.id]]);
});

test('R51 R143 R169 what counts as a stall and what as a stable', () => {
  expect(idsWhere((one) => one.counts === 'stall')).toEqual(['cow-stall', 'pig-stall', 'stall']);
  expect(idsWhere((one) => one.counts === 'stable')).toEqual(['open-stable', 'stable']);
});

test('R144 R145 R178 R181 which buildings open room on unused spaces, and for what', () => {
  for (const one of buildings) expect([one.id, one.onUnused]).toEqual([one.id, ON_UNUSED[one.id]]);
});
