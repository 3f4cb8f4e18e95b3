import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Features } from '@furrow/bots/features';
import { loadAllNetworks } from '@furrow/bots/trained/index';
import { creatures } from '@furrow/creatures/game';
import { seededDice } from '@furrow/kernel/dice';
import type { Game, GameBox } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tunersFor } from '../tune/crew';
import { type Plan, STANDARD } from '../tune/plan';
import { varied } from '../tune/players';
import { type Run, RunFolder } from '../tune/run-folder';
import type { Subject } from '../tune/subject';
import { Tuning } from '../tune/tuning';

beforeAll(loadAllNetworks);

const box: GameBox<Position> = creatures;
const OPTIONS = { buildings: '4' };
const PLAN: Plan = { game: 'creatures', seats: 2, options: OPTIONS, seed: 5, games: 2, manner: STANDARD };

/** What the score sheet says now, which is all that these features know. */
function scoreFeatures(game: Game<Position>): Features<Position> {
  return {
    names: ['one', 'points', 'lines'],
    progress: (state) => {
      const { now, of } = game.round(state);
      return (now - 1) / of;
    },
    read: (state, seat, into) => {
      const lines = game.score(state, seat);
      into[0] = 1;
      into[1] = lines.reduce((sum, { points }) => sum + points, 0);
      into[2] = lines.filter(({ points }) => points > 0).length;
    },
  };
}

function subject(): Subject {
  const game = box.open(OPTIONS, 2);
  const start = { one: [20, 15, 10, 5, 0], points: [1, 1, 1, 1, 1], lines: [1, 0.75, 0.5, 0.25, 0] };
  return { game, features: scoreFeatures(game), start };
}

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'furrow-tune-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Tunes in a folder until so many rounds are done; gives the last round and what was said. */
async function tune(
  folder: string,
  rounds: number,
  plan: Plan = PLAN,
): Promise<{ run: Run; said: string[] }> {
  const said: string[] = [];
  const crew = tunersFor(plan, subject(), 1);
  const onlooker = { say: (line: string) => said.push(line), at: () => {} };
  const tuning = new Tuning(plan, { rounds, every: 2, deals: 1 }, crew, onlooker);
  const run = await tuning.run(new RunFolder(join(dir, folder), plan, subject()));
  return { run, said };
}

describe('a run', () => {
  test('that was broken off and goes on gives the same weights as one that was not', async () => {
    const { run, said } = await tune('whole', 3);
    await tune('parts', 1);
    const { run: resumed } = await tune('parts', 3);
    expect([...resumed.table]).toEqual([...run.table]);
    expect([...resumed.equations.numbers]).toEqual([...run.equations.numbers]);
    expect([...run.table]).not.toEqual([...run.start]);
    expect(said.filter((line) => line.startsWith('round'))).toHaveLength(3);
    expect(said.filter((line) => line.includes('against'))).toHaveLength(2);
    for (const file of ['state.json', 'weights.json'])
      expect(readFileSync(join(dir, 'parts', file))).toEqual(readFileSync(join(dir, 'whole', file)));
    expect(readdirSync(join(dir, 'parts')).toSorted()).toEqual([
      'equations-3.bin',
      'games-1.jsonl',
      'games-2.jsonl',
      'games-3.jsonl',
      'state.json',
      'weights.json',
    ]);
  });

  test('of players that search gives other weights than one of players that look one turn ahead', async () => {
    const { run: near } = await tune('near', 1);
    const { run: far } = await tune('far', 1, { ...PLAN, manner: { ...STANDARD, simulations: 20 } });
    const { run: again } = await tune('again', 1, { ...PLAN, manner: { ...STANDARD, simulations: 20 } });
    expect([...far.table]).not.toEqual([...near.table]);
    expect([...again.table]).toEqual([...far.table]);
  });

  test('that is done does nothing more', async () => {
    const { run } = await tune('done', 1);
    const { run: again, said } = await tune('done', 1);
    expect([...again.table]).toEqual([...run.table]);
    expect(said).toEqual(['1 of 1 rounds are done already']);
  });

  test('is not gone on with by another plan', async () => {
    await tune('mine', 1);
    await expect(tune('mine', 2, { ...PLAN, seed: 6 })).rejects.toThrow('seed is 5 there, not 6');
    await expect(tune('mine', 2, { ...PLAN, games: 3 })).rejects.toThrow('games is 2 there, not 3');
    const other = { ...PLAN, options: { buildings: '8' } };
    await expect(tune('mine', 2, other)).rejects.toThrow('options is {"buildings":"4"} there');
  });

  test('is not gone on with when the features have changed', async () => {
    await tune('mine', 1);
    const { game, features, start } = subject();
    const changed: Features<Position> = { ...features, names: ['one', 'points', 'other'] };
    const folder = new RunFolder(join(dir, 'mine'), PLAN, { game, features: changed, start });
    expect(() => folder.open()).toThrow('it has the features lines, which are no more');
  });

  test('keeps nothing before its first round is done', () => {
    expect(new RunFolder(join(dir, 'new'), PLAN, subject()).open().round).toBe(0);
    expect(existsSync(join(dir, 'new'))).toBe(false);
  });
});

test('a varied player sees some features in another light, each the same at all times', () => {
  const seen = varied(new Float64Array(300).fill(2), 100, STANDARD, seededDice(4));
  const factors = [...seen].map((weight) => weight / 2);
  expect(factors.slice(0, 100)).toEqual(factors.slice(200));
  const changed = factors.slice(0, 100).filter((factor) => factor !== 1);
  expect(changed.length).toBeGreaterThan(15);
  expect(changed.length).toBeLessThan(45);
  expect(Math.min(...changed)).toBeGreaterThan(0);
});
