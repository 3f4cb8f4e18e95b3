import { readLanguage } from '@furrow/text/language';
import { dueErrands, errandDone, errandFailed, type OpenErrand, type OpenLetter } from '../store/outbox';
import { personById } from '../store/people';
import type { Keeping } from '../table/keeping';
import type { Tables } from '../table/tables';
import { type LetterWorld, sendLetter } from './letters';
import { type Notice, noticeOf } from './notice';
import type { Way } from './way';

const AT_ONCE = 20;
const MOST_TRIES = 6;
/** The first time to wait after a failure; each further one is four times as long. */
const FIRST_WAIT = 30_000;

/** What running errands needs. */
export interface ErrandWorld extends LetterWorld {
  readonly keeping: Pick<Keeping, 'brief'>;
  readonly tables: Pick<Tables, 'digest'>;
  readonly ways: readonly Way[];
  /** Whether somebody is here and sees for themselves. */
  readonly isHere: (person: string) => boolean;
  readonly failed: (error: unknown) => void;
}

/** Runs the errands that are due: tells people who are away, in every way that they want, and sends letters. Gives how many it dealt with. */
export async function runErrands(world: ErrandWorld): Promise<number> {
  const { store, now } = world;
  const due = await dueErrands(store.db, now(), AT_ONCE);
  await Promise.all(due.map((errand) => run(world, errand)));
  return due.length;
}

async function run(world: ErrandWorld, errand: OpenErrand | OpenLetter): Promise<void> {
  const { store, now } = world;
  try {
    await ('email' in errand ? sendLetter(world, errand) : sendNotice(world, errand));
    await store.write((db) => errandDone(db, errand.id, now()));
  } catch (error) {
    world.failed(error);
    if (errand.tries + 1 >= MOST_TRIES) return store.write((db) => errandDone(db, errand.id, now()));
    const problem = error instanceof Error ? error.message : String(error);
    const due = now() + FIRST_WAIT * 4 ** errand.tries;
    await store.write((db) => errandFailed(db, errand.id, { problem, due }));
  }
}

async function sendNotice(world: ErrandWorld, errand: OpenErrand): Promise<void> {
  const notice = await noticeFor(world, errand);
  if (notice !== undefined) await sendAll(world.ways, errand.person, notice);
}

/** One way that fails does not stop the others; the errand failed if none of them succeeded. */
async function sendAll(ways: readonly Way[], person: string, notice: Notice): Promise<void> {
  const done = await Promise.allSettled(ways.map((way) => way.send(person, notice)));
  if (done.some((one) => one.status === 'fulfilled' && one.value)) return;
  const failed = done.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** What the person is told; undefined if they know it already or it is not so any more. */
async function noticeFor(
  { store, keeping, tables, isHere, origin }: ErrandWorld,
  errand: OpenErrand,
): Promise<Notice | undefined> {
  const { person, table, what } = errand;
  if (isHere(person)) return undefined;
  const kept = await keeping.brief(table);
  const found = await personById(store.db, person);
  if (kept === undefined || found === undefined) return undefined;
  const { sitters, waiting } = kept.standing;
  const waits = waiting.some((seat) => {
    const sitter = sitters[seat];
    return sitter !== null && 'person' in sitter && sitter.person === person;
  });
  if (!waits && (what === 'your-turn' || what === 'time-short')) return undefined;
  const language = readLanguage(found.language) ?? 'en';
  const digest = await tables.digest(table, person, language);
  return noticeOf(errand, { game: kept.facts.wish.game, language, digest, origin });
}
