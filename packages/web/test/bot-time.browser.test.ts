import { howMany } from '@furrow/testkit/how-many';
import { expect, test } from 'vitest';
import { botsRecords } from './bots-record';
import { openExample } from './example';
import type { SetUp } from './set-up';
import { useSite } from './site';
import { type Clocked, clocked, hearAll, quantile, slowness } from './stopwatch';
import { BRISK } from './visit';

const open = useSite();

const STRONGEST = 'level-5';

/** So many milliseconds somebody waits at most for an answer of the strongest bot, on a quiet machine. */
const LONGEST = 1500;

/** So often a game is played at most: others on the machine may spoil one measurement and another, but not every one. */
const TRIES = 3;

/** After which shares of its rounds a game is taken up: a whole one at its beginning alone. */
const BEGINNINGS = [0, 0.5, 0.93].slice(0, howMany(3, 1));
/** So many answers are waited for each time. */
const FEW = 6;
const ANSWERS = howMany(FEW, Number.POSITIVE_INFINITY);

const GAMES: Readonly<Record<string, SetUp>> = {
  'the family game of two': { box: 'agricola-revised', seats: 2, options: { 'side-job': 'on' } },
  creatures: { box: 'creatures', seats: 2, options: { buildings: '12' } },
  'hands of two decks': { box: 'agricola-revised', seats: 2, options: { mode: 'base', decks: 'A,B' } },
};

async function goOn(record: string): Promise<Clocked> {
  const { page, errors } = await open({ liking: BRISK });
  await hearAll(page);
  await openExample(page, record);
  const found = await clocked(page, ANSWERS);
  expect(errors).toEqual([]);
  expect(found.moves.length).toBeGreaterThanOrEqual(FEW);
  await page.close();
  return found;
}

function print(title: string, moves: readonly number[], factor: number): void {
  const [half, most, longest] = [0.5, 0.95, 1].map((share) => quantile(moves, share).toFixed(0));
  process.stderr.write(
    `${STRONGEST}, ${title}: this machine × ${factor.toFixed(2)}; ms for ${moves.length} answers: ` +
      `${half} (95 %: ${most}, longest: ${longest})\n`,
  );
}

/** The answers that took too long, if there were some in every try. */
async function tooSlowAlways(title: string, records: readonly string[]): Promise<readonly number[]> {
  let slow: readonly number[] = [];
  for (let tries = 0; tries === 0 || (slow.length > 0 && tries < TRIES); tries++) {
    const found: Clocked[] = [];
    for (const record of records) found.push(await goOn(record));
    const moves = found.flatMap((one) => one.moves);
    const factor = slowness(found.flatMap(({ yardsticks }) => yardsticks));
    print(title, moves, factor);
    slow = moves.filter((one) => one >= LONGEST * factor);
  }
  return slow;
}

for (const [title, game] of Object.entries(GAMES)) {
  test(`the strongest bot answers within a second and a half: ${title}`, async () => {
    expect(await tooSlowAlways(title, botsRecords(game, STRONGEST, BEGINNINGS))).toEqual([]);
  }, 1_800_000);
}
