// `npm run card-table -- --seats N --games G --seed S [--bot B] [--jobs J]`: how each hand card fares in games of bots; writes bench/cards.md.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { poolsOf } from '@furrow/agricola/cards/pools/index';
import { isBot } from '@furrow/bots/named';
import { tallyOf } from './card-table/play';
import { cardTable, type Section } from './card-table/report';
import { addTally, newTally, type Tally } from './card-table/tally';
import { countOf, playInShares, showProgress } from './in-shares';

const FOLDER = 'bench/cards';
const SEATS = [1, 2, 3, 4];

const text = { type: 'string' } as const;
const flags = { seats: text, games: text, seed: text, bot: text, jobs: text };

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: flags });
  const { bot = 'level-3' } = values;
  if (!isBot(bot))
    throw new Error(`--bot ${bot}: no bot is called so; right are names such as level-3 and search@300`);
  const seats = countOf(values.seats, 'seats', 2);
  if (!SEATS.includes(seats)) throw new Error(`--seats ${seats}: right are ${SEATS.join(', ')}`);
  const plan = {
    games: countOf(values.games, 'games', 200),
    seed: countOf(values.seed, 'seed', 1),
    jobs: countOf(values.jobs, 'jobs', 2),
  };
  const all = newTally();
  const whole = await playInShares(plan, {
    program: import.meta.url,
    args: ['--seats', String(seats), '--bot', bot],
    play: (from, to) => tallyOf(bot, seats, from, to),
    add: (more: Tally) => {
      addTally(all, more);
      showProgress(all.games, plan.games);
    },
  });
  if (!whole) return;
  showProgress(0, 0);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  mkdirSync(FOLDER, { recursive: true });
  const section: Section = { seats, bot, pool: poolsOf('revised').at(-1) ?? '', commit, tally: all };
  writeFileSync(fileOf(seats), `${JSON.stringify(section)}\n`);
  const sections = SEATS.filter((n) => existsSync(fileOf(n))).map(
    (n) => JSON.parse(readFileSync(fileOf(n), 'utf8')) as Section,
  );
  writeFileSync('bench/cards.md', cardTable(sections));
  console.log(`${all.games} games; the table is in bench/cards.md`);
}

function fileOf(seats: number): string {
  return `${FOLDER}/${seats}-players.json`;
}
