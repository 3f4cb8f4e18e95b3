import type { Worker } from 'node:worker_threads';
import { levels } from '@furrow/bots/levels';
import type { BotJob, Thinker } from '../table/bots/thinker';
import { startThread } from '../threads';
import { FairQueue, type Whose } from './fair-queue';

interface Waiting {
  readonly job: BotJob;
  readonly whose: Whose;
  resolve(move: string): void;
  readonly reject: (error: Error) => void;
}

/** A job that a thread thinks about, and when that will have taken too long. */
interface Busy extends Waiting {
  readonly late: NodeJS.Timeout;
  readonly began: number;
}

/** What a thread says of its job: the move, or why it has none. */
type Said = { readonly move: string } | { readonly failure: string };

/** A job that takes longer is taken to have no end: the strongest bots answer within a few seconds. */
const LONGEST = 30_000;

/** About how many milliseconds a simulation takes: the cost of a job is estimated from its level, and corrected afterwards. */
const SIMULATION = 0.1;

/** A few threads in which the bots of all tables think, each one job at a time; the person or table that has used them least lately comes next. */
export class BotThreads {
  private readonly waiting = new FairQueue<Waiting>(() => performance.now());
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Busy>();
  private closed = false;

  constructor(
    private readonly most: number,
    private readonly longest: number = LONGEST,
  ) {}

  /** Thinks for a bot; rejects if it takes too long, its thread breaks down, or everything ends before. */
  readonly think: Thinker = (job, whose) =>
    new Promise((resolve, reject) => {
      if (this.closed) return reject(ended());
      this.waiting.add(whose, { job, whose, resolve, reject }, costOf(job));
      this.next();
    });

  /** Ends all threads; every answer that is still awaited is rejected. */
  async close(): Promise<void> {
    this.closed = true;
    const threads = [...this.idle.splice(0), ...this.busy.keys()];
    const jobs = [...this.waiting.takeAll(), ...threads.flatMap((thread) => this.released(thread) ?? [])];
    for (const { reject } of jobs) reject(ended());
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  private next(): void {
    if (this.closed || (this.idle.length === 0 && this.busy.size >= this.most)) return;
    const first = this.waiting.take();
    if (first === undefined) return;
    const thread = this.idle.pop() ?? this.start();
    const late = setTimeout(() => this.giveUp(thread), this.longest);
    late.unref();
    this.busy.set(thread, { ...first, late, began: performance.now() });
    thread.postMessage(first.job);
  }

  private start(): Worker {
    const thread = startThread(new URL('./bot-thread.ts', import.meta.url), undefined);
    thread.unref();
    thread.on('message', (said: Said) => this.received(thread, said));
    thread.on('error', (error) =>
      this.gone(thread, error instanceof Error ? error : new Error(String(error))),
    );
    thread.on('exit', () => this.gone(thread, new Error('a thread of the bots ended')));
    return thread;
  }

  private received(thread: Worker, said: Said): void {
    const done = this.released(thread);
    if (done === undefined) return;
    this.idle.push(thread);
    if ('move' in said) done.resolve(said.move);
    else done.reject(new Error(said.failure));
    this.next();
  }

  /** Ends a thread whose job takes too long. */
  private giveUp(thread: Worker): void {
    this.gone(thread, new Error(`a bot had no answer within ${this.longest} ms`));
    void thread.terminate();
  }

  /** Takes its job from a thread. */
  private released(thread: Worker): Busy | undefined {
    const done = this.busy.get(thread);
    this.busy.delete(thread);
    if (done === undefined) return undefined;
    clearTimeout(done.late);
    this.waiting.correct(done.whose, performance.now() - done.began - costOf(done.job));
    return done;
  }

  /** A thread that broke down takes its job with it; the next job gets a new one. */
  private gone(thread: Worker, error: Error): void {
    this.released(thread)?.reject(error);
    const at = this.idle.indexOf(thread);
    if (at >= 0) this.idle.splice(at, 1);
    this.next();
  }
}

/** About how many milliseconds a job will take. */
function costOf({ level }: BotJob): number {
  return SIMULATION * (levels.find(({ name }) => name === level)?.simulations ?? 1);
}

function ended(): Error {
  return new Error('the bots have been stopped');
}
