import { type Database, postgresDatabase } from '../chaos/database';
import { type ServerBuild, ServerProcess } from '../online/server-process';
import { Crowd } from './crowd';
import { type Spread, spreadOf } from './percentiles';
import { ProcessorMeter } from './processor-use';
import type { Tell } from './run';

/** How a comparison goes. */
export interface ComparePlan {
  /** The numbers of processes that are compared. */
  readonly processes: readonly number[];
  readonly tables: number;
  /** Moves that count, and moves before them that do not: a process that has just begun runs slowly. */
  readonly moves: number;
  readonly warmUp: number;
  /** So many moves are played with one number of processes before it is the turn of the next. */
  readonly round: number;
}

/** What one move costs, in milliseconds of a processor. */
export interface Cost {
  readonly processes: number;
  /** All servers together, and the same for each round. */
  readonly servers: number;
  readonly rounds: readonly number[];
  readonly database: number;
  readonly generator: number;
  readonly answered: Spread;
}

/**
 * Compares what a move costs with one and with several processes. Each has a PostgreSQL of its own, everybody at a table is at
 * another process, and they play in turns, so that whatever else the machine does slows all of them alike.
 */
export async function compare(build: ServerBuild, plan: ComparePlan, tell: Tell): Promise<Cost[]> {
  const contenders: Contender[] = [];
  try {
    for (const processes of plan.processes) {
      tell(`starting ${processes} processes with ${plan.tables} tables`);
      const contender = new Contender(build, processes, await postgresDatabase());
      contenders.push(contender);
      await contender.start(plan.tables);
    }
    for (const [phase, moves] of Object.entries({
      'that do not count': plan.warmUp,
      'that count': plan.moves,
    })) {
      tell(`playing ${moves} moves ${phase} with each`);
      for (const one of contenders) one.begin();
      for (let played = 0; played < moves; played += plan.round)
        for (const one of contenders) await one.play(Math.min(plan.round, moves - played));
    }
    return contenders.map((one) => one.cost());
  } finally {
    for (const one of contenders) await one.end();
  }
}

/** One number of processes, with tables of its own. */
class Contender {
  private rounds: { readonly moves: number; readonly servers: number }[] = [];
  private database = 0;
  private generator = 0;
  private answered: number[] = [];

  private readonly servers: readonly ServerProcess[];
  private crowd: Crowd | undefined;

  constructor(
    build: ServerBuild,
    processes: number,
    private readonly store: Database,
  ) {
    const environment = { ...store.environment, LIMIT_IDLE: '600' };
    this.servers = Array.from({ length: processes }, () => new ServerProcess(build.program, environment));
  }

  async start(tables: number): Promise<void> {
    for (const server of this.servers) await server.start();
    this.crowd = new Crowd(this.urls, 0);
    await this.crowd.grow(tables);
  }

  private get urls(): string[] {
    return this.servers.map(({ url }) => url);
  }

  /** Counts anew. */
  begin(): void {
    this.rounds = [];
    this.database = 0;
    this.generator = 0;
    this.answered = [];
  }

  async play(moves: number): Promise<void> {
    if (this.crowd === undefined) throw new Error('it has not been started');
    const meter = await ProcessorMeter.start(this.urls, this.store);
    const begun = performance.now();
    const times = await this.crowd.playMoves(moves);
    const took = performance.now() - begun;
    const { servers, database = 0, generator } = await meter.use();
    this.rounds.push({ moves, servers: servers.reduce((sum, part) => sum + part, 0) * took });
    this.database += database * took;
    this.generator += generator * took;
    this.answered.push(...times.map(({ answered }) => answered));
  }

  cost(): Cost {
    const moves = this.rounds.reduce((sum, one) => sum + one.moves, 0);
    return {
      processes: this.servers.length,
      servers: this.rounds.reduce((sum, one) => sum + one.servers, 0) / moves,
      rounds: this.rounds.map((one) => one.servers / one.moves),
      database: this.database / moves,
      generator: this.generator / moves,
      answered: spreadOf(this.answered),
    };
  }

  async end(): Promise<void> {
    this.crowd?.close();
    for (const server of this.servers) await server.kill();
    await this.store.end();
  }
}
