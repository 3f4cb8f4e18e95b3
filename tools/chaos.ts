// `npm run chaos -- --minutes N [--tables T] [--seed S] [--database sqlite|postgres|both] [--processes P]`: people play at a real server that is killed, cut off and stopped all the time; afterwards everything that anybody was told is compared with what was kept.
import { parseArgs } from 'node:util';
import { type Database, postgresDatabase, sqliteDatabase } from './chaos/database';
import { report } from './chaos/report';
import { runChaos } from './chaos/run';
import { ServerBuild } from './online/server-process';

const options = {
  minutes: { type: 'string', default: '1' },
  tables: { type: 'string', default: '6' },
  seed: { type: 'string', default: '1' },
  database: { type: 'string', default: 'both' },
  processes: { type: 'string', default: '1' },
} as const;

const OPENERS: Readonly<Record<string, readonly (() => Database | Promise<Database>)[]>> = {
  sqlite: [sqliteDatabase],
  postgres: [postgresDatabase],
  both: [sqliteDatabase, postgresDatabase],
};

try {
  const { values } = parseArgs({ options });
  const openers = OPENERS[values.database];
  if (openers === undefined) throw new Error('--database is sqlite, postgres or both');
  if (values.processes !== '1' && values.database !== 'postgres')
    throw new Error('several --processes need --database postgres');
  const plan = {
    seconds: numberOf('minutes', values.minutes) * 60,
    acts: 0,
    tables: numberOf('tables', values.tables),
    seed: numberOf('seed', values.seed),
    processes: numberOf('processes', values.processes),
  };
  const build = new ServerBuild();
  try {
    for (const open of openers) await one(build, await open(), plan);
  } finally {
    build.remove();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (!/^\d{1,6}(\.\d+)?$/.test(text) || number === 0) throw new Error(`--${name} takes a number above 0`);
  return number;
}

async function one(
  build: ServerBuild,
  database: Database,
  plan: Parameters<typeof runChaos>[2],
): Promise<void> {
  try {
    const outcome = await runChaos(build, database, plan);
    console.log(report(database.name, outcome));
    if (outcome.violations.length > 0) process.exitCode = 1;
  } finally {
    await database.end();
  }
}
