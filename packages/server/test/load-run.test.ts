import { afterAll, beforeAll, expect, test } from 'vitest';
import { compare } from '../../../tools/load/compare';
import { compareReport } from '../../../tools/load/compare-report';
import { report, stageReport } from '../../../tools/load/report';
import { runLoad } from '../../../tools/load/run';
import { ServerBuild } from '../../../tools/online/server-process';

let build: ServerBuild;
beforeAll(() => {
  build = new ServerBuild();
}, 60_000);
afterAll(() => build.remove());

test('a load run moves at every table, and says what moves and tables cost', async () => {
  const told: string[] = [];
  const reports: string[] = [];
  const plan = { tables: 4, seconds: 3, every: 1, idle: 3, untilItBreaks: false, growth: 1.5 };
  const load = await runLoad(build, plan, {
    tell: (line) => told.push(line),
    measured: (stage) => reports.push(stageReport(stage)),
  });
  const { stages, memory } = load;
  const [{ tables, sockets, moves, failed, answered, told: news, processors }] = stages;
  expect({ tables, failed }).toEqual({ tables: 4, failed: 0 });
  expect(moves).toBeGreaterThanOrEqual(4);
  expect(sockets).toBeGreaterThan(8);
  expect(answered.p50).toBeGreaterThan(0);
  expect(news.most).toBeGreaterThanOrEqual(news.p50);
  expect(memory.empty.heap).toBeGreaterThan(1);
  expect(memory.idle.heap).toBeGreaterThan(0);
  expect(told.length).toBe(2);
  expect(processors.servers).toEqual([expect.toSatisfy((part: number) => part > 0 && part < 4)]);
  expect(processors).not.toHaveProperty('database');
  expect(processors.generator).toBeGreaterThan(0);
  expect(processors.idle).toBeGreaterThanOrEqual(0);
  expect(processors.idle).toBeLessThanOrEqual(1.01);
  expect(reports).toEqual([
    expect.stringMatching(/ idle\n {4}server +\d+ % of a processor, [\d.]+ ms a move\n {4}this program /),
  ]);
  expect(reports[0]).toMatch(/stood still for 30 ms or more:\n {4}server .*\n {4}this program /);
  expect(report(load)).toMatch(/^memory: \d+ MB without tables/);
}, 120_000);

test('a comparison says what a move costs with one process and with two', async () => {
  // Processor time of PostgreSQL is counted in hundredths of a second, so a round must take many of them.
  const plan = { processes: [1, 2], tables: 2, moves: 400, warmUp: 4, round: 200 };
  const costs = await compare(build, plan, () => {});
  expect(costs.map(({ processes, rounds }) => [processes, rounds.length])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  for (const { servers, database, generator, answered } of costs) {
    expect(Math.min(servers, database, generator)).toBeGreaterThan(0);
    expect(answered.most).toBeGreaterThan(0);
  }
  const ratio = costs[1].servers / costs[0].servers;
  expect(compareReport(costs)).toContain(`2 processes take ${ratio.toFixed(2)} times what 1 takes`);
}, 120_000);
