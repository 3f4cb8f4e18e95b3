import { buildings, findBuilding } from '@furrow/creatures/buildings/index';
import type { Event } from '@furrow/creatures/events';
import { creatures } from '@furrow/creatures/game';
import type { State } from '@furrow/creatures/state';
import { boardOf } from '@furrow/testkit/board';
import { randomGame } from '@furrow/testkit/random-game';
import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { roundsWithout } from './rounds';

/** Five placements that ask nothing and move no marker. */
const FIVE = ['wood-3', 'stone-1', 'stone-2', 'building-resources', 'reed-sheep'];

/** A round in which the player who moves so many turns after the first plays the line, and nothing else matters. */
function round(game: Scenario, line: string, turn = 0): void {
  game.play(FIVE.toSpliced(turn, 0, line).join('\n'));
}

/** Both players have plenty, so that only the pieces themselves can run out. */
function rich(buildings = '4'): Scenario {
  const plenty = { wood: 40, stone: 40, reed: 10 };
  return new Scenario({ buildings }).give(1, plenty).give(2, plenty);
}

/** The basic and an advanced game, and how many stall tiles and expansions they have. */
const SETS = [
  ['4', 4],
  ['shelter,pen', 5],
] as const;

test('R1 the game is for two, and each places three workers a round', () => {
  expect(creatures.seats).toEqual([2]);
  const game = new Scenario().play(FIVE.join('\n'));
  expect(game.board()).toMatchObject({ round: 1, 'worker wood-3': 1, 'worker reed-sheep': 1 });
  expect(game.play('2 pig-sheep').board()).toMatchObject({ round: 2 });
  const placed = (game.heard as readonly Event[]).flatMap((one) => (one.event === 'used' ? [one.seat] : []));
  expect(placed).toEqual([0, 1, 0, 1, 0, 1]);
});

test('R2 resources do not run out with their pieces', () => {
  const game = new Scenario().give(1, { wood: 17, stone: 15, reed: 5 });
  expect(game.changes('1 building-resources')).toEqual({
    'worker building-resources': [0, 1],
    '1 wood': [17, 18],
    '1 stone': [15, 16],
    '1 reed': [5, 6],
  });
  expect(roundsWithout(new Scenario(), 7, 'wood-3').board()).toMatchObject({ 'on wood-3': 24 });
});

test('R2 animals do not run out with their pieces', () => {
  const columns = ['a1w b1w c1w', 'a2w b2w c2w', 'a3w b3w c3w', 'a4w b4w c4w'].join(' ');
  const game = new Scenario({ buildings: 'fodder-beet-field' })
    .lay(1, {
      columns: 5,
      borders: `a0n a0w b0w b0s a1n c1s a2n c2s a3n c3s ${columns}`,
      troughs: 'a0 b0 a1 b1 a2 b2 a3 b3',
    })
    .give(1, { sheep: 22, pig: 16, cow: 13, horse: 14 });
  expect(game.changes('1 special-1; build fodder-beet-field; at b4')).toEqual({
    'worker special-1': [0, 1],
    'offer fodder-beet-field': [1, 0],
    '1 b4': [0, 'fodder-beet-field'],
    '1 sheep': [22, 23],
    '1 pig': [16, 17],
    '1 cow': [13, 14],
    '1 horse': [14, 15],
  });
});

test('R3 the ten troughs are shared by both players', () => {
  const game = rich();
  expect(game.board()).toMatchObject({ 'supply troughs': 10 });
  round(game, '1 troughs; trough a0 b0 c0 a1 b1 c1');
  game.play('1 wood-3');
  expect(game.why('2 troughs; trough a0 b0 c0 a1 b1')).toEqual({ why: 'too-many', atMost: 4 });
  expect(game.changes('2 trough a0 b0 c0 a1')).toMatchObject({ 'supply troughs': [4, 0] });
  game.play('stone-1\nstone-2\nbuilding-resources\nreed-sheep');
  expect(game.why('1 troughs')).toEqual({ why: 'no-troughs' });
  expect(game.why('1 wood-3')).toBeUndefined();
  expect(game.why('2 troughs')).toEqual({ why: 'no-troughs' });
});

test.each(SETS)('R4 with buildings=%s the stall tiles shared by both players are %i', (buildings, tiles) => {
  const game = rich(buildings);
  expect(game.board()).toMatchObject({ 'supply tiles': tiles });
  const cells = ['a0', 'b0', 'a1', 'b1', 'c1'].slice(0, tiles);
  cells.forEach((cell, i) => round(game, `stall; at ${cell}`, i % 2));
  expect(game.board()).toMatchObject({ 'supply tiles': 0, '1 a0': 'stall', '2 b0': 'stall' });
  expect(game.why('1 stall')).toEqual({ why: 'no-tiles' });
  game.play('1 wood-3');
  expect(game.why('2 stall')).toEqual({ why: 'no-tiles' });
});

