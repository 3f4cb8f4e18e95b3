import { type Dice, seededDice } from '@furrow/kernel/dice';
import { openToRead } from '@furrow/server/store/open';
import { type Guest, newGuest } from '../online/asking';
import type { ServerBuild } from '../online/server-process';
import { Crew, type Sea } from './crew';
import type { Database } from './database';
import { Fleet } from './fleet';
import { historyOf, type Witness } from './history';
import { Proxy } from './proxy';
import { quiet } from './quiet';
import { Tally } from './tally';
import { Trouble } from './trouble';
import { violations } from './violations';
import { BadWeather } from './weather';

/** How a run goes. */
export interface Plan {
  /** It lasts at least so long, and until at least so many acts were acknowledged. */
  readonly seconds: number;
  readonly acts: number;
  /** How many tables are played at the same time. */
  readonly tables: number;
  readonly seed: number;
  /** How many processes serve the tables; more than one only on PostgreSQL. */
  readonly processes?: number;
}

/** What came of a run. */
export interface Outcome {
  readonly tally: Tally;
  readonly violations: readonly string[];
  /** What the server complained of, by what it said. */
  readonly complaints: readonly string[];
}

/** Four who play, and one who watches. */
const CREW = 5;
/** A table is forgotten after a second without an act, so that tables are loaded again all the time. */
const ENVIRONMENT = { LIMIT_IDLE: '1', LIMIT_BOT_THREADS: '1' };

/** Plays at a server that is killed, frozen, cut off and whose database stands still, and compares what is left. */
export async function runChaos(build: ServerBuild, database: Database, plan: Plan): Promise<Outcome> {
  const dice = seededDice(plan.seed);
  const tally = new Tally();
  const fleet = new Fleet(build, database, ENVIRONMENT, dice);
  const proxy = new Proxy(() => fleet.any().port, dice, tally);
  await fleet.start(plan.processes ?? 1);
  await proxy.listen();
  try {
    const problems: string[] = [];
    const crews = await play({ fleet, proxy, database, dice, tally, problems }, plan);
    problems.push(...(await quiet(() => fleet.any().url, crews)));
    for (const { clients } of crews) for (const client of clients) client.close();
    for (const code of await fleet.stop())
      if (code !== 0) problems.push(`a server ended with ${code} when it was asked to end`);
    problems.push(...(await compare(database, crews, tally)));
    return { tally, violations: problems, complaints: fleet.complaints };
  } finally {
    await fleet.kill();
    await proxy.close();
  }
}

interface Parts {
  readonly fleet: Fleet;
  readonly proxy: Proxy;
  readonly database: Database;
  readonly dice: Dice;
  readonly tally: Tally;
  readonly problems: string[];
}

/** Lets everybody play while there is trouble; then the trouble ends and everybody finishes what they began. */
async function play(parts: Parts, { seconds, acts, tables }: Plan): Promise<readonly Crew[]> {
  const { fleet, proxy, dice, tally } = parts;
  let over = false;
  const weather = new BadWeather(dice, tally);
  const sea: Sea = {
    direct: () => fleet.any().url,
    wire: () => proxy.url,
    stopping: () => over,
    weather,
    dice,
    tally,
  };
  const crews: Crew[] = [];
  for (let number = 0; number < tables; number++)
    crews.push(new Crew(number, await guests(fleet.any().url, number), sea));
  const sailing = Promise.all(crews.map((crew) => crew.sail()));
  // Whatever goes wrong there is heard of at the end.
  sailing.catch(() => {});
  const trouble = new Trouble(parts);
  trouble.start();
  await wait(seconds * 1000);
  for (let more = 0; tally.of('acknowledged') < acts && more < LONGEST; more += LOOK) await wait(LOOK);
  await trouble.stop();
  over = true;
  weather.bad = false;
  proxy.slow = false;
  await inTime(sailing, 'somebody waits for an answer for ever');
  return crews;
}

function guests(url: string, crew: number): Promise<Guest[]> {
  return Promise.all(Array.from({ length: CREW }, (_, i) => newGuest(url, `Crew ${crew} ${'ABCDE'[i]}`)));
}

const LONGEST = 120_000;
const LOOK = 200;

function wait(time: number): Promise<void> {
  return new Promise((go) => setTimeout(go, time));
}

async function inTime<T>(work: Promise<T>, otherwise: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(otherwise)), LONGEST);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Compares what everybody did and was told with what the database has. */
async function compare(database: Database, crews: readonly Crew[], tally: Tally): Promise<string[]> {
  const all = new Map<string, Witness[]>();
  for (const witness of crews.flatMap((crew) => crew.witnesses()))
    all.set(witness.table, [...(all.get(witness.table) ?? []), witness]);
  const store = await openToRead(database.settings);
  const problems: string[] = [];
  try {
    for (const [table, witnesses] of all) {
      const history = await historyOf(store, table);
      problems.push(...(await violations(history, witnesses)));
      const moves = history.entries.filter(({ entry }) => entry.kind === 'step' && entry.seat >= 0);
      tally.add('tables');
      tally.add('moves', moves.length);
      tally.add('entries', history.entries.length);
      tally.add('news compared', history.news.length);
      count(witnesses, tally);
    }
  } finally {
    await store.close();
  }
  for (const { clients } of crews)
    for (const { line } of clients) tally.add('connections that broke', line.broken);
  return problems;
}

function count(witnesses: readonly Witness[], tally: Tally): void {
  for (const { taken, sent } of witnesses) {
    tally.add('told compared', taken.length);
    tally.add('acts', sent.length);
    for (const { times, given } of sent) {
      tally.add('sent again', Math.max(0, times - 1));
      tally.add('answered more than once', given.length > 1 ? 1 : 0);
    }
  }
}
