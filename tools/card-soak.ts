// `npm run soak -- --games N --seed S [--jobs J]`: random games with hand cards; says what went wrong and which cards did something.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addSoak, newSoak, type Soak, soakGame } from '@furrow/testkit/card-soak';
import { soakReport } from './soak-report';

/** Which games are played: so many from a seed on, in so many processes at once. */
interface Plan {
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
}

const numbers = { games: { type: 'string' }, seed: { type: 'string' }, jobs: { type: 'string' } } as const;

try {
  const { values } = parseArgs({ options: numbers });
  await main({
    games: numberOf(values.games, 'games', 1000),
    seed: numberOf(values.seed, 'seed', 1),
    jobs: numberOf(values.jobs, 'jobs', 1),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function numberOf(text: string | undefined, name: string, standard: number): number {
  if (text === undefined) return standard;
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0) throw new Error(`--${name} takes a number from 1 on`);
  return Number(text);
}

/** A process that was forked plays its share and sends what it has seen; the first one adds everything up. */
async function main(plan: Plan): Promise<void> {
  if (process.send !== undefined) {
    playAll(plan, (soak) => process.send?.(soak));
    return;
  }
  const begun = performance.now();
  const all = newSoak();
  const add = (more: Soak) => {
    addSoak(all, more);
    progress(all.games, plan.games);
  };
  if (plan.jobs === 1) playAll(plan, add);
  else await Promise.all(shares(plan).map((share) => inProcess(share, add)));
  progress(0, 0);
  const { text, failed } = soakReport(all, (performance.now() - begun) / 1000);
  console.log(text);
  process.exitCode = failed || all.games < plan.games ? 1 : 0;
}

/** What the games of a plan show, told in small portions. */
function playAll({ games, seed }: Plan, tell: (soak: Soak) => void): void {
  const portion = 20;
  for (let first = 0; first < games; first += portion) {
    const soak = newSoak();
    for (let i = first; i < Math.min(games, first + portion); i++) soakGame(seed + i, soak);
    tell(soak);
  }
}

function shares({ games, seed, jobs }: Plan): Plan[] {
  const size = Math.ceil(games / jobs);
  const firsts = Array.from({ length: jobs }, (_, i) => i * size).filter((first) => first < games);
  return firsts.map((first) => ({ seed: seed + first, games: Math.min(size, games - first), jobs: 1 }));
}

function inProcess({ games, seed }: Plan, add: (soak: Soak) => void): Promise<void> {
  const args = ['--games', String(games), '--seed', String(seed)];
  const child = fork(fileURLToPath(import.meta.url), args, { execArgv: ['--import', 'tsx'] });
  child.on('message', (soak: Soak) => add(soak));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => {
      if (code === 0) done();
      else fail(new Error(`the games from seed ${seed} on broke off`));
    });
  });
}

/** Progress for whoever watches a terminal; nothing of it remains. */
function progress(games: number, of: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(of === 0 ? `\r${' '.repeat(40)}\r` : `\r${games} of ${of} games`);
}
