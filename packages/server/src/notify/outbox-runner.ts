import { readLanguage } from '@furrow/text/language';
import {
  dropSuperseded,
  dueNotifications,
  HERE,
  notificationDone,
  notificationFailed,
  notificationPutOff,
  notificationTold,
  type OpenLetter,
  type OpenNotification,
  peopleWithDueNotifications,
  putOffForPresent,
  SEEN,
} from '../store/outbox';
import { personById } from '../store/people';
import type { Db } from '../store/schema';
import type { TableStore } from '../table/store/table-store';
import type { Tables } from '../table/tables';
import type { Channel } from './channel';
import { whenAllowed } from './flood-guard';
import { type LetterContext, sendLetter } from './letters';
import { type Notice, noticeOf } from './notice';
import { pendingOffersOf } from './pending-offers';
import { isStillRelevant } from './relevance';

/** So many people are told things at the same time, and each of them one thing after the other, so many in a row. */
const PEOPLE = 50;
/** What is due for people who are here is put off for so many of them at once. */
const PRESENT = 500;
const IN_A_ROW = 20;
const MOST_TRIES = 6;
/** The first time to wait after a failure; each further one is four times as long. */
const FIRST_WAIT = 30_000;
/** What the works of the outbox are about. */
const OUTBOX = 'outbox';
/** A way that has not sent a notice after so long has failed. */
const LONGEST = 12_000;

/** What sending notifications needs. */
export interface OutboxContext extends LetterContext {
  readonly tableStore: Pick<TableStore, 'header'>;
  readonly tables: Pick<Tables, 'digest' | 'facts'>;
  readonly channels: readonly Channel[];
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
export class OutboxRunner {
  /** The people who are being told something. */
  private readonly busy = new Map<string, Promise<void>>();

  constructor(private readonly context: OutboxContext) {}

  /** Begins to send the notifications that are due, of as many people as there is room for. */
  async run(): Promise<void> {
    const { store, now, failed } = this.context;
    if ((await peopleWithDueNotifications(store.db, now(), 1)).length === 0) return;
    await store.writeDirectly((db) => dropSuperseded(db, now()), OUTBOX);
    await this.putOffPresent();
    const due = await peopleWithDueNotifications(store.db, now(), PEOPLE);
    const free = due.filter((person) => !this.busy.has(person)).slice(0, PEOPLE - this.busy.size);
    for (const person of free) {
      const done = this.runAllOf(person)
        .catch(failed)
        .finally(() => this.busy.delete(person));
      this.busy.set(person, done);
    }
  }

  /** Whoever is here need not be looked at one by one: that would keep the database from keeping moves, for they are many. */
  private async putOffPresent(): Promise<void> {
    const { store, now, isHere } = this.context;
    const due = await peopleWithDueNotifications(store.db, now(), PRESENT);
    const here = due.filter((person) => isHere(person) && !this.busy.has(person));
    if (here.length > 0) await store.writeDirectly((db) => putOffForPresent(db, here, now()), OUTBOX);
  }

  /** When all that was begun is done. */
  async settled(): Promise<void> {
    await Promise.all(this.busy.values());
  }

  private async runAllOf(person: string): Promise<void> {
    const { store, now, stopping } = this.context;
    const asked = new Set<string>();
    for (const notification of await dueNotifications(store.db, person, now(), IN_A_ROW)) {
      if (stopping.aborted) return;
      // What somebody was told of one offer at a table told them of all that waited there.
      if (notification.what === 'offer' && asked.has(notification.table)) continue;
      const told = await run(this.context, notification);
      if (told && notification.what === 'offer') asked.add(notification.table);
    }
  }
}

/** Sends a notification; gives whether the person was told something about a table. */
async function run(context: OutboxContext, notification: OpenNotification | OpenLetter): Promise<boolean> {
  const { store, now } = context;
  try {
    if ('email' in notification) await inTime(sendLetter(context, notification), context.longest);
    else {
      const todo = await todoOf(context, notification);
      if (typeof todo === 'number') {
        await store.writeDirectly((db) => notificationPutOff(db, notification.id, todo), OUTBOX);
        return false;
      }
      if (todo !== 'nothing') {
        await sendAll(context, notification.person, todo);
        await store.write((db) => notificationTold(db, notification, now()));
        return true;
      }
    }
    await store.writeDirectly((db) => notificationDone(db, notification.id, now()), OUTBOX);
  } catch (error) {
    context.failed(error);
    await store.write((db) => giveUpOrPutOff(db, notification, error, now()));
  }
  return false;
}

/** What failed too often is given up, anything else is tried again later. */
async function giveUpOrPutOff(
  db: Db,
  { id, tries }: OpenNotification | OpenLetter,
  error: unknown,
  now: number,
) {
  if (tries + 1 >= MOST_TRIES) return notificationDone(db, id, now);
  const problem = error instanceof Error ? error.message : String(error);
  return notificationFailed(db, id, { problem, due: now + FIRST_WAIT * 4 ** tries });
}

/** One way that fails does not stop the others; the notification failed if none of them succeeded. */
async function sendAll({ channels, longest }: OutboxContext, person: string, notice: Notice): Promise<void> {
  const done = await Promise.allSettled(channels.map((way) => inTime(way.send(person, notice), longest)));
  if (done.some((one) => one.status === 'fulfilled' && one.value)) return;
  const failed = done.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** Whether a person can be told anything. Where nobody can, nothing is found out, for that may take a whole game. */
async function isReached({ channels }: OutboxContext, person: string): Promise<boolean> {
  for (const channel of channels) if (await channel.reaches(person)) return true;
  return false;
}

/** What something gives, unless it takes too long. */
function inTime<T>(given: Promise<T>, longest: number = LONGEST): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`not sent within ${longest} ms`)), longest);
    given.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** What the person is told; nothing if they know it already or it is not so any more, or when to look again. */
async function todoOf(
  context: OutboxContext,
  notification: OpenNotification,
): Promise<Notice | 'nothing' | number> {
  const { store, tableStore, tables, isHere, origin, began, now } = context;
  const { person, table, what } = notification;
  if (notification.created < began && now() < began + HERE) return now() + HERE;
  const here = isHere(person);
  if (here && SEEN.some((seen) => seen === what)) return 'nothing';
  if (!here && !(await isReached(context, person))) return 'nothing';
  const kept = await tableStore.header(table);
  const found = await personById(store.db, person);
  if (kept === undefined || found === undefined) return 'nothing';
  if (!(await isStillRelevant(context, notification, kept))) return 'nothing';
  if (here) return now() + HERE;
  const when = await whenAllowed(store.db, notification, now());
  if (when !== 'now') return when === 'never' ? 'nothing' : when;
  const known = what === 'offer' ? await tables.facts(table, person) : undefined;
  const asks = known === undefined ? [] : pendingOffersOf(known);
  const language = readLanguage(found.language) ?? 'en';
  const digest = await tables.digest(table, person, language);
  return noticeOf(notification, { game: kept.facts.wish.game, language, digest, asks, origin });
}
