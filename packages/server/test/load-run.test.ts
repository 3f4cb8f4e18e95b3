import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLoad } from '../../../tools/load/run';
import { ServerBuild } from '../../../tools/online/server-process';

let build: ServerBuild;
beforeAll(() => {
  build = new ServerBuild();
}, 60_000);
afterAll(() => build.remove());

test('a load run moves at every table, and says what moves and tables cost', async () => {
  const told: string[] = [];
  const plan = { tables: 4, seconds: 3, every: 1, idle: 3, untilItBreaks: false };
  const { stages, memory } = await runLoad(build, plan, (line) => told.push(line));
  const [{ tables, sockets, moves, failed, answered, told: news }] = stages;
  expect({ tables, failed }).toEqual({ tables: 4, failed: 0 });
  expect(moves).toBeGreaterThanOrEqual(4);
  expect(sockets).toBeGreaterThan(8);
  expect(answered.p50).toBeGreaterThan(0);
  expect(news.most).toBeGreaterThanOrEqual(news.p50);
  expect(memory.empty.heap).toBeGreaterThan(1);
  expect(memory.idle.heap).toBeGreaterThan(0);
  expect(told.length).toBe(2);
}, 120_000);
