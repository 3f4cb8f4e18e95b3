import { type Duel, type DuelTask, duel } from './duel';
import type { KeptGame } from './kept-games';
import type { Plan } from './plan';
import { type TeachTask, taughtHalf } from './school';
import { type PlayTask, playedGames } from './self-play';
import type { Subject } from './subject';

/** What a worker can be given to do, and what comes back; plain data. */
export type Task = PlayTask | DuelTask | TeachTask;
export type Result = KeptGame[] | Duel | string[];

/** Does what a task says. */
export function carryOut(plan: Plan, subjects: readonly Subject[], task: Task): Result {
  switch (task.do) {
    case 'play':
      return playedGames(plan, subjects, task);
    case 'duel':
      return duel(plan, subjects, task);
    case 'teach':
      return taughtHalf(plan, subjects, task);
  }
}

/** A task for some numbers up to `count`, in portions that do not depend on who carries them out. */
export function portions<T extends PlayTask | DuelTask>(
  task: Omit<T, 'from' | 'to'>,
  count: number,
  size: number,
  first = 0,
): T[] {
  return Array.from({ length: Math.ceil((count - first) / size) }, (_, i) => {
    const from = first + i * size;
    return { ...task, from, to: Math.min(count, from + size) } as unknown as T;
  });
}
