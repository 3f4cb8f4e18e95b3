import type { Sitter } from '@furrow/wire/told';
import type { TableWish } from '@furrow/wire/wish';
import { hashOfSecret, newSecret } from '../src/ids';
import { addPushSubscription, type PushSubscription } from '../src/store/notification-settings';
import type { Store } from '../src/store/open';
import { addPerson } from '../src/store/people';
import { addSession } from '../src/store/sessions';
import type { Entry, NumberedEntry } from '../src/table/store/entry';
import type { TableFacts, TableSnapshot } from '../src/table/store/stored-table';
import type { TableChange } from '../src/table/store/table-change';

/** Adds people whose ids are their names in small letters. */
export async function addPeople(store: Store, ...names: readonly string[]): Promise<void> {
  await store.write(async (db) => {
    for (const name of names)
      await addPerson(db, { id: name.toLowerCase(), kind: 'guest', name, language: 'en', created: 1 });
  });
}

/** A person wants to be woken in a browser, where a session begins; gives its secret. */
export async function subscribe(
  store: Store,
  person: string,
  browser: PushSubscription & { readonly created: number },
): Promise<string> {
  const secret = newSecret();
  await store.write(async (db) => {
    await addSession(db, secret, { person, created: 1, ends: 1_000_000 });
    await addPushSubscription(db, person, { ...browser, session: hashOfSecret(secret) });
  });
  return secret;
}

/** Somebody who was added by `addPeople`. */
export const sitter = (name: string): Sitter => ({ person: name.toLowerCase(), name });

/** A wish for a public game of two. */
export const wish: TableWish = {
  game: 'creatures',
  options: { edition: 'base' },
  seats: 2,
  public: true,
  rated: true,
  pace: { pace: 'live', bank: 600, increment: 5 },
};

/** Facts of a table of Ada's. */
export function factsOf(id: string, more: Partial<TableFacts> = {}): TableFacts {
  return { id, wish, owner: 'ada', created: 1000, seed: 'ab'.repeat(32), ...more };
}

/** A table at which Ada waits for somebody. */
export function snapshotOf(more: Partial<TableSnapshot> = {}): TableSnapshot {
  const orders = [[{ when: 'forced' } as const], []];
  return {
    phase: 'open',
    sitters: [sitter('Ada'), null],
    left: [600_000, 590_500],
    since: 17,
    waiting: [],
    orders,
    ...more,
  };
}

/** A change that appends one chat line of Ada's for every number. */
export function chatChange(
  table: string,
  after: number,
  texts: readonly string[],
  more: Partial<TableChange> = {},
): TableChange {
  const entries = texts.map((text, index) => chat(after + 1 + index, text));
  return { table, after, before: 17, entries, snapshot: snapshotOf(), notifications: [], ...more };
}

function chat(no: number, text: string): NumberedEntry {
  const entry = { kind: 'chat', person: 'ada', name: 'Ada', text } as const satisfies Entry;
  return { no, time: 1000 + no, entry, news: [['all', entry]] };
}
