import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, sqliteDatabase } from '../../../tools/chaos/database';
import { runChaos } from '../../../tools/chaos/run';
import { ServerBuild } from '../../../tools/online/server-process';
import { TROUBLES } from './chaos-troubles';

let build: ServerBuild;
let database: Database;
beforeAll(() => {
  build = new ServerBuild();
  database = sqliteDatabase();
}, 60_000);
afterAll(async () => {
  await database.end();
  build.remove();
});

test('people who play at a server that is killed, frozen, cut off and whose database stands still lose nothing and get nothing twice', async () => {
  const plan = { seconds: 10, acts: 150, tables: 3, seed: 7 };
  const { tally, violations } = await runChaos(build, database, plan);
  expect(violations).toEqual([]);
  expect(TROUBLES.filter((what) => tally.of(what) === 0)).toEqual([]);
  expect(tally.of('acknowledged')).toBeGreaterThanOrEqual(plan.acts);
  expect(tally.of('told compared')).toBeGreaterThan(plan.acts);
}, 240_000);
