// `npm run card-table -- --seats N --games G --seed S [--bot B] [--jobs J]`: how each hand card fares in games of bots; writes bench/cards.md, what the cards are worth to bots, and what people are shown of it.
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { poolsOf } from '@furrow/agricola/cards/pools/index';
import { isBot } from '@furrow/bots/named';
import { loadAllNetworks } from '@furrow/bots/trained/index';
import { decksOf, endedGames } from './card-table/play';
import { cardTable } from './card-table/report';
import { resultsText } from './card-table/results';
import type { Section } from './card-table/section';
import { addGame, type Ended, newTally } from './card-table/tally';
import { worthsOf, worthsText } from './card-table/worths';
import { countOf, playInShares, showProgress } from './in-shares';

const FOLDER = 'bench/cards';
const TABLE = 'bench/cards.md';
const WORTHS = 'packages/bots/src/tuned/card-worths.json';
const RESULTS = 'packages/bots/src/tuned/card-results.json';
const SEATS = { revised: [1, 2, 3, 4], '2007': [1, 2, 3, 4, 5] } as const;
type Edition = keyof typeof SEATS;
const EDITIONS: readonly Edition[] = ['revised', '2007'];

const text = { type: 'string' } as const;
const flags = {
  edition: text,
  seats: text,
  games: text,
  seed: text,
  bot: text,
  jobs: text,
  /** Keeps every game as a line of this file. */
  save: text,
  /** Plays nothing, but takes the games of these files, as `--save` and `npm run tune` keep them. */
  from: { type: 'string', multiple: true },
} as const;

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: flags });
  const { bot = 'level-3', save, from } = values;
  if (!isBot(bot))
    throw new Error(`--bot ${bot}: no bot is called so; right are names such as level-3 and search@300`);
  const edition = EDITIONS.find((one) => one === (values.edition ?? 'revised'));
  if (edition === undefined) throw new Error(`--edition ${values.edition}: right are ${EDITIONS.join(', ')}`);
  const seats = countOf(values.seats, 'seats', 2);
  if (!SEATS[edition].some((right) => right === seats))
    throw new Error(`--seats ${seats}: right are ${SEATS[edition].join(', ')}`);
  const tally = newTally();
  const add = (games: readonly (readonly Ended[])[]) => {
    for (const game of games) addGame(tally, game);
  };
  if (from === undefined) {
    await loadAllNetworks();
    const plan = {
      games: countOf(values.games, 'games', 200),
      seed: countOf(values.seed, 'seed', 1),
      jobs: countOf(values.jobs, 'jobs', 2),
    };
    const whole = await playInShares(plan, {
      program: import.meta.url,
      args: ['--edition', edition, '--seats', String(seats), '--bot', bot],
      play: (first, end) => endedGames({ bot, edition, seats }, first, end),
      add: (more: readonly (readonly Ended[])[]) => {
        add(more);
        if (save !== undefined)
          appendFileSync(save, more.map((game) => `${JSON.stringify(game)}\n`).join(''));
        showProgress(tally.games, plan.games);
      },
    });
    if (!whole) return;
    showProgress(0, 0);
  } else for (const file of from) add(gamesIn(file));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  mkdirSync(FOLDER, { recursive: true });
  const pool = poolsOf(edition).at(-1) ?? '';
  const decks = decksOf(edition);
  const section: Section = { edition, seats, bot, varied: from !== undefined, pool, decks, commit, tally };
  writeFileSync(fileOf(edition, seats), `${JSON.stringify(section)}\n`);
  const sections = EDITIONS.map((one) => sectionsOf(one));
  writeFileSync(TABLE, cardTable(sections.flat()));
  writeFileSync(RESULTS, resultsText(sections.flat()));
  writeFileSync(WORTHS, worthsText(sections.map(worthsOf)));
  console.log(`${tally.games} games; the table is in ${TABLE}`);
}

/** The games of a file, one a line. */
function gamesIn(file: string): (readonly Ended[])[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as readonly Ended[]);
}

function sectionsOf(edition: Edition): Section[] {
  return SEATS[edition]
    .map((seats) => fileOf(edition, seats))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Section);
}

function fileOf(edition: Edition, seats: number): string {
  return `${FOLDER}/${edition === 'revised' ? '' : `${edition}-`}${seats}-players.json`;
}
