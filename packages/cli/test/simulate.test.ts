import { expect, test } from 'vitest';
import { file } from './folder';
import { good } from './process';

const CALL = ['simulate', 'creatures', '--games', '30', '--seed', '7', '--json'];

test('the same seed gives the same games whatever the number of jobs', async () => {
  const [one, two] = (await Promise.all([good(...CALL, '--jobs', '1'), good(...CALL, '--jobs', '2')])).map(
    (text) => JSON.parse(text),
  );
  expect({ ...two, jobs: 1, ...timesOf(one) }).toEqual(one);
  const other = JSON.parse(await good('simulate', 'creatures', '--games', '30', '--seed', '8', '--json'));
  expect(other.hash).not.toBe(one.hash);
});

function timesOf({ seconds, gamesPerSecond, decisionsPerSecond }: Record<string, number>) {
  return { seconds, gamesPerSecond, decisionsPerSecond };
}

test('the figures belong together', async () => {
  const report = JSON.parse(await good(...CALL, '--jobs', '1', '--check', '--option', 'buildings=4'));
  expect(report).toMatchObject({
    game: 'creatures',
    options: { buildings: '4' },
    seed: 7,
    games: 30,
    checked: true,
  });
  expect(report.decisions).toBeGreaterThan(30 * 48);
  expect(report.decisionsPerSecond / report.gamesPerSecond).toBeCloseTo(report.decisions / 30, -1);
  const [first, second] = report.seats;
  expect(first.wins + second.wins).toBe(30);
  for (const { bot, min, mean, max } of report.seats) {
    expect(bot).toBe('random');
    expect(min).toBeLessThanOrEqual(mean);
    expect(mean).toBeLessThanOrEqual(max);
  }
});

test('without --json it is a table', async () => {
  const text = await good('simulate', 'creatures', '--games', '3', '--seed', '1', '--check');
  expect(text).toMatch(/^games +3$/m);
  expect(text).toMatch(/^1 random( +-?[\d.]+){4}$/m);
  expect(text).toContain('All invariants held');
});

test('record writes down one of the simulated games', async () => {
  const simulated = JSON.parse(await good('simulate', 'creatures', '--games', '3', '--seed', '9', '--json'));
  const points = [0, 0];
  for (const game of ['0', '1', '2']) {
    const text = await good('record', 'creatures', '--seed', '9', '--game', game);
    const replayed = JSON.parse(await good('replay', file(`game-${game}.furrow`, text), '--json'));
    replayed.scores.forEach((score: number, seat: number) => (points[seat] += score));
  }
  simulated.seats.forEach(({ mean }: { mean: number }, seat: number) =>
    expect(mean).toBeCloseTo(points[seat] / 3, 2),
  );
});
