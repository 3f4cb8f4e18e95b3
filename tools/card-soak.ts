// `npm run soak -- [--edition 2007] --games N --seed S [--jobs J]`: random games with hand cards; says what went wrong and which cards did something.
import { parseArgs } from 'node:util';
import type { Variant } from '@furrow/agricola/options/variant';
import { addSoak, newSoak, type Soak, soakGame } from '@furrow/testkit/card-soak';
import { countOf, type GamePlan, playInShares, showProgress } from './in-shares';
import { soakReport } from './soak-report';

const text = { type: 'string' } as const;
const flags = { edition: text, games: text, seed: text, jobs: text };

try {
  const { values } = parseArgs({ options: flags });
  await main(editionOf(values.edition), {
    games: countOf(values.games, 'games', 1000),
    seed: countOf(values.seed, 'seed', 1),
    jobs: countOf(values.jobs, 'jobs', 1),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function editionOf(value = 'revised'): Variant['edition'] {
  if (value === 'revised' || value === '2007') return value;
  throw new Error(`--edition ${value}: right are revised and 2007`);
}

async function main(edition: Variant['edition'], plan: GamePlan): Promise<void> {
  const begun = performance.now();
  const all = newSoak();
  const whole = await playInShares(plan, {
    program: import.meta.url,
    args: ['--edition', edition],
    play: (from, to) => soakOf(edition, from, to),
    add: (more: Soak) => {
      addSoak(all, more);
      showProgress(all.games, plan.games);
    },
  });
  if (!whole) return;
  showProgress(0, 0);
  const { text, failed } = soakReport(edition, all, (performance.now() - begun) / 1000);
  console.log(text);
  process.exitCode = failed || all.games < plan.games ? 1 : 0;
}

/** What the games of these seeds show. */
function soakOf(edition: Variant['edition'], from: number, to: number): Soak {
  const soak = newSoak();
  for (let seed = from; seed < to; seed++) soakGame(edition, seed, soak);
  return soak;
}
