// Plays many games from a seed on, in several processes at once.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Which games are played: so many from a seed on, in so many processes at once. */
export interface GamePlan {
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
}

/** How a program plays games and what it does with what they show, which is plain data. */
export interface GameShow<T> {
  /** The address of the program, which runs again in every process. */
  readonly program: string;
  /** What it is called with besides games and seed. */
  readonly args: readonly string[];
  /** Plays the games of these seeds. */
  readonly play: (from: number, to: number) => T;
  /** Takes what some games have shown; only the first process does it. */
  readonly add: (shown: T) => void;
}

/** So many games are told of at once. */
const PORTION = 20;

/** A whole number from 1 on that a flag gives; throws if it is none. */
export function countOf(text: string | undefined, name: string, standard: number): number {
  if (text === undefined) return standard;
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0) throw new Error(`--${name} takes a number from 1 on`);
  return Number(text);
}

/** Plays all games of a plan. Resolves with false in a process that only played its share for another. */
export async function playInShares<T>(plan: GamePlan, show: GameShow<T>): Promise<boolean> {
  if (process.send !== undefined) {
    playAll(plan, show, (shown) => process.send?.(shown));
    return false;
  }
  if (plan.jobs === 1) playAll(plan, show, show.add);
  else await Promise.all(shares(plan).map((share) => inProcess(share, show)));
  return true;
}

function playAll<T>({ games, seed }: GamePlan, { play }: GameShow<T>, tell: (shown: T) => void): void {
  for (let first = 0; first < games; first += PORTION)
    tell(play(seed + first, seed + Math.min(games, first + PORTION)));
}

function shares({ games, seed, jobs }: GamePlan): GamePlan[] {
  const size = Math.ceil(games / jobs);
  const firsts = Array.from({ length: jobs }, (_, i) => i * size).filter((first) => first < games);
  return firsts.map((first) => ({ seed: seed + first, games: Math.min(size, games - first), jobs: 1 }));
}

function inProcess<T>({ games, seed }: GamePlan, { program, args, add }: GameShow<T>): Promise<void> {
  const called = [...args, '--games', String(games), '--seed', String(seed)];
  const child = fork(fileURLToPath(program), called, { execArgv: ['--import', 'tsx'] });
  child.on('message', (shown) => add(shown as T));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => {
      if (code === 0) done();
      else fail(new Error(`the games from seed ${seed} on broke off`));
    });
  });
}

/** Progress for whoever watches a terminal; nothing of it remains. */
export function showProgress(games: number, of: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(of === 0 ? `\r${' '.repeat(40)}\r` : `\r${games} of ${of} games`);
}
