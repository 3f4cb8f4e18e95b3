import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, postgresDatabase, sqliteDatabase } from '../../../tools/chaos/database';
import { runChaos } from '../../../tools/chaos/run';
import { ServerBuild } from '../../../tools/online/server-process';

/** All of it must have happened, or the run proves nothing. */
const TROUBLES = [
  'kills',
  'connections cut',
  'database paused',
  'server frozen',
  'frames dropped',
  'frames doubled',
  'frames delayed',
  'sent again',
  'answered more than once',
];

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

test('so do people who play at three processes on one PostgreSQL, whose wires to it are cut, and who are replaced meanwhile', async () => {
  const plan = { seconds: 10, acts: 150, tables: 3, seed: 8, processes: 3 };
  const shared = await postgresDatabase();
  try {
    const { tally, violations } = await runChaos(build, shared, plan);
    expect(violations).toEqual([]);
    const troubles = [...TROUBLES, 'database unplugged', 'updates of all processes'];
    expect(troubles.filter((what) => tally.of(what) === 0)).toEqual([]);
    expect(tally.of('acknowledged')).toBeGreaterThanOrEqual(plan.acts);
    expect(tally.of('told compared')).toBeGreaterThan(plan.acts);
  } finally {
    await shared.end();
  }
}, 360_000);
