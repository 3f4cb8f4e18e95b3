import { Crew } from '../crew/crew';
import type { Duel } from './duel';
import type { Plan } from './plan';
import type { Sampled } from './sampled-games';
import type { Subject } from './subject';
import { carryOut, type Task } from './task';

/** Whoever plays the games of tuning. */
export type Tuners = Crew<Plan, Task, Sampled | Duel>;

/** So many who play the games of a plan. */
export function tunersFor(plan: Plan, subject: Subject, jobs: number): Tuners {
  const file = new URL('./worker.ts', import.meta.url);
  return new Crew({ plan, file, carryOut: (task: Task) => carryOut(plan, subject, task) }, jobs);
}
