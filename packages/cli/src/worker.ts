// Does tasks for the main thread, one after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { loadAllNetworks } from '@furrow/bots/trained/index';
import { type Works, works } from './works';

/** What a worker is told when it starts: which work, and what it is about. */
export interface WorkerData<W extends keyof Works> {
  readonly work: W;
  readonly plan: Works[W]['plan'];
}

/** What comes back for a task. */
export type Outcome<W extends keyof Works> =
  | { readonly result: Works[W]['result'] }
  | { readonly failure: string };

await loadAllNetworks();
parentPort?.on('message', (task: unknown) => parentPort?.postMessage(carryOut(task)));

function carryOut(task: unknown): Outcome<keyof Works> {
  try {
    const { work, plan } = workerData as WorkerData<keyof Works>;
    return { result: works[work](plan as never, task as never) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