test('R4 the stable is the other side of the stall tile', () => {
  const game = rich();
  round(game, '1 stall; at a0');
  expect(game.changes('1 stables; flip a0 wood')).toEqual({
    'worker stables': [0, 1],
    '1 wood': [41, 36],
    '1 a0': ['stall', 'stable'],
  });
});

test.each(SETS)(
  'R5 with buildings=%s the expansions shared by both players are %i',
  (buildings, expansions) => {
    const game = rich(buildings);
    expect(game.board()).toMatchObject({ 'supply expansions': expansions });
    for (let i = 0; i < expansions; i++) round(game, 'expand; expand right', i % 2);
    expect(game.board()).toMatchObject({
      'supply expansions': 0,
      '1 columns': 2 + Math.ceil(expansions / 2),
      '2 columns': 2 + Math.floor(expansions / 2),
    });
    expect(game.changes('1 expand')).toEqual({
      'worker expand': [0, 1],
      'on expand': [1, 0],
      '1 border': [9 + Math.ceil(expansions / 2), 10 + Math.ceil(expansions / 2)],
    });
  },
);

test('R6 R8 a special building that is built is there for nobody else', () => {
  const game = rich('shelter,pen').play('1 special-1; build shelter; at b1; pig\n2 special-2');
  const shelter = findBuilding('shelter')?.number;
  expect(game.offered()).toEqual(['build pen']);
  expect(game.why('2 build shelter')).toEqual({ why: 'not-offered', building: shelter });
});

test.each([
  ['4', 0],
  ['8', 4],
  ['12', 8],
])('R6 with buildings=%s that many different special buildings are available', (buildings, draws) => {
  const game = new Scenario({ buildings });
  for (let i = 0; i < draws; i++) game.play(`* ${game.offered()[0]}`);
  expect(new Set(game.state.offer).size).toBe(Number(buildings));
  expect(game.state.offer).toHaveLength(Number(buildings));
});

test('R7 of 26 borders each player begins with 9 and the supply with 8', () => {
  expect(boardOf(creatures.open({ buildings: '4' }, 2).begin())).toMatchObject({
    '1 border': 9,
    '2 border': 9,
    'supply borders': 8,
  });
});

test('R8 troughs that are gone cannot be had, and what would bring one brings none', () => {
  const game = rich('feed-storehouse').lay(1, { troughs: 'a0 b0 c0 a1 b1' });
  game.lay(2, { troughs: 'a0 b0 c0 a1 b1' }).state.troughs = 0;
  expect(game.why('1 troughs')).toEqual({ why: 'no-troughs' });
  expect(game.changes('1 special-1; build feed-storehouse; at c1')).toEqual({
    'worker special-1': [0, 1],
    'offer feed-storehouse': [1, 0],
    '1 c1': [0, 'feed-storehouse'],
    '1 wood': [40, 39],
    '1 reed': [10, 9],
  });
});

test('R8 without a tile in the supply there is no stall and no stable in place of a Cow Stall', () => {
  const game = rich('pen').lay(1, { at: { a0: 'cow-stall' } });
  game.lay(2, { at: { a0: 'stall', b0: 'stall', a1: 'stable', b1: 'stable', c1: 'stall' } }).state.tiles = 0;
  expect(game.why('1 stall')).toEqual({ why: 'no-tiles' });
  expect(game.why('1 stables')).toEqual({ why: 'no-tiles' });
});

test('R8 without an expansion in the supply what would bring one brings only the rest', () => {
  const game = rich('country-house').lay(1, { columns: 5 });
  game.lay(2, { columns: 4 }).state.expansions = 0;
  expect(game.changes('1 special-1; build country-house; at b1')).toEqual({
    'worker special-1': [0, 1],
    'offer country-house': [1, 0],
    '1 b1': [0, 'country-house'],
    '1 wood': [40, 37],
    '1 stone': [40, 37],
    '1 cow': [0, 1],
  });
});

test('R9 a stall replaced by the Open Stable comes back for either player', () => {
  const game = rich('open-stable').lay(1, { at: { b1: 'stall' } });
  game.lay(2, { at: { a0: 'stall', b0: 'stall', a1: 'stall', b1: 'stall' } }).state.tiles = 0;
  expect(game.changes('1 special-1; build open-stable; pay wood; cow')).toEqual({
    'worker special-1': [0, 1],
    'offer open-stable': [1, 0],
    'supply tiles': [0, 1],
    '1 b1': ['stall', 'open-stable'],
    '1 wood': [40, 37],
    '1 cow': [0, 1],
  });
  expect(game.changes('2 stall; at c1')).toMatchObject({ '2 c1': [0, 'stall'], 'supply tiles': [1, 0] });
});

