import { cpus } from 'node:os';
import type { Database } from '../chaos/database';
import { processorTimeOf } from '../online/process-tree';
import { measuresOf } from './server-measures';

/** Who used the processors for a while: parts of one processor, but for `idle`. */
export interface ProcessorUse {
  /** Each server; the embedded database is part of it. */
  readonly servers: readonly number[];
  /** All processes of PostgreSQL, if that is used. */
  readonly database?: number;
  /** This program, which plays for everybody. */
  readonly generator: number;
  /** The share of all processors of the machine that nobody used. */
  readonly idle: number;
  readonly processors: number;
}

/** Seconds of processor time since the beginning. */
interface Times {
  readonly servers: readonly number[];
  readonly database: number;
  readonly generator: number;
  readonly idle: number;
  readonly at: number;
}

/** Measures who uses the processors from a moment on. */
export class ProcessorMeter {
  private constructor(
    private readonly urls: readonly string[],
    private readonly database: Database,
    private readonly before: Times,
  ) {}

  static async start(urls: readonly string[], database: Database): Promise<ProcessorMeter> {
    return new ProcessorMeter(urls, database, await timesOf(urls, database));
  }

  /** What was used since it was started. */
  async use(): Promise<ProcessorUse> {
    const { before } = this;
    const after = await timesOf(this.urls, this.database);
    const took = after.at - before.at;
    const processors = cpus().length;
    return {
      servers: after.servers.map((time, index) => (time - before.servers[index]) / took),
      ...(this.database.processes().length > 0 && { database: (after.database - before.database) / took }),
      generator: (after.generator - before.generator) / took,
      idle: (after.idle - before.idle) / took / processors,
      processors,
    };
  }
}

async function timesOf(urls: readonly string[], database: Database): Promise<Times> {
  const measures = await Promise.all(urls.map((url) => measuresOf([url])));
  const { user, system } = process.cpuUsage();
  return {
    servers: measures.map(({ processor }) => processor),
    database: processorTimeOf(database.processes()),
    generator: (user + system) / 1e6,
    idle: cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000,
    at: performance.now() / 1000,
  };
}
