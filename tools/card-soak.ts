// `npm run soak -- --games N --seed S [--jobs J]`: random games with hand cards; says what went wrong and which cards did something.
import { parseArgs } from 'node:util';
import { addSoak, newSoak, type Soak, soakGame } from '@furrow/testkit/card-soak';
import { countOf, type GamePlan, playInShares, showProgress } from './in-shares';
import { soakReport } from './soak-report';

const numbers = { games: { type: 'string' }, seed: { type: 'string' }, jobs: { type: 'string' } } as const;

try {
  const { values } = parseArgs({ options: numbers });
  await main({
    games: countOf(values.games, 'games', 1000),
    seed: countOf(values.seed, 'seed', 1),
    jobs: countOf(values.jobs, 'jobs', 1),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function main(plan: GamePlan): Promise<void> {
  const begun = performance.now();
  const all = newSoak();
  const whole = await playInShares(plan, {
    program: import.meta.url,
    args: [],
    play: soakOf,
    add: (more: Soak) => {
      addSoak(all, more);
      showProgress(all.games, plan.games);
    },
  });
  if (!whole) return;
  showProgress(0, 0);
  const { text, failed } = soakReport(all, (performance.now() - begun) / 1000);
  console.log(text);
  process.exitCode = failed || all.games < plan.games ? 1 : 0;
}

/** What the games of these seeds show. */
function soakOf(from: number, to: number): Soak {
  const soak = newSoak();
  for (let seed = from; seed < to; seed++) soakGame(seed, soak);
  return soak;
}
