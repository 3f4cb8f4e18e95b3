import { readLanguage } from '@furrow/text/language';
import {
  dropSuperseded,
  dueErrands,
  errandDone,
  errandFailed,
  errandPutOff,
  errandTold,
  HERE,
  type OpenErrand,
  type OpenLetter,
  peopleWithDueErrands,
} from '../store/outbox';
import { personById } from '../store/people';
import type { Db } from '../store/schema';
import type { TableStore } from '../table/store/table-store';
import type { Tables } from '../table/tables';
import { asksOf } from './asks';
import { type LetterWorld, sendLetter } from './letters';
import { type Notice, noticeOf } from './notice';
import { restrained } from './restraint';
import { isStillSo } from './still-so';
import type { Way } from './way';

/** So many people are told things at the same time, and each of them one thing after the other, so many in a row. */
const PEOPLE = 50;
const IN_A_ROW = 20;
const MOST_TRIES = 6;
/** The first time to wait after a failure; each further one is four times as long. */
const FIRST_WAIT = 30_000;
/** A way that has not sent a notice after so long has failed. */
const LONGEST = 12_000;

/** What running errands needs. */
export interface ErrandWorld extends LetterWorld {
  readonly tableStore: Pick<TableStore, 'brief'>;
  readonly tables: Pick<Tables, 'digest' | 'facts'>;
  readonly ways: readonly Way[];
  /** Whether somebody is here, as it seems, and sees for themselves. */
  readonly isHere: (person: string) => boolean;
  readonly failed: (error: unknown) => void;
  /** Nothing more is begun once it says so. */
  readonly stopping: AbortSignal;
  /** When the server began: whoever was here before that is given time to come back. */
  readonly began: number;
  /** After how many milliseconds a way has failed, if a test says so. */
  readonly longest?: number;
}

/** Tells people who are away what they shall hear of, in every way that they want, and sends letters. Nobody waits for anybody else. */
export class ErrandRunner {
  /** The people who are being told something. */
  private readonly busy = new Map<string, Promise<void>>();

  constructor(private readonly world: ErrandWorld) {}

  /** Begins to run the errands that are due, of as many people as there is room for. */
  async run(): Promise<void> {
    const { store, now, failed } = this.world;
    if ((await peopleWithDueErrands(store.db, now(), 1)).length === 0) return;
    await store.write((db) => dropSuperseded(db, now()));
    const due = await peopleWithDueErrands(store.db, now(), PEOPLE);
    const free = due.filter((person) => !this.busy.has(person)).slice(0, PEOPLE - this.busy.size);
    for (const person of free) {
      const done = this.runAllOf(person)
        .catch(failed)
        .finally(() => this.busy.delete(person));
      this.busy.set(person, done);
    }
  }

  /** When all that was begun is done. */
  async settled(): Promise<void> {
    await Promise.all(this.busy.values());
  }

  private async runAllOf(person: string): Promise<void> {
    const { store, now, stopping } = this.world;
    const asked = new Set<string>();
    for (const errand of await dueErrands(store.db, person, now(), IN_A_ROW)) {
      if (stopping.aborted) return;
      // What somebody was told of one offer at a table told them of all that waited there.
      if (errand.what === 'offer' && asked.has(errand.table)) continue;
      const told = await run(this.world, errand);
      if (told && errand.what === 'offer') asked.add(errand.table);
    }
  }
}

/** Runs an errand; gives whether the person was told something about a table. */
async function run(world: ErrandWorld, errand: OpenErrand | OpenLetter): Promise<boolean> {
  const { store, now } = world;
  try {
    if ('email' in errand) await inTime(sendLetter(world, errand), world.longest);
    else {
      const todo = await todoOf(world, errand);
      if (typeof todo === 'number') {
        await store.write((db) => errandPutOff(db, errand.id, todo));
        return false;
      }
      if (todo !== 'nothing') {
        await sendAll(world, errand.person, todo);
        await store.write((db) => errandTold(db, errand, now()));
        return true;
      }
    }
    await store.write((db) => errandDone(db, errand.id, now()));
  } catch (error) {
    world.failed(error);
    await store.write((db) => giveUpOrPutOff(db, errand, error, now()));
  }
  return false;
}

/** What failed too often is given up, anything else is tried again later. */
async function giveUpOrPutOff(db: Db, { id, tries }: OpenErrand | OpenLetter, error: unknown, now: number) {
  if (tries + 1 >= MOST_TRIES) return errandDone(db, id, now);
  const problem = error instanceof Error ? error.message : String(error);
  return errandFailed(db, id, { problem, due: now + FIRST_WAIT * 4 ** tries });
}

/** One way that fails does not stop the others; the errand failed if none of them succeeded. */
async function sendAll({ ways, longest }: ErrandWorld, person: string, notice: Notice): Promise<void> {
  const done = await Promise.allSettled(ways.map((way) => inTime(way.send(person, notice), longest)));
  if (done.some((one) => one.status === 'fulfilled' && one.value)) return;
  const failed = done.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** What something gives, unless it takes too long. */
function inTime<T>(given: Promise<T>, longest: number = LONGEST): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`not sent within ${longest} ms`)), longest);
    given.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** What the person is told; nothing if they know it already or it is not so any more, or when to look again. */
async function todoOf(world: ErrandWorld, errand: OpenErrand): Promise<Notice | 'nothing' | number> {
  const { store, tableStore, tables, isHere, origin, began, now } = world;
  const { person, table, what } = errand;
  if (errand.created < began && now() < began + HERE) return now() + HERE;
  const here = isHere(person);
  if (here && (what === 'begun' || what === 'over')) return 'nothing';
  const kept = await tableStore.brief(table);
  const found = await personById(store.db, person);
  if (kept === undefined || found === undefined) return 'nothing';
  if (!(await isStillSo(world, errand, kept))) return 'nothing';
  if (here) return now() + HERE;
  const when = await restrained(store.db, errand, now());
  if (when !== 'now') return when === 'never' ? 'nothing' : when;
  const known = what === 'offer' ? await tables.facts(table, person) : undefined;
  const asks = known === undefined ? [] : asksOf(known);
  const language = readLanguage(found.language) ?? 'en';
  const digest = await tables.digest(table, person, language);
  return noticeOf(errand, { game: kept.facts.wish.game, language, digest, asks, origin });
}
