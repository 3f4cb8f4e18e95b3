import { type Duel, type DuelTask, duel } from './duel';
import type { Plan } from './plan';
import { type Sampled, type SampleTask, sampledGames } from './sampled-games';
import type { Subject } from './subject';

/** What a worker can be given to do; plain data. */
export type Task = SampleTask | DuelTask;

/** Does what a task says. */
export function carryOut(plan: Plan, subject: Subject, task: Task): Sampled | Duel {
  return task.do === 'sample' ? sampledGames(plan, subject, task) : duel(plan, subject, task);
}

/** The same task for games 0 to `games`, in portions that do not depend on who carries them out. */
export function portions<T extends Task>(task: Omit<T, 'from' | 'to'>, games: number): T[] {
  const size = 10;
  return Array.from(
    { length: Math.ceil(games / size) },
    (_, i) => ({ ...task, from: i * size, to: Math.min(games, (i + 1) * size) }) as unknown as T,
  );
}
