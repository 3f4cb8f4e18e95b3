import { fenced, pastures } from '@furrow/agricola/farm/farmyard';
import { pastureShapes } from '@furrow/agricola/farm/pasture-shapes';
import type { Farm, State } from '@furrow/agricola/state/state';
import { decision } from '@furrow/kernel/decide';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import { play } from '@furrow/kernel/machine';
import { list } from '@furrow/kernel/move';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { failures, must } from '@furrow/testkit/failures';
import { howMany } from '@furrow/testkit/how-many';
import { expect, test } from 'vitest';
import {
  areasOf,
  bareFarm,
  COLUMNS,
  copyFarm,
  fencesOf,
  isLegal,
  type NaiveFarm,
  ROWS,
} from './naive-fences';

const TIMEOUT = 60_000;
const FARMS = 5000;
const LAYOUTS = 20;
/** Layouts whose areas are compared. */
const ATTEMPTS = howMany(25_000, 100_000);
const VERTICAL = 32;
/** An edge as the engine numbers it: column * 4 + row of the space below or to the right of it. */
const EDGES = [
  ...Array.from({ length: (ROWS + 1) * COLUMNS }, (_, i) => i),
  ...Array.from({ length: COLUMNS + 1 }, (_, c) =>
    Array.from({ length: ROWS }, (_, r) => VERTICAL + c * 4 + r),
  ).flat(),
];

function has({ lying, standing }: NaiveFarm, edge: number): boolean {
  const at = edge % VERTICAL;
  return edge < VERTICAL ? lying[at % 4][at >> 2] : standing[at % 4][at >> 2];
}

function put({ lying, standing }: NaiveFarm, edge: number, fence: boolean): void {
  const at = edge % VERTICAL;
  if (edge < VERTICAL) lying[at % 4][at >> 2] = fence;
  else standing[at % 4][at >> 2] = fence;
}

/** Puts the naive farm's fences, and its rooms and fields as fields, on the engine's farm. */
function lay(farm: Farm, naive: NaiveFarm): void {
  const mask = (from: number) =>
    EDGES.filter((edge) => edge >= from && edge < from + VERTICAL && has(naive, edge)).reduce(
      (sum, edge) => sum + 2 ** (edge - from),
      0,
    );
  farm.fencesH = mask(0);
  farm.fencesV = mask(VERTICAL);
  farm.rooms = (1 << 1) | (1 << 2);
  farm.fields = 0;
  naive.taken.forEach((row, r) =>
    row.forEach((taken, c) => {
      if (taken && !(c === 0 && r > 0)) farm.fields |= 1 << (c * 4 + r);
    }),
  );
}

/** Fences all the way around a random rectangle. */
function fenceRectangle(naive: NaiveFarm, dice: Dice): void {
  const [top, left] = [dice.below(ROWS), dice.below(COLUMNS)];
  const bottom = top + dice.below(Math.min(2, ROWS - top));
  const right = left + dice.below(Math.min(3, COLUMNS - left));
  for (let c = left; c <= right; c++) for (const r of [top, bottom + 1]) naive.lying[r][c] = true;
  for (let r = top; r <= bottom; r++) for (const c of [left, right + 1]) naive.standing[r][c] = true;
}

/** A farm with random fields and legal fences. */
function randomFarm(dice: Dice): NaiveFarm {
  const farm = bareFarm();
  farm.taken[1][0] = farm.taken[2][0] = true;
  for (let n = dice.below(4); n > 0; n--) farm.taken[dice.below(ROWS)][dice.below(COLUMNS)] = true;
  let legal = farm;
  for (let n = dice.below(3); n > 0; n--) {
    const next = copyFarm(legal);
    fenceRectangle(next, dice);
    if (isLegal(next)) legal = next;
  }
  return copyFarm(legal);
}

/** The farm after a random attempt to fence: often legal or nearly so, sometimes anything. */
function attempt(farm: NaiveFarm, dice: Dice): NaiveFarm {
  const next = copyFarm(farm);
  for (let n = dice.below(4); n > 0; n--) fenceRectangle(next, dice);
  for (let n = dice.below(3); n > 0; n--) put(next, EDGES[dice.below(EDGES.length)], true);
  if (dice.below(3) === 0) {
    const edge = EDGES[dice.below(EDGES.length)];
    if (!has(farm, edge)) put(next, edge, false);
  }
  return next;
}

const newEdges = (before: NaiveFarm, after: NaiveFarm) =>
  EDGES.filter((edge) => has(after, edge) && !has(before, edge));

