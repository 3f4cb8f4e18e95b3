import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresDatabase } from '../../../tools/chaos/database';
import { runChaos } from '../../../tools/chaos/run';
import { ServerBuild } from '../../../tools/online/server-process';
import { TROUBLES } from './chaos-troubles';

let build: ServerBuild;
beforeAll(() => {
  build = new ServerBuild();
}, 60_000);
afterAll(() => build.remove());

test('people who play at three processes on one PostgreSQL, whose wires to it are cut, and who are replaced meanwhile, lose nothing and get nothing twice', async () => {
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
