import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a worker answers. */
type Answer<R> = { readonly result: R } | { readonly failure: string };

/** How tasks are carried out: by this process, or by workers that run a file and hear the plan with every task. */
export interface Trade<P, T, R> {
  readonly plan: P;
  readonly file: URL;
  readonly carryOut: (task: T) => R;
}

/** Whoever carries out tasks: this process alone, or so many workers. */
export class Crew<P, T, R> {
  private readonly workers: readonly ChildProcess[];

  constructor(
    private readonly trade: Trade<P, T, R>,
    jobs: number,
  ) {
    const start = () =>
      fork(fileURLToPath(trade.file), { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
    this.workers = jobs === 1 ? [] : Array.from({ length: jobs }, start);
  }

  /** The results of all tasks, in their order; `heard` is told of each that is done, as soon as it is. */
  async all<One extends T, Got extends R>(
    tasks: readonly One[],
    heard: (task: One, result: Got) => void,
  ): Promise<Got[]> {
    const results: Got[] = [];
    const left = [...tasks.entries()];
    const work = async (carry: (task: One) => Promise<Got>) => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        const [place, task] = next;
        const result = await carry(task);
        results[place] = result;
        heard(task, result);
      }
    };
    if (this.workers.length === 0)
      await work((task) => Promise.resolve(this.trade.carryOut(task) as unknown as Got));
    else await Promise.all(this.workers.map((worker) => work((task) => this.send<Got>(worker, task))));
    return results;
  }

  /** Lets the workers go. */
  end(): void {
    for (const worker of this.workers) if (worker.connected) worker.disconnect();
  }

  private send<Got extends R>(worker: ChildProcess, task: T): Promise<Got> {
    return new Promise((resolve, reject) => {
      const gone = (code: number | null) => reject(new Error(`a worker has ended with code ${code}`));
      worker.once('exit', gone);
      worker.once('message', (answer: Answer<Got>) => {
        worker.off('exit', gone);
        if ('result' in answer) resolve(answer.result);
        else reject(new Error(answer.failure));
      });
      worker.send({ plan: this.trade.plan, task });
    });
  }
}
