import { addTally, emptyTally, type Plan, simulateRange, type Tally } from './simulation';
import { shareOut } from './worker-pool';
import type { GameRange } from './works';

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
  else await shareOut({ work: 'simulate', plan, tasks, jobs }, add);
  return sum;
}

function tasksFor(games: number, jobs: number): GameRange[] {
  const size = Math.max(1, Math.min(50, Math.ceil(games / (4 * jobs))));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}
