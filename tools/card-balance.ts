// `npm run balance -- --deck X [--cards ID,ID] --games N --seed S [--jobs J]`: what the cards of a deck are worth to whoever has them, in points; fails if one of our design is outside its bounds.
import { parseArgs } from 'node:util';
import { cards } from '@furrow/agricola/cards/index';
import { isOutside, LEAST, MOST } from './balance/bounds';
import { TRIED_DECKS, tryCards, type Worth } from './balance/tries';
import { countOf, type GamePlan, playInShares, showProgress } from './in-shares';

const text = { type: 'string' } as const;

try {
  const { values } = parseArgs({ options: { deck: text, cards: text, games: text, seed: text, jobs: text } });
  const { deck = 'X', cards: only } = values;
  if (!TRIED_DECKS.includes(deck)) throw new Error(`--deck ${deck}: right are ${TRIED_DECKS.join(', ')}`);
  await main(deck, only?.split(',') ?? [], {
    games: countOf(values.games, 'games', 100),
    seed: countOf(values.seed, 'seed', 1),
    jobs: countOf(values.jobs, 'jobs', 1),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function main(deck: string, only: readonly string[], plan: GamePlan): Promise<void> {
  const all: Worth = new Map();
  let done = 0;
  const whole = await playInShares(plan, {
    program: import.meta.url,
    args: ['--deck', deck, ...(only.length === 0 ? [] : ['--cards', only.join()])],
    play: (from, to) => {
      const worth: Worth = new Map();
      for (let seed = from; seed < to; seed++) tryCards(deck, only, seed, worth);
      return { games: to - from, worth: [...worth] };
    },
    add: ({ games, worth }: { games: number; worth: [number, number[]][] }) => {
      for (const [card, some] of worth) all.set(card, [...(all.get(card) ?? []), ...some]);
      showProgress((done += games), plan.games);
    },
  });
  if (!whole) return;
  showProgress(0, 0);
  report(all);
}

/** A line for each card: how often it was tried, the mean, and its standard error; at the end what lies outside the bounds. */
function report(all: Worth): void {
  const outside: string[] = [];
  let played = 0;
  for (const [number, some] of [...all].sort(([one], [other]) => one - other)) {
    const { no, id, kind, ours } = cards[number];
    const mean = some.reduce((sum, n) => sum + n, 0) / some.length;
    const spread = Math.sqrt(
      some.reduce((sum, n) => sum + (n - mean) ** 2, 0) / Math.max(1, some.length - 1),
    );
    const error = spread / Math.sqrt(some.length);
    played += some.length;
    console.log(
      `| ${no} | ${id} | ${kind} | ${ours === undefined ? 'printed' : 'ours'} | ${some.length} | ${mean.toFixed(1)} | ${error.toFixed(1)} |`,
    );
    if (isOutside(cards[number], mean)) outside.push(id);
  }
  console.log(`${played} games with a card; bounds of our designs: ${LEAST} to ${MOST}`);
  console.log(`outside: ${outside.length === 0 ? 'none' : outside.join(', ')}`);
  process.exitCode = outside.length > 0 ? 1 : 0;
}
