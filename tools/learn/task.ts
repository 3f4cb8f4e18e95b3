import { type Duel, type DuelTask, duel } from './duel';
import type { Plan } from './plan';
import { type PlayTask, playedGames, type Shown } from './self-play';
import type { Subject } from './subject';

/** What a worker can be given to do, and what comes back; plain data. */
export type Task = PlayTask | DuelTask;
export type Result = Shown | Duel;

/** Does what a task says. */
export function carryOut(plan: Plan, subjects: readonly Subject[], task: Task): Result {
  return task.do === 'play' ? playedGames(plan, subjects, task) : duel(plan, subjects, task);
}

/** A task for 0 to `count`, in portions that do not depend on who carries them out. */
export function portions<T extends Task>(task: Omit<T, 'from' | 'to'>, count: number, size: number): T[] {
  return Array.from(
    { length: Math.ceil(count / size) },
    (_, i) => ({ ...task, from: i * size, to: Math.min(count, (i + 1) * size) }) as unknown as T,
  );
}