function fencing(): { game: AgricolaScenario; state: State; farm: Farm } {
  const game = new AgricolaScenario().play('* reveal fencing').give(1, { wood: 15 }).play('1 fencing');
  return { game, state: game.state, farm: game.player(1).farm };
}

/** The areas as the engine numbers cells: one sorted mask each. */
function masks(naive: NaiveFarm): number[] {
  const found: number[] = [];
  areasOf(naive).forEach((row, r) =>
    row.forEach((area, c) => {
      if (area >= 0) found[area] = (found[area] ?? 0) | (1 << (c * 4 + r));
    }),
  );
  return found.sort((a, b) => a - b);
}

test(
  'AG-R809 fences are accepted exactly as the slow twin says, on 100,000 layouts',
  () => {
    const { game, farm } = fencing();
    const count = { accepted: 0, refused: 0 };
    const found = failures(31_001, FARMS, (seed) => {
      const dice = seededDice(seed);
      const before = randomFarm(dice);
      const wood = dice.below(3) === 0 ? dice.below(16) : 15;
      lay(farm, before);
      game.give(1, { wood });
      const domain = game.decision()?.domain;
      for (let n = 0; n < LAYOUTS; n++) {
        const after = attempt(before, dice);
        const edges = newEdges(before, after);
        const right = edges.length > 0 && edges.length <= wood && isLegal(after);
        const verdict = domain?.contains(list('fence', edges));
        must(verdict?.ok === right, () => `${seed}: ${JSON.stringify([edges, verdict, before, wood])}`);
        count[right ? 'accepted' : 'refused']++;
      }
    });
    expect(found).toEqual([]);
    expect(count.accepted + count.refused).toBe(FARMS * LAYOUTS);
    expect(count.accepted).toBeGreaterThan(5000);
    expect(count.refused).toBeGreaterThan(5000);
  },
  TIMEOUT,
);

test(
  'AG-R809 the enclosed areas are those of the slow twin, on layouts legal or not',
  () => {
    const { farm } = fencing();
    let enclosing = 0;
    const found = failures(32_001, ATTEMPTS, (seed) => {
      const dice = seededDice(seed);
      const naive = attempt(randomFarm(dice), dice);
      lay(farm, naive);
      const right = masks(naive);
      const areas = [...pastures(farm)].sort((a, b) => a - b);
      must(areas.join() === right.join(), () => `${seed}: ${areas.join()} should be ${right.join()}`);
      const inside = right.reduce((sum, one) => sum | one, 0);
      must(fenced(farm) === inside, () => `${seed}: fenced ${fenced(farm)} should be ${inside}`);
      if (right.length > 1) enclosing++;
    });
    expect(found).toEqual([]);
    expect(enclosing).toBeGreaterThan(ATTEMPTS / 10);
  },
  TIMEOUT,
);

test(
  'AG-R809 AG-Q16 every legal layout is reached pasture by pasture',
  () => {
    const { game, state, farm } = fencing();
    const { rules } = game.game;
    const steps: number[] = [];
    const found = failures(33_001, 4000, (seed) => {
      const dice = seededDice(seed);
      const before = randomFarm(dice);
      const after = attempt(before, dice);
      if (newEdges(before, after).length === 0 || !isLegal(after)) return;
      lay(farm, after);
      const goal = { h: farm.fencesH, v: farm.fencesV };
      lay(farm, before);
      const length = pathTo(rules, state, goal, new Set());
      must(length !== undefined, () => `${seed}: ${JSON.stringify([before, newEdges(before, after)])}`);
      steps.push(length ?? 0);
    });
    expect(found).toEqual([]);
    expect(steps.length).toBeGreaterThan(300);
    expect(Math.max(...steps)).toBeGreaterThan(2);
  },
  TIMEOUT,
);

/** How many canonical moves lead from a state to these fences; undefined if none do. */
function pathTo(
  rules: AgricolaScenario['game']['rules'],
  state: State,
  goal: { h: number; v: number },
  tried: Set<string>,
): number | undefined {
  const { farm } = state.players[0];
  if (farm.fencesH === goal.h && farm.fencesV === goal.v) return 0;
  const asked = decision(rules, state);
  const key = `${farm.fencesH},${farm.fencesV}`;
  if (asked?.kind !== 'fences' || tried.has(key)) return undefined;
  tried.add(key);
  for (const move of asked.domain.moves()) {
    const shape = pastureShapes[move.things[0]];
    if (move.verb !== 'pasture' || shape.h & ~goal.h || shape.v & ~goal.v) continue;
    const next = rules.copy(state);
    play(rules, next, 0, move);
    const rest = pathTo(rules, next, goal, tried);
    if (rest !== undefined) return rest + 1;
  }
  return undefined;
}

