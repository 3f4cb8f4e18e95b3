import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plan } from './plan';
import type { Subject } from './subject';
import { carryOut, type Result, type Task } from './task';
import type { Order } from './worker';

/** What a worker answers. */
type Answer<T extends Task> = { readonly result: Result<T> } | { readonly failure: string };

/** Whoever carries out tasks: this process alone, or so many workers. */
export class Crew {
  private readonly workers: readonly ChildProcess[];

  constructor(
    private readonly plan: Plan,
    private readonly subject: Subject,
    jobs: number,
  ) {
    const file = fileURLToPath(new URL('./worker.ts', import.meta.url));
    const start = () => fork(file, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
    this.workers = jobs === 1 ? [] : Array.from({ length: jobs }, start);
  }

  /** The results of all tasks, in their order; `heard` is told of each that is done. */
  async all<T extends Task>(tasks: readonly T[], heard: (task: T) => void): Promise<Result<T>[]> {
    const results: Result<T>[] = [];
    const left = [...tasks.entries()];
    const work = async (carry: (task: T) => Promise<Result<T>>) => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        const [place, task] = next;
        results[place] = await carry(task);
        heard(task);
      }
    };
    if (this.workers.length === 0)
      await work((task) => Promise.resolve(carryOut(this.plan, this.subject, task) as Result<T>));
    else await Promise.all(this.workers.map((worker) => work((task) => this.send(worker, task))));
    return results;
  }

  /** Lets the workers go. */
  end(): void {
    for (const worker of this.workers) if (worker.connected) worker.disconnect();
  }

  private send<T extends Task>(worker: ChildProcess, task: T): Promise<Result<T>> {
    return new Promise((resolve, reject) => {
      const gone = (code: number | null) => reject(new Error(`a worker has ended with code ${code}`));
      worker.once('exit', gone);
      worker.once('message', (answer: Answer<T>) => {
        worker.off('exit', gone);
        if ('result' in answer) resolve(answer.result);
        else reject(new Error(answer.failure));
      });
      worker.send({ plan: this.plan, task } satisfies Order);
    });
  }
}
