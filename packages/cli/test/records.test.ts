import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildings } from '@furrow/creatures/buildings/index';
import { expect, test } from 'vitest';
import { file, folder } from './folder';
import { good } from './furrow';
import { ended, start, typing } from './process';
import { recordOf } from './record-of';

test('a record is replayed to its score sheet', async () => {
  expect(await good('record', 'creatures', '--seed', '7', '--out', 'seven.furrow')).toBe('');
  const text = readFileSync(join(folder, 'seven.furrow'), 'utf8');
  expect(text).toBe(await good('record', 'creatures', '--seed', '7'));
  const sheet = await good('replay', 'seven.furrow');
  expect(sheet).toContain('Score sheet');
  expect(sheet).toMatch(/Player [12] \(random\) wins/);
  expect((await typing(text.split('\n'), 'replay', '-')).out).toBe(sheet);
});

test('a score sheet shows the tie-break that decided, and the sentence below it names it', async () => {
  const tied = fileURLToPath(new URL('../../../examples/agricola-beginner-2p.furrow', import.meta.url));
  const sheet = await good('replay', tied);
  expect(sheet).toMatch(/\nTotal +35 +35\nTie-break: building resources left +\d+ +\d+\n/);
  expect(sheet).toMatch(
    /Several players have the most points; .* wins with the most building resources left/,
  );
  expect(await good('replay', tied, '--at', '30')).not.toContain('Tie-break');
  const { tieBreak, winners } = JSON.parse(await good('replay', tied, '--json'));
  expect(winners).toEqual([1]);
  expect(tieBreak).toEqual({ by: 'building-resources', counts: [expect.any(Number), expect.any(Number)] });
  expect(tieBreak.counts[0]).toBeGreaterThan(tieBreak.counts[1]);
});

test('the instants that pass by themselves in a record, as lines and as JSON', async () => {
  file('four.furrow', await good('record', 'agricola', '--seed', '4'));
  const lines = (await good('replay', 'four.furrow', '--instants')).trimEnd().split('\n');
  expect(lines[0]).toMatch(/^after move +\d+  round +1  card-revealed +[0-9a-f]{16}$/);
  const fourth = lines.filter((line) => line.includes('round  4')).join(' ');
  expect(fourth).toMatch(/harvest-begins .* fields-harvested .* family-fed .* animals-bred .* round-over/);
  const { game, moves, instants } = JSON.parse(await good('replay', 'four.furrow', '--instants', '--json'));
  expect(game).toBe('agricola');
  expect(instants).toHaveLength(lines.length);
  expect(instants.at(-1)).toMatchObject({ instant: 'round-over', moves, round: 14 });
  const early = JSON.parse(await good('replay', 'four.furrow', '--instants', '--at', '20', '--json'));
  expect(early.instants).toEqual(instants.filter((one: { moves: number }) => one.moves <= 20));
});

test('a record as JSON, at its end and in the middle', async () => {
  file('eight.furrow', await good('record', 'creatures', '--seed', '8', '--option', 'buildings=8'));
  const end = JSON.parse(await good('replay', 'eight.furrow', '--json'));
  expect(end).toMatchObject({
    game: 'creatures',
    options: { buildings: '8' },
    over: true,
    round: 8,
    rounds: 8,
  });
  expect(end.seats).toEqual(['random', 'random']);
  expect(end.moves).toBe(end.allMoves);
  expect(end.hash).toMatch(/^[0-9a-f]{16}$/);
  expect(end.scores[end.winners[0] - 1]).toBe(Math.max(...end.scores));
  expect(end.sheets).toHaveLength(2);
  const early = JSON.parse(await good('replay', 'eight.furrow', '--at', '6', '--json'));
  expect(early).toMatchObject({ moves: 6, allMoves: end.moves, round: 1, over: false });
  expect(early.scores).toBeUndefined();
  expect(early.hash).not.toBe(end.hash);
  expect(early.position).toMatchObject({ round: 1, players: [{ farm: { columns: 2 } }, {}] });
  expect(await good('replay', 'eight.furrow', '--at', '6')).toContain('Round 1 of 8');
});

test('a reader that goes away early is no failure', async () => {
  const child = start('record', 'creatures', '--seed', '7');
  child.stdout.destroy();
  child.stdin.end();
  const { code, err } = await ended(child);
  expect(err).toBe('');
  expect(code).toBe(0);
});

test('perft counts sequences of moves, chance included', async () => {
  const from = (...args: string[]) => good('perft', 'creatures', '--json', ...args).then(JSON.parse);
  const { depths } = await from('--depth', '3', '--option', 'buildings=8');
  const positions = depths.map((one: { positions: number }) => one.positions);
  const others = buildings.filter((one) => one.kind === 'special' && !one.basic).length;
  expect(positions).toEqual([2, 2 * others, 2 * others * (others - 1)]);
  expect(await good('perft', 'creatures', '--depth', '1', '--option', 'buildings=4')).toMatch(
    /^ 1 +2 +[\d.]+ s\n$/,
  );
});

test('perft starts from a record or from a position', async () => {
  const record = file('start.furrow', recordOf('4', '* start 1\n1 wood-3'));
  const replayed = await good('replay', record, '--json');
  const { position } = JSON.parse(replayed);
  const counted = async (startAt: string) => {
    const { depths } = JSON.parse(
      await good('perft', 'creatures', '--depth', '2', '--start', startAt, '--json'),
    );
    return depths.map((one: { positions: number }) => one.positions);
  };
  const expected = await counted(record);
  expect(expected[0]).toBeGreaterThan(5);
  expect(await counted(file('start.json', replayed))).toEqual(expected);
  expect(await counted(JSON.stringify(position))).toEqual(expected);
});
