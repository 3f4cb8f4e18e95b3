import { Worker } from 'node:worker_threads';
import { addTally, emptyTally, type Plan, simulateRange, type Tally } from './simulation';
import type { Result, Task } from './worker';

/** Hears how many games are done. */
export type Heard = (games: number) => void;

/** Plays games 0 up to `games`, with several workers or with none if there is one job. */
export async function simulateAll(plan: Plan, games: number, jobs: number, heard: Heard): Promise<Tally> {
  const tasks = tasksFor(games, jobs);
  const sum = emptyTally(plan.seats.length);
  const add = (tally: Tally) => {
    addTally(sum, tally);
    heard(sum.games);
  };
  if (jobs === 1) for (const { from, to } of tasks) add(simulateRange(plan, from, to));
  else
    await Promise.all(
      Array.from({ length: Math.min(jobs, tasks.length) }, () => runWorker(plan, tasks, add)),
    );
  return sum;
}

function tasksFor(games: number, jobs: number): Task[] {
  const size = Math.max(1, Math.min(50, Math.ceil(games / (4 * jobs))));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}

/** One worker takes tasks from the common list until none is left. */
async function runWorker(plan: Plan, tasks: Task[], add: (tally: Tally) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: plan });
  try {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift())
      add(await carryOut(worker, task));
  } finally {
    await worker.terminate();
  }
}

function carryOut(worker: Worker, task: Task): Promise<Tally> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (result: Result) => {
      worker.off('error', reject);
      if ('tally' in result) resolve(result.tally);
      else reject(new Error(result.failure));
    });
    worker.postMessage(task);
  });
}
