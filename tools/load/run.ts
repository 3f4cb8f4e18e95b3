import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ASKABLE, heapInUse } from '../../packages/server/test/heap-in-use';
import { type Database, postgresDatabase, sqliteDatabase } from '../chaos/database';
import { type ServerBuild, ServerProcess } from '../online/server-process';
import type { MoveTimes } from './busy-table';
import { Crowd } from './crowd';
import { type Spread, spreadOf } from './percentiles';
import { measuresOf } from './server-measures';

/** How a run goes. */
export interface Plan {
  readonly tables: number;
  readonly seconds: number;
  /** Seconds between two moves of a table. */
  readonly every: number;
  /** After so many seconds without a move the server forgets a table. */
  readonly idle: number;
  /** Whether tables are added until the server is too slow. */
  readonly untilItBreaks: boolean;
  /** How many processes share a PostgreSQL; without it one process has an embedded database. */
  readonly processes?: number;
}

/** What was measured with so many tables. */
export interface Stage {
  readonly tables: number;
  readonly sockets: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Moves that came to nothing. */
  readonly failed: number;
  readonly answered: Spread;
  readonly told: Spread;
  /** Delays of the event loops, in milliseconds, and the part of one processor that the server used. */
  readonly serverDelayP50: number;
  readonly serverDelayP99: number;
  readonly ownDelayP99: number;
  readonly serverProcessor: number;
  readonly rss: number;
  readonly heap: number;
}

/** Memory of the server, in MB: of the process, and what its values use after everything else was thrown away. */
export interface Used {
  readonly rss: number;
  readonly heap: number;
}

/** Memory of the server without tables, and what each table adds to it. */
export interface Memory {
  readonly empty: Used;
  /** With all its sockets, while nobody moves. */
  readonly idle: Used;
  /** After all sockets are gone and the table is kept in the database alone. */
  readonly forgotten: Used;
}

/** What came of a run. */
export interface Load {
  readonly stages: readonly Stage[];
  readonly memory: Memory;
  /** With how many tables the time that 95 of 100 moves need was first above the limit. */
  readonly brokeAt?: number;
}

/** Hears how far a run is. */
type Tell = (line: string) => void;

/** The time within which 95 of 100 moves must be answered, in milliseconds. */
export const SLOWEST = 100;
const GROWTH = 1.5;
const LONGEST_GROWTH = 20;

/** Plays at many tables of a server that does nothing else, and measures. */
export async function runLoad(build: ServerBuild, plan: Plan, tell: Tell): Promise<Load> {
  const database: Database = plan.processes === undefined ? sqliteDatabase() : await postgresDatabase();
  const environment = { ...database.environment, LIMIT_IDLE: String(plan.idle), ...ASKABLE };
  const servers = Array.from(
    { length: plan.processes ?? 1 },
    () => new ServerProcess(build.program, environment),
  );
  try {
    for (const server of servers) await server.start();
    return await measured(servers, plan, tell);
  } finally {
    for (const server of servers) await server.kill();
    await database.end();
  }
}

async function measured(servers: readonly ServerProcess[], plan: Plan, tell: Tell): Promise<Load> {
  const urls = servers.map(({ url }) => url);
  const empty = await usedBy(servers);
  const crowd = new Crowd(urls, plan.every * 1000);
  try {
    const next = (tables: number): Promise<Stage> => {
      tell(`setting up ${tables - crowd.size} tables, then playing at ${tables} for ${plan.seconds} seconds`);
      return stage(urls, crowd, plan, tables);
    };
    const stages = [await next(plan.tables)];
    const isSlow = () => !(stages[stages.length - 1].answered.p95 <= SLOWEST);
    while (plan.untilItBreaks && !isSlow() && stages.length < LONGEST_GROWTH)
      stages.push(await next(Math.ceil(crowd.size * GROWTH)));
    const many = crowd.size;
    const forTable = ({ rss, heap }: Used): Used => ({
      rss: (rss - empty.rss) / many,
      heap: (heap - empty.heap) / many,
    });
    const idle = forTable(await usedBy(servers));
    crowd.close();
    tell('waiting until the server has forgotten all tables');
    await untilForgotten(urls);
    const memory = { empty, idle, forgotten: forTable(await usedBy(servers)) };
    return { stages, memory, ...(plan.untilItBreaks && isSlow() && { brokeAt: many }) };
  } finally {
    crowd.close();
  }
}

async function usedBy(servers: readonly ServerProcess[]): Promise<Used> {
  const heaps = await Promise.all(servers.map(({ complaints }) => heapInUse(complaints.join(''))));
  const { rss } = await measuresOf(servers.map(({ url }) => url));
  return { rss, heap: heaps.reduce((sum, heap) => sum + heap, 0) };
}

/** Every table moves once before it counts: those that had to wait for the others may have been forgotten. */
async function stage(
  urls: readonly string[],
  crowd: Crowd,
  { seconds, every }: Plan,
  tables: number,
): Promise<Stage> {
  await crowd.grow(tables);
  await crowd.play(every);
  const before = await measuresOf(urls);
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const begun = performance.now();
  const all = await crowd.play(seconds);
  const took = (performance.now() - begun) / 1000;
  delay.disable();
  const after = await measuresOf(urls);
  const times = all.filter((one): one is MoveTimes => one !== null);
  return {
    tables,
    sockets: crowd.sockets,
    moves: times.length,
    movesPerSecond: times.length / took,
    failed: all.length - times.length,
    answered: spreadOf(times.map(({ answered }) => answered)),
    told: spreadOf(times.map(({ told }) => told)),
    serverDelayP50: after.delayP50,
    serverDelayP99: after.delayP99,
    ownDelayP99: delay.percentile(99) / 1e6,
    serverProcessor: (after.processor - before.processor) / took,
    rss: after.rss,
    heap: after.heap,
  };
}

async function untilForgotten(urls: readonly string[]): Promise<void> {
  for (;;) {
    const { tablesLoaded, streams } = await measuresOf(urls);
    if (tablesLoaded === 0 && streams === 0) return;
    await new Promise((go) => setTimeout(go, 500));
  }
}
