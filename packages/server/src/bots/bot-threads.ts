import type { Worker } from 'node:worker_threads';
import type { BotJob } from '../table/thinker';
import { startThread } from '../threads';

interface Waiting {
  readonly job: BotJob;
  resolve(move: string): void;
  readonly reject: (error: Error) => void;
}

/** What a thread says of its job: the move, or why it has none. */
type Said = { readonly move: string } | { readonly failure: string };

/** A few threads in which the bots of all tables think, one job at a time each, in the order in which they were asked. */
export class BotThreads {
  private readonly waiting: Waiting[] = [];
  private readonly resting: Worker[] = [];
  private readonly busy = new Map<Worker, Waiting>();
  private closed = false;

  constructor(private readonly most: number) {}

  /** Thinks for a bot; rejects if its thread breaks down or everything ends before. */
  readonly think = (job: BotJob): Promise<string> =>
    new Promise((resolve, reject) => {
      if (this.closed) return reject(ended());
      this.waiting.push({ job, resolve, reject });
      this.next();
    });

  /** Ends all threads; whoever still waits hears so. */
  async close(): Promise<void> {
    this.closed = true;
    const threads = [...this.resting.splice(0), ...this.busy.keys()];
    for (const { reject } of [...this.waiting.splice(0), ...this.busy.values()]) reject(ended());
    this.busy.clear();
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  private next(): void {
    if (this.closed || (this.resting.length === 0 && this.busy.size >= this.most)) return;
    const first = this.waiting.shift();
    if (first === undefined) return;
    const thread = this.resting.pop() ?? this.start();
    this.busy.set(thread, first);
    thread.postMessage(first.job);
  }

  private start(): Worker {
    const thread = startThread(new URL('./bot-thread.ts', import.meta.url), undefined);
    thread.unref();
    thread.on('message', (said: Said) => this.heard(thread, said));
    thread.on('error', (error) =>
      this.gone(thread, error instanceof Error ? error : new Error(String(error))),
    );
    thread.on('exit', () => this.gone(thread, new Error('a thread of the bots ended')));
    return thread;
  }

  private heard(thread: Worker, said: Said): void {
    const done = this.busy.get(thread);
    this.busy.delete(thread);
    this.resting.push(thread);
    if ('move' in said) done?.resolve(said.move);
    else done?.reject(new Error(said.failure));
    this.next();
  }

  /** A thread that broke down takes its job with it; the next job gets a new one. */
  private gone(thread: Worker, error: Error): void {
    this.busy.get(thread)?.reject(error);
    this.busy.delete(thread);
    const at = this.resting.indexOf(thread);
    if (at >= 0) this.resting.splice(at, 1);
    this.next();
  }
}

function ended(): Error {
  return new Error('the bots think no more');
}
