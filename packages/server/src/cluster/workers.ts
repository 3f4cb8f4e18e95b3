import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { isFromWorker, MetricsOfWorkers } from './worker-messages';

/** The pause before a worker that ended is replaced, in milliseconds. */
const AGAIN = 1000;
/** So long a worker may take to end in order, a little more than it allows itself. */
const LONGEST_END = 16_000;
/** So often it is looked whether workers live, in the time after which a silent one hangs; loading the program may take longer. */
const LOOKS = 4;
const LOOKS_AT_START = 3 * LOOKS;

/** Several processes that share one port: whoever ends by itself or hangs is replaced, and all of them one after the other on request. */
export class Workers {
  private readonly running = new Set<Worker>();
  /** How many looks are left until a worker hangs, unless it is heard before. */
  private readonly looksLeft = new Map<Worker, number>();
  private readonly metrics = new MetricsOfWorkers();
  private renewing: Promise<void> = Promise.resolve();
  private watching: NodeJS.Timeout | undefined;
  private stopping = false;

  constructor(
    private readonly count: number,
    /** After so many milliseconds of silence a worker hangs. */
    private readonly hangs: number,
    /** Called with a sentence about each worker that hangs. */
    private readonly complain: (text: string) => void,
  ) {}

  /** Starts all; gives the port on which they listen. Throws if the first one ends before it listens. */
  async start(): Promise<number> {
    this.watching = setInterval(() => this.look(), this.hangs / LOOKS);
    const port = await this.fork();
    for (let more = 1; more < this.count; more++) await this.fork();
    return port;
  }

  /**
   * Replaces every worker: a new one, of the program as it is on the disk now, listens before the old one is asked to end. If a new
   * one ends before it listens, this rejects and the old ones go on; it can be tried again.
   */
  renew(): Promise<void> {
    const renewed = this.renewing.then(async () => {
      const before = [...this.running];
      for (const old of before) {
        if (this.stopping) return;
        await this.fork();
        await this.end(old);
      }
    });
    this.renewing = renewed.catch(() => {});
    return renewed;
  }

  /** Ends all in order; gives whether all of them did. */
  async stop(): Promise<boolean> {
    this.stopping = true;
    clearInterval(this.watching);
    const codes = await Promise.all([...this.running].map((worker) => this.end(worker)));
    return codes.every((code) => code === 0);
  }

  /** Ends one in order, or by force if it does not; gives its exit code. */
  private async end(worker: Worker): Promise<number | null> {
    this.running.delete(worker);
    this.looksLeft.delete(worker);
    if (worker.isDead()) return worker.process.exitCode;
    const exit = once(worker, 'exit') as Promise<[number | null]>;
    const late = setTimeout(() => worker.process.kill('SIGKILL'), LONGEST_END);
    // First it is given no more connections; one that is on its way to it still arrives.
    const isCutOff = new Promise<void>((resolve) => worker.once('disconnect', resolve));
    worker.disconnect();
    await isCutOff;
    worker.process.kill('SIGTERM');
    const [code] = await exit;
    clearTimeout(late);
    return code;
  }

  /** Starts one; gives the port on which it listens, or throws if it ends before. */
  private async fork(): Promise<number> {
    const worker = cluster.fork();
    this.running.add(worker);
    this.looksLeft.set(worker, LOOKS_AT_START);
    worker.once('exit', () => this.looksLeft.delete(worker));
    worker.on('message', (message: unknown) => this.received(worker, message));
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

  private received(worker: Worker, message: unknown): void {
    if (!isFromWorker(message)) return;
    if (message.furrow === 'beat' && this.looksLeft.has(worker)) this.looksLeft.set(worker, LOOKS);
    if (message.furrow === 'metrics') this.metrics.received(message);
    if (message.furrow === 'ask-all') void this.metrics.tell(worker, this.running);
  }

  /** Kills workers that hang. Looks are counted, not time: whoever stood still with the whole machine is given time to be heard. */
  private look(): void {
    for (const [worker, left] of this.looksLeft) {
      this.looksLeft.set(worker, left - 1);
      if (left > 0) continue;
      this.looksLeft.delete(worker);
      this.complain(`worker ${worker.process.pid} hangs and is replaced`);
      worker.process.kill('SIGKILL');
    }
  }
}

/** A worker ended before it listened; it has said why itself. */
export class WorkerEnded extends Error {
  constructor(code: number | null) {
    super(`a worker ended (${code}) before it listened`);
  }
}