test('AG-R801 numbers that stand for no edge are refused', () => {
  const { game } = fencing();
  const square = [8, 9, VERTICAL + 8, VERTICAL + 12];
  const domain = game.decision()?.domain;
  expect(domain?.contains(list('fence', square)).ok).toBe(true);
  const more = [20, 23, 31, VERTICAL + 11, VERTICAL + 15, VERTICAL + 24, 64 + 8, 96 + 8, 128];
  const strange = more.map((odd) => [...square, odd]);
  for (const alias of [64, 96]) strange.push([8, 9, VERTICAL + 8, VERTICAL + 12 + alias - VERTICAL]);
  expect(strange.filter((edges) => domain?.contains(list('fence', edges)).ok !== false)).toEqual([]);
});

test('AG-R801 a pasture that no number stands for, or two at once, are refused', () => {
  const domain = fencing().game.decision()?.domain;
  expect(domain?.contains(list('pasture', [0])).ok).toBe(true);
  expect(domain?.contains(list('pasture', [pastureShapes.length])).ok).toBe(false);
  expect(domain?.contains(list('pasture', [0, 1])).ok).toBe(false);
});

/** Fences exactly around the spaces of a set, numbered column by column. */
function fencedSet(mask: number): NaiveFarm {
  const naive = bareFarm();
  const inside = (r: number, c: number) =>
    r >= 0 && r < ROWS && c >= 0 && c < COLUMNS && ((mask >> (c * ROWS + r)) & 1) === 1;
  for (let r = 0; r <= ROWS; r++)
    for (let c = 0; c < COLUMNS; c++) naive.lying[r][c] = inside(r - 1, c) !== inside(r, c);
  for (let r = 0; r < ROWS; r++)
    for (let c = 0; c <= COLUMNS; c++) naive.standing[r][c] = inside(r, c - 1) !== inside(r, c);
  return naive;
}

const spacesIn = (cells: number) => cells.toString(2).replaceAll('0', '').length;

test('AG-R810 762 pastures beside the first rooms can be enclosed with 15 fences, the largest has 12 spaces', () => {
  const found = new Map<number, number>();
  for (let mask = 1; mask < 1 << (ROWS * COLUMNS); mask++) {
    const naive = fencedSet(mask);
    naive.taken[1][0] = naive.taken[2][0] = true;
    const areas = masks(naive);
    if (areas.length === 1 && isLegal(naive)) found.set(areas[0], fencesOf(naive));
  }
  expect(found.size).toBe(762);
  expect(Math.max(...[...found.keys()].map(spacesIn))).toBe(12);
  const offered = new Map(pastureShapes.map(({ cells, fences }) => [cells, fences]));
  for (const [cells, fences] of found) expect(offered.get(cells)).toBe(fences);
  expect(pastureShapes).toHaveLength(762);
});

test('AG-R810 a hole needs at least 16 fences', () => {
  let fewest = 99;
  for (let mask = 1; mask < 1 << (ROWS * COLUMNS); mask++) {
    const naive = fencedSet(mask);
    const enclosed = masks(naive).reduce((sum, area) => sum + spacesIn(area), 0);
    if (enclosed > spacesIn(mask)) fewest = Math.min(fewest, fencesOf(naive));
  }
  expect(fewest).toBe(16);
});

test('AG-R810 15 fences enclose 5 pastures, never 6', () => {
  let layer = new Map<number, number>([[0, 0]]);
  const most: number[] = [];
  for (let n = 1; n <= 6; n++) {
    const next = new Map<number, number>();
    for (const [mask, fences] of layer) {
      for (const { cells, fences: own } of pastureShapes) {
        if (cells & mask) continue;
        const all = fences + own - sharedSides(mask, cells);
        if (all <= 15 && all < (next.get(mask | cells) ?? 16)) next.set(mask | cells, all);
      }
    }
    most.push(next.size);
    layer = next;
  }
  expect(most.map((size) => size > 0)).toEqual([true, true, true, true, true, false]);
});

/** How many sides the spaces of one set share with those of another. */
function sharedSides(a: number, b: number): number {
  return [a & (b << 1), b & (a << 1), a & (b << 4), b & (a << 4)].reduce(
    (sum, one) => sum + spacesIn(one),
    0,
  );
}