test('R9 a stable replaced by the Materials Outlet comes back as a stall for either player', () => {
  const game = rich('materials-outlet').lay(1, { at: { b1: 'stable' } });
  game.lay(2, { at: { a0: 'stall', b0: 'stall', a1: 'stall', b1: 'stall' } }).state.tiles = 0;
  expect(game.changes('1 special-1; build materials-outlet')).toEqual({
    'worker special-1': [0, 1],
    'offer materials-outlet': [1, 0],
    'supply tiles': [0, 1],
    '1 b1': ['stable', 'materials-outlet'],
    '1 reed': [10, 9],
    '1 wood': [40, 44],
    '1 stone': [40, 43],
  });
  expect(game.changes('2 stall; at c1')).toMatchObject({ '2 c1': [0, 'stall'], 'supply tiles': [1, 0] });
});

test.each(['cow-stall', 'pig-stall'])('R9 Q28 an upgraded %s goes back to the offer', (id) => {
  const game = rich('open-stable').lay(1, { at: { b1: id } });
  game.play('1 stables; flip b1 wood');
  expect(game.board()).toMatchObject({ '1 b1': 'stable', 'supply tiles': 4, [`offer ${id}`]: 1 });
  expect(game.changes(`2 special-1; build ${id}; at b1`)).toMatchObject({
    '2 b1': [0, id],
    [`offer ${id}`]: [1, 0],
  });
});

test.each(['cow-stall', 'pig-stall'])('R9 a %s under the Open Stable goes back to the offer', (id) => {
  const game = rich('open-stable').lay(1, { at: { b1: id } });
  const changed = game.changes('1 special-1; build open-stable; pay stone; cow');
  expect(changed).toMatchObject({ [`offer ${id}`]: [0, 1], '1 b1': [id, 'open-stable'] });
  expect(changed).not.toHaveProperty('supply tiles');
});

test('R9 a trough replaced through the Building Firm comes back for either player', () => {
  const game = rich('pen').lay(1, { at: { a0: 'building-firm' }, troughs: 'b1' });
  game.lay(2, { troughs: 'a0 b0' }).state.troughs = 0;
  expect(game.changes('1 building-firm; at b1')).toEqual({
    'supply troughs': [0, 1],
    'supply tiles': [5, 4],
    '1 stone': [40, 38],
    '1 b1': [0, 'stall'],
    '1 b1 trough': [1, 0],
  });
  game.play('1 wood-3');
  expect(game.changes('2 troughs; trough c1')).toMatchObject({ 'supply troughs': [1, 0] });
});

test('R9 a Cottage that is built over is not available again', () => {
  const changed = Object.keys(rich().changes('1 special-1; build half-timbered-house'));
  const paid = ['1 wood', '1 stone', '1 reed'];
  expect(new Set(changed)).toEqual(
    new Set(['worker special-1', 'offer half-timbered-house', '1 c0', ...paid]),
  );
});

test('R9 in random games nothing comes back in any other way', () => {
  const comesBack = (now: State, before: State, heard: readonly Event[]) => {
    const built = heard.flatMap((one) => (one.event === 'built' ? [buildings[one.building].over] : []));
    const returned = heard.flatMap((one) =>
      one.event === 'returned' ? [buildings[one.building].counts] : [],
    );
    expect(now.expansions).toBeLessThanOrEqual(before.expansions);
    expect(now.borders).toBeLessThanOrEqual(before.borders);
    if (now.troughs > before.troughs) expect(heard.map((one) => one.event)).toContain('troughReplaced');
    if (now.tiles > before.tiles)
      expect(built.some((over) => over === 'stall' || over === 'stable')).toBe(true);
    if (now.offer.length > before.offer.length) expect(returned).toEqual(['stall']);
  };
  for (let seed = 1; seed <= 6; seed++) {
    let before = creatures.open({ buildings: '12' }, 2).begin();
    randomGame(
      creatures,
      { seed, options: { buildings: '12' } },
      {
        asked: (state) => {
          before = state.clone();
        },
        answered: (state, { heard }) => {
          if (before.draws === 0) comesBack(state, before, heard as readonly Event[]);
        },
      },
    );
  }
});

test('R10 the Cottage is a special building, stalls and stables are none', () => {
  const game = new Scenario({ buildings: 'pen' }).lay(1, {
    at: { a0: 'estate', b0: 'shelter', a1: 'storage', b1: 'stall', c1: 'stable' },
  });
  expect(game.pointsOf(1, 'estate')).toBe(0);
  game.lay(1, { columns: 3, at: { a2: 'manor' } });
  expect(game.pointsOf(1, 'estate')).toBe(3);
  expect(rich('pen').why('1 special-1; build stall')).toMatchObject({ why: 'not-offered' });
  expect(rich('pen').why('1 special-1; build stable')).toMatchObject({ why: 'not-offered' });
});

test('R11 an own supply takes any number of borders and resources', () => {
  expect(roundsWithout(new Scenario(), 7).changes('1 expand; expand left')).toMatchObject({
    'on expand': [8, 0],
    '1 border': [9, 17],
  });
  const game = new Scenario().give(1, { wood: 99, stone: 99, reed: 99 });
  round(game, '1 expand; expand left');
  expect(game.board()).toMatchObject({ '1 wood': 100, '1 stone': 101, '1 reed': 100, '1 border': 10 });
});
