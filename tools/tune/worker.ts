// Carries out tasks for the process that forked it, one after the other.
import type { Plan } from './plan';
import { type Subject, subjectOf } from './subject';
import { carryOut, type Task } from './task';

/** What the first process sends. */
export interface Order {
  readonly plan: Plan;
  readonly task: Task;
}

let subject: Subject | undefined;

process.on('message', ({ plan, task }: Order) => {
  try {
    subject ??= subjectOf(plan);
    process.send?.({ result: carryOut(plan, subject, task) });
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
