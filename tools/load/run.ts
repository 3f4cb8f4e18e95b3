import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ASKABLE, heapInUse } from '../../packages/server/test/inspected';
import { type Database, postgresDatabase, sqliteDatabase } from '../chaos/database';
import { type ServerBuild, ServerProcess } from '../online/server-process';
import type { MoveTimes } from './busy-table';
import { Crowd } from './crowd';
import { ownPauses, pausesOf, watchPauses } from './pauses';
import { type Spread, spreadOf } from './percentiles';
import { ProcessorMeter, type ProcessorUse } from './processor-use';
import { measuresOf } from './server-measures';
import { bunchesOf, type SlowMoves, type Standstill, standstillOf, waitsOver } from './slow-moves';

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
  /** How many times as many tables there are each time. */
  readonly growth: number;
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
  /** Delays of the event loops, in milliseconds; one long stop shows in the longest alone. */
  readonly serverDelayP50: number;
  readonly serverDelayP99: number;
  readonly serverDelayMost: number;
  readonly ownDelayP99: number;
  readonly ownDelayMost: number;
  readonly processors: ProcessorUse;
  /** The moves that took longer than they may, and how each server and this program stood still. */
  readonly slow: SlowMoves;
  readonly standstills: { readonly servers: readonly Standstill[]; readonly generator: Standstill };
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

/** What a run measures. */
interface Measured {
  readonly servers: readonly ServerProcess[];
  readonly database: Database;
}

/** Hears how far a run is. */
export type Tell = (line: string) => void;

/** Hears of a run while it goes on: how far it is, and what was measured so far. */
export interface Listener {
  readonly tell: Tell;
  readonly measured?: (stage: Stage) => void;
}

/** The time within which 95 of 100 moves must be answered, in milliseconds. */
export const SLOWEST = 100;
const LONGEST_GROWTH = 20;

/** Plays at many tables of a server that does nothing else, and measures. */
export async function runLoad(build: ServerBuild, plan: Plan, listener: Listener): Promise<Load> {
  const database: Database = plan.processes === undefined ? sqliteDatabase() : await postgresDatabase();
  const environment = { ...database.environment, LIMIT_IDLE: String(plan.idle), ...ASKABLE };
  const servers = Array.from(
    { length: plan.processes ?? 1 },
    () => new ServerProcess(build.program, environment),
  );
  try {
    for (const server of servers) await server.start();
    await watchPauses(servers.map(saidBy));
    return await measured({ servers, database }, plan, listener);
  } finally {
    for (const server of servers) await server.kill();
    await database.end();
  }
}

async function measured(site: Measured, plan: Plan, { tell, measured: hear }: Listener): Promise<Load> {
  const { servers } = site;
  const urls = servers.map(({ url }) => url);
  const empty = await usedBy(servers);
  const crowd = new Crowd(urls, plan.every * 1000);
  try {
    const next = async (tables: number): Promise<Stage> => {
      tell(`setting up ${tables - crowd.size} tables, then playing at ${tables} for ${plan.seconds} seconds`);
      const done = await stage(site, crowd, plan, tables);
      hear?.(done);
      return done;
    };
    const stages = [await next(plan.tables)];
    const isSlow = () => !(stages[stages.length - 1].answered.p95 <= SLOWEST);
    while (plan.untilItBreaks && !isSlow() && stages.length < LONGEST_GROWTH)
      stages.push(await next(Math.ceil(crowd.size * plan.growth)));
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
  const heaps = await Promise.all(servers.map((server) => heapInUse(saidBy(server))));
  const { rss } = await measuresOf(servers.map(({ url }) => url));
  return { rss, heap: heaps.reduce((sum, heap) => sum + heap, 0) };
}

/** What a server has said so far, and so where it can be asked. */
function saidBy({ complaints }: ServerProcess): string {
  return complaints.join('');
}

/** Every table moves once before it counts: those that had to wait for the others may have been forgotten. */
async function stage(
  { servers, database }: Measured,
  crowd: Crowd,
  { seconds, every }: Plan,
  tables: number,
): Promise<Stage> {
  const urls = servers.map(({ url }) => url);
  await crowd.grow(tables);
  await crowd.play(every);
  const meter = await ProcessorMeter.start(urls, database);
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const from = Date.now();
  const all = await crowd.play(seconds);
  const time = { from, to: Date.now() };
  delay.disable();
  const after = await measuresOf(urls);
  const processors = await meter.use();
  const times = all.filter((one): one is MoveTimes => one !== null);
  const waits = waitsOver(times, SLOWEST);
  const paused = await Promise.all(servers.map((server) => pausesOf(saidBy(server))));
  return {
    tables,
    sockets: crowd.sockets,
    moves: times.length,
    movesPerSecond: (1000 * times.length) / (time.to - time.from),
    failed: all.length - times.length,
    answered: spreadOf(times.map(({ answered }) => answered)),
    told: spreadOf(times.map(({ told }) => told)),
    serverDelayP50: after.delayP50,
    serverDelayP99: after.delayP99,
    serverDelayMost: after.delayMost,
    ownDelayP99: delay.percentile(99) / 1e6,
    ownDelayMost: delay.max / 1e6,
    processors,
    slow: bunchesOf(waits),
    standstills: {
      servers: paused.map((one) => standstillOf(one, time, waits)),
      generator: standstillOf(ownPauses(), time, waits),
    },
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
