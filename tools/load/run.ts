import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type ServerBuild, ServerProcess } from '../online/server-process';
import type { MoveTimes } from './busy-table';
import { Crowd } from './crowd';
import { type Spread, spreadOf } from './percentiles';
import { measuresOf, type ServerMeasures } from './server-measures';

/** How a run goes. */
export interface Plan {
  readonly tables: number;
  readonly seconds: number;
  /** Seconds between two moves of a table. */
  readonly every: number;
  /** Whether tables are added until the server is too slow. */
  readonly untilItBreaks: boolean;
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

/** Memory of the server for each table, in MB. */
export interface Memory {
  readonly empty: ServerMeasures;
  /** With sockets and moves, and after all sockets are gone and the tables are forgotten. */
  readonly live: { readonly rss: number; readonly heap: number };
  readonly idle: { readonly rss: number; readonly heap: number };
}

/** What came of a run. */
export interface Load {
  readonly stages: readonly Stage[];
  readonly memory: Memory;
  /** With how many tables the time that 95 of 100 moves need was first above the limit. */
  readonly brokeAt?: number;
}

/** The time within which 95 of 100 moves must be answered, in milliseconds. */
export const SLOWEST = 100;
const GROWTH = 1.5;
const LONGEST_GROWTH = 20;

/** Plays at many tables of a server that does nothing else, and measures. */
export async function runLoad(build: ServerBuild, plan: Plan): Promise<Load> {
  const data = mkdtempSync(join(tmpdir(), 'furrow-load-'));
  const idle = Math.ceil(plan.every * 3);
  const server = new ServerProcess(build.program, { DATA: data, LIMIT_IDLE: String(idle) });
  try {
    await server.start();
    return await measured(server, plan);
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function measured({ url }: ServerProcess, plan: Plan): Promise<Load> {
  const empty = await measuresOf(url);
  const crowd = new Crowd(url, plan.every * 1000);
  try {
    const stages = [await stage(url, crowd, plan, plan.tables)];
    const isSlow = () => !(stages[stages.length - 1].answered.p95 <= SLOWEST);
    while (plan.untilItBreaks && !isSlow() && stages.length < LONGEST_GROWTH)
      stages.push(await stage(url, crowd, plan, Math.ceil(crowd.size * GROWTH)));
    const live = await measuresOf(url);
    const many = crowd.size;
    crowd.close();
    const idle = await forgotten(url);
    const perTable = ({ rss, heap }: ServerMeasures) => ({
      rss: (rss - empty.rss) / many,
      heap: (heap - empty.heap) / many,
    });
    const memory = { empty, live: perTable(live), idle: perTable(idle) };
    return { stages, memory, ...(plan.untilItBreaks && isSlow() && { brokeAt: many }) };
  } finally {
    crowd.close();
  }
}

async function stage(url: string, crowd: Crowd, { seconds }: Plan, tables: number): Promise<Stage> {
  await crowd.grow(tables);
  const before = await measuresOf(url);
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const begun = performance.now();
  const all = await crowd.play(seconds);
  const took = (performance.now() - begun) / 1000;
  delay.disable();
  const after = await measuresOf(url);
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

/** Waits until the server has forgotten all tables; gives its measures then. */
async function forgotten(url: string): Promise<ServerMeasures> {
  for (;;) {
    const now = await measuresOf(url);
    if (now.tablesLoaded === 0 && now.streams === 0) return now;
    await new Promise((go) => setTimeout(go, 500));
  }
}
