// Plays ranges of simulated games for the main thread, one after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { type Plan, simulateRange, type Tally } from './simulation';

/** What the main thread sends: which games to play. */
export interface Task {
  readonly from: number;
  readonly to: number;
}

/** What comes back. */
export type Result = { readonly tally: Tally } | { readonly failure: string };

parentPort?.on('message', ({ from, to }: Task) => parentPort?.postMessage(carryOut(from, to)));

function carryOut(from: number, to: number): Result {
  try {
    return { tally: simulateRange(workerData as Plan, from, to) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
