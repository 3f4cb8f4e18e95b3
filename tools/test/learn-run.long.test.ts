// A short run of the command that trained the shipped networks: from recorded games and earlier networks to new ones, in two parts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agricola } from '@furrow/agricola/game';
import { evaluationOf } from '@furrow/bots/evaluations';
import { greedyBot } from '@furrow/bots/greedy-bot';
import { inputsOf } from '@furrow/bots/network/inputs-of';
import { networkMind, type StoredMind } from '@furrow/bots/network/network-mind';
import { WIDE } from '@furrow/bots/network/reliance';
import { searchBot } from '@furrow/bots/search-bot';
import { diceOfGame, selfPlay } from '@furrow/cli/self-play';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { GameRecord } from '@furrow/kernel/record';
import { writeRecord } from '@furrow/kernel/record-text';
import { afterAll, beforeAll, expect, test } from 'vitest';

const game: Game<Position> = agricola.open({ 'side-job': 'on' }, 2);
const SHIPPED = ['agricola-2', 'agricola-2-judge'].map((name) => `packages/bots/src/trained/${name}.json`);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'furrow-learn-run-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A game among greedy players as it would be recorded. */
function recordOf(number: number): string {
  const record = new GameRecord(game, ['a', 'b']);
  selfPlay({ game, seats: [greedyBot, greedyBot], diceOf: diceOfGame(7, number, 2) }, (_state, seat, move) =>
    record.play(seat, move),
  );
  return writeRecord(record);
}

/** The lines that the command says, without the hours. */
function learn(...args: readonly string[]): string[] {
  const command = ['--import', 'tsx', 'tools/learn.ts', '--game', 'agricola', '--seats', '2', '--seed', '7'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...args], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return [...stdout.matchAll(/^[\d.]+ h {2}(.*)$/gm)].map(([, line]) => line);
}

test('learns from recorded games and its own, stops, goes on, and leaves networks that bots play by', () => {
  const games = join(folder, 'games.jsonl');
  const lines = Array.from({ length: 10 }, (_, i) => JSON.stringify({ record: recordOf(i) }));
  writeFileSync(games, `${lines.join('\n')}\n`);
  const [out, plot] = ['networks.json', 'rating.svg'].map((name) => join(folder, name));
  const small = '--games 8 --simulations 16 --duel 4 --jobs 1'.split(' ');
  const begins = ['--from', games, '--start', SHIPPED.join(',')];
  const kept = ['--dir', join(folder, 'run'), '--out', out, '--plot', plot];
  const run = (generations: number) => learn('--generations', `${generations}`, ...small, ...begins, ...kept);

  const [first, second] = [run(1), run(2)];
  for (const [number, said] of [first, second].entries()) {
    const told = (what: RegExp) => said.filter((line) => what.test(line)).length;
    expect(told(new RegExp(`^generation ${number}, prior: \\d+ samples, loss [\\d.]+`))).toBe(1);
    expect(told(new RegExp(`^generation ${number}: 8 games, -?[\\d.]+ points a seat`))).toBe(1);
    for (const half of ['early', 'late'])
      expect(
        told(new RegExp(`^generation ${number}, ${half}: .*samples, [\\d.]+ points off`)),
      ).toBeGreaterThan(0);
    expect(told(new RegExp(`^generation ${number}: [\\d.]+ % of 4 against .* taken`))).toBe(1);
  }
  expect(readFileSync(plot, 'utf8').match(/<circle/g)).toHaveLength(2);

  const networks = JSON.parse(readFileSync(out, 'utf8')) as StoredMind;
  expect(Object.keys(networks).toSorted()).toEqual(['judge', 'prior']);
  const reliance = { share: 1, trust: 1, kept: WIDE, narrowsRoot: true };
  const taught = searchBot({
    budget: { simulations: 30 },
    mind: (played) => networkMind(played, inputsOf(played), networks, reliance, evaluationOf(played)),
  });
  const { state } = selfPlay({ game, seats: [taught, greedyBot], diceOf: diceOfGame(8, 0, 2) });
  expect(game.outcome(state).winners).not.toEqual([]);
}, 600_000);
