import { Worker } from 'node:worker_threads';
import type { Outcome, WorkerData } from './worker';
import type { Works } from './works';

/** A work that is shared out among several workers. */
export interface Shared<W extends keyof Works> extends WorkerData<W> {
  readonly tasks: readonly Works[W]['task'][];
  /** How many workers there are. */
  readonly jobs: number;
  /** Ends the work at once; tasks that are not done stay undone. */
  readonly stop?: AbortSignal;
}

/** Has all tasks done; each result is heard as soon as it is there. */
export async function shareOut<W extends keyof Works>(
  shared: Shared<W>,
  heard: (result: Works[W]['result']) => void,
): Promise<void> {
  const waiting = [...shared.tasks];
  const workers = Math.min(shared.jobs, waiting.length);
  await Promise.all(Array.from({ length: workers }, () => runWorker(shared, waiting, heard)));
}

/** One worker takes tasks from the common list until none is left. */
async function runWorker<W extends keyof Works>(
  { work, plan, stop }: Shared<W>,
  waiting: Works[W]['task'][],
  heard: (result: Works[W]['result']) => void,
): Promise<void> {
  const workerData: WorkerData<W> = { work, plan };
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData });
  const end = () => void worker.terminate();
  stop?.addEventListener('abort', end);
  try {
    while (waiting.length > 0 && stop?.aborted !== true) {
      const outcome = await carryOut(worker, waiting.shift());
      if (outcome === undefined) return;
      if ('failure' in outcome) throw new Error(outcome.failure);
      heard(outcome.result);
    }
  } finally {
    waiting.length = 0;
    stop?.removeEventListener('abort', end);
    await worker.terminate();
  }
}

/** What a worker makes of a task; undefined if it is ended before that. */
function carryOut<W extends keyof Works>(worker: Worker, task: unknown): Promise<Outcome<W> | undefined> {
  return new Promise((resolve, reject) => {
    const settled = (settle: () => void) => {
      worker.off('error', failed).off('message', done).off('exit', gone);
      settle();
    };
    const failed = (error: Error) => settled(() => reject(error));
    const done = (outcome: Outcome<W>) => settled(() => resolve(outcome));
    const gone = () => settled(() => resolve(undefined));
    worker.once('error', failed).once('message', done).once('exit', gone);
    worker.postMessage(task);
  });
}
