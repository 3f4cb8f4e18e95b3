import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { AggregatorRegistry } from 'prom-client';

/** The pause before a worker that ended is replaced, in milliseconds. */
const AGAIN = 1000;
/** How a worker asks for the measures of all, and how it is told. */
const MEASURES = 'furrow measures';

/** Several processes that share one port: whoever ends by itself is replaced, and all of them one after the other on request. */
export class Workers {
  private readonly running = new Set<Worker>();
  private readonly measures = new AggregatorRegistry();
  private renewing: Promise<void> = Promise.resolve();
  private stopping = false;

  constructor(private readonly count: number) {}

  /** Starts all; gives the port on which they listen. Throws if the first one ends before it listens. */
  async start(): Promise<number> {
    const port = await this.fork();
    for (let more = 1; more < this.count; more++) await this.fork();
    return port;
  }

  /** Replaces every worker: a new one, of the program as it is on the disk now, listens before the old one is asked to end. */
  renew(): Promise<void> {
    this.renewing = this.renewing.then(async () => {
      const before = [...this.running];
      for (const old of before) {
        if (this.stopping) return;
        await this.fork();
        await this.end(old);
      }
    });
    return this.renewing;
  }

  /** Ends all in order; gives whether all of them did. */
  async stop(): Promise<boolean> {
    this.stopping = true;
    const codes = await Promise.all([...this.running].map((worker) => this.end(worker)));
    return codes.every((code) => code === 0);
  }

  /** Ends one in order; gives its exit code. */
  private async end(worker: Worker): Promise<number | null> {
    this.running.delete(worker);
    if (worker.isDead()) return worker.process.exitCode;
    const exit = once(worker, 'exit') as Promise<[number | null]>;
    // First it is given no more connections; one that is on its way to it still arrives.
    const isCutOff = new Promise<void>((resolve) => worker.once('disconnect', resolve));
    worker.disconnect();
    await isCutOff;
    worker.process.kill('SIGTERM');
    return (await exit)[0];
  }

  /** Starts one; gives the port on which it listens, or throws if it ends before. */
  private async fork(): Promise<number> {
    const worker = cluster.fork();
    this.running.add(worker);
    worker.on('message', (message: unknown) => {
      if (message === MEASURES) void this.tellMeasures(worker);
    });
    const port = await new Promise<number>((resolve, reject) => {
      worker.once('listening', (address) => resolve(address.port));
      worker.once('exit', (code) => reject(new WorkerEnded(code)));
    }).catch((error: unknown) => {
      this.running.delete(worker);
      throw error;
    });
    const ended = (): void => void (this.running.delete(worker) && this.replace());
    if (worker.isDead()) ended();
    else worker.once('exit', ended);
    return port;
  }

  /** Starts another one for one that ended by itself, as often as it takes. */
  private async replace(): Promise<void> {
    while (!this.stopping) {
      await new Promise((go) => setTimeout(go, AGAIN));
      try {
        if (!this.stopping) await this.fork();
        return;
      } catch (error) {
        if (!(error instanceof WorkerEnded)) throw error;
      }
    }
  }

  private async tellMeasures(worker: Worker): Promise<void> {
    const text = await this.measures.clusterMetrics().catch(() => '');
    if (worker.isConnected()) worker.send({ [MEASURES]: text });
  }
}

/** Asks whoever started this worker for the measures of all. */
export function measuresOfWorkers(): Promise<string> {
  return new Promise((resolve) => {
    const hear = (message: unknown): void => {
      const text = (message as { [MEASURES]?: unknown } | null)?.[MEASURES];
      if (typeof text !== 'string') return;
      process.off('message', hear);
      resolve(text);
    };
    process.on('message', hear);
    process.send?.(MEASURES);
  });
}

/** A worker ended before it listened; it has said why itself. */
export class WorkerEnded extends Error {
  constructor(code: number | null) {
    super(`a worker ended (${code}) before it listened`);
  }
}
