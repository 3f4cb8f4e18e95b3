import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { file, folder } from './folder';
import { ended, good, refusal, start } from './process';

const MATCH = ['arena', 'creatures', '--bots', 'random,random', '--seed', '7'];
const CALL = [...MATCH, '--games', '12', '--json'];

/** The report of a call without what depends on the clock. */
async function reported(...args: readonly string[]) {
  const { seconds: _, jobs: __, save: ___, results, ...rest } = JSON.parse(await good(...args));
  return {
    ...rest,
    results: results.map(({ time: { decisions, choices }, ...result }: { time: Record<string, number> }) => ({
      ...result,
      time: { decisions, choices },
    })),
  };
}

const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n');

test('the report names its parameters and everything that was measured', async () => {
  const report = JSON.parse(await good(...CALL, '--jobs', '1', '--option', 'buildings=4'));
  expect(report).toMatchObject({
    furrow: expect.stringMatching(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/),
    game: 'creatures',
    options: { buildings: '4' },
    bots: ['random', 'random'],
    seed: 7,
    wanted: 12,
    games: 12,
    deals: 6,
    seatings: 2,
    jobs: 1,
    interrupted: false,
  });
  const [result, ...others] = report.results;
  expect(others).toEqual([]);
  expect(result).toMatchObject({ bot: 'random', players: 2, games: 12, wins: 12 });
  expect(result.winRate).toEqual({ mean: 1, low: 1, high: 1 });
  expect(Object.keys(result.score).sort()).toEqual(
    ['deviation', 'high', 'least', 'low', 'lower', 'mean', 'median', 'most', 'upper'].sort(),
  );
  expect(Object.keys(result.time).sort()).toEqual(['choices', 'decisions', 'longest', 'ms']);
  expect(result.seats.map(({ seat, games }: Record<string, number>) => [seat, games])).toEqual([
    [1, 12],
    [2, 12],
  ]);
});

test('the same seed gives the same match whatever the number of jobs', async () => {
  const one = await reported(...CALL, '--jobs', '1');
  expect(await reported(...CALL, '--jobs', '2')).toEqual(one);
  const other = await reported(...CALL.with(5, '8'));
  expect(other.hash).not.toBe(one.hash);
});

test('games are rounded up to whole deals, and that is said', async () => {
  const text = await good(
    'arena',
    'agricola',
    '--bots',
    'random,random,random',
    '--games',
    '4',
    '--seed',
    '1',
  );
  expect(text).toContain('6 games: 2 deals, each played with each of 3 seatings');
  expect(text).toContain('4 games are not a whole number of deals: 6 it is');
  expect(text).toMatch(/^random \(3\) +6 +6 +\d+ +100\.0 % +33\.3 %$/m);
});

test('an interrupted match goes on and ends as if nothing had been', async () => {
  const whole = await reported(...CALL);
  expect(await reported(...CALL, '--save', 'whole.jsonl')).toEqual(whole);
  const lines = linesOf('whole.jsonl');
  expect(lines).toHaveLength(14);
  const torn = [lines[0], lines[4], lines[2], lines[9], lines[5].slice(0, 40)].join('\n');
  const part = file('part.jsonl', torn);
  expect(await reported(...CALL, '--save', part)).toEqual(whole);
  expect(linesOf(part).slice(0, 4)).toEqual([lines[0], lines[4], lines[2], lines[9]]);
  expect(linesOf(part)).toHaveLength(14);
  const games = linesOf(part)
    .slice(1, -1)
    .map((line) => JSON.parse(line).game);
  expect(games.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, game) => game));
});

test('a match can be made longer, and takes its seed from the file', async () => {
  const seedless = ['arena', 'creatures', '--bots', 'random,random', '--json', '--save', 'longer.jsonl'];
  const first = await reported(...seedless, '--games', '4');
  const second = await reported(...seedless, '--games', '8');
  expect(second).toMatchObject({ seed: first.seed, games: 8 });
  expect(linesOf('longer.jsonl')).toHaveLength(10);
  expect(await reported(...seedless, '--games', '4')).toEqual(first);
});

test('the file of another match is refused with what differs', async () => {
  await good(...CALL, '--save', 'mine.jsonl');
  const save = ['--save', 'mine.jsonl'];
  const before = linesOf('mine.jsonl');
  const other = ['arena', 'creatures', '--bots', 'random,random'];
  expect(await refusal(...other, '--seed', '8', '--option', 'buildings=4', ...save)).toMatch(
    /mine\.jsonl: it was begun with --seed 7 instead of 8, --option buildings 12 instead of 4; go on with the same/,
  );
  expect(await refusal('arena', 'agricola', '--bots', 'random', ...save)).toMatch(
    /game creatures instead of agricola, --bots random,random instead of random/,
  );
  file('older.jsonl', before.join('\n').replace(/"furrow":"[^"]*"/, '"furrow":"0.0.1"'));
  expect(await refusal(...MATCH, '--save', 'older.jsonl')).toMatch(/version 0\.0\.1 instead of \d/);
  expect(linesOf('mine.jsonl')).toEqual(before);
});

test('a file that is no match is refused and left as it is', async () => {
  file('letter.txt', 'Dear aunt');
  expect(await refusal(...MATCH, '--save', 'letter.txt')).toContain('this is not the file of an arena');
  expect(linesOf('letter.txt')).toEqual(['Dear aunt']);
  await good(...CALL, '--save', 'broken.jsonl');
  const [first, ...lines] = linesOf('broken.jsonl');
  file('broken.jsonl', [first, '{"game":3}', ...lines].join('\n'));
  expect(await refusal(...MATCH, '--save', 'broken.jsonl')).toMatch(/^broken\.jsonl:2: this is not a game/);
});

test('Ctrl-C keeps what was played and says how to go on', async () => {
  const call = ['arena', 'agricola', '--bots', 'random,random', '--games', '20000', '--seed', '3'];
  const child = start(...call, '--save', 'long.jsonl');
  const end = ended(child);
  const there = () => existsSync(join(folder, 'long.jsonl')) && linesOf('long.jsonl').length > 6;
  while (!there()) await wait(20);
  child.kill('SIGINT');
  const { code, out, err } = await end;
  expect(code).toBe(130);
  expect(out).toMatch(/^interrupted: 20000 games were to be played/m);
  const [, count] = /^interrupted after (\d+) of 20000 games; go on with: npx furrow (.*)\n$/.exec(err) ?? [];
  expect(linesOf('long.jsonl')).toHaveLength(Number(count) + 2);
  expect(err).toContain(
    'npx furrow arena agricola --bots random,random --games 20000 --seed 3 --save long.jsonl',
  );
  const again = JSON.parse(await good(...call.with(5, '4'), '--save', 'long.jsonl', '--json'));
  expect(again).toMatchObject({ games: 4, interrupted: false });
});
