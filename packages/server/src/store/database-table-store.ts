import { rulesIdentity } from '@furrow/kernel/rules-identity';
import type { Message } from '../cluster/bus';
import type { Entry, NumberedEntry } from '../table/store/entry';
import type { TableChange } from '../table/store/table-change';
import type { TableStore } from '../table/store/table-store';
import { commitInOneStatement } from './commit-statement';
import { commitTable, createTable } from './commit-table';
import { loadTable, since, storedAnswer, tableHeader, tableVersion } from './load-table';
import type { Store } from './open';
import { newsAfter, publishedAfter } from './read-news';
import { replaceNews, stepNewsOf } from './rewritten-news';
import type { Db } from './schema';

/** Keeps tables in a store. The owner and all who sit there must be people of that store. */
export function tableStoreIn(
  store: Store,
  now: () => number = Date.now,
  /** The identity of the rules with which tables are changed here. */
  rules: string | undefined = rulesIdentity,
): TableStore {
  const { bus } = store;
  const keep = async (change: TableChange): Promise<void> => {
    const message = changeOf(change.table, change.after, change.entries);
    const { notice } = bus;
    const { opens } = change;
    if (notice !== undefined && !message.seats && opens === undefined) {
      const tell = (published: string) => notice({ ...message, published });
      const kept = { now: now(), rules, notice: tell };
      if (await store.writeDirectly((db) => commitInOneStatement(db, change, kept), change.table)) return;
    }
    await store.write(async (db) => {
      await commitTable(db, change, now(), rules);
      await bus.publish(db, message);
      if (opens !== undefined) await bus.publish(db, changeOf(opens.facts.id, 0, opens.entries));
    }, change.table);
  };
  return {
    create: (facts, snapshot, entries = []) => {
      checkNumbers(entries, 0);
      return store.write(async (db) => {
        await createTable(db, facts, snapshot, entries, rules);
        await bus.publish(db, changeOf(facts.id, 0, entries));
      }, facts.id);
    },
    load: (table) => store.read((db) => loadTable(db, table)),
    header: (table) => tableHeader(store.db, table),
    version: (table) => tableVersion(store.db, table),
    updateSince: (table, last, asked) => since(store.db, table, last, asked),
    published: (table, from, atMost) => publishedAfter(store.db, table, from, atMost),
    commit: (change) => {
      checkNumbers(change.entries, change.after);
      checkNumbers(change.opens?.entries ?? [], 0);
      return keep(change);
    },
    answerTo: (table, person, key) => storedAnswer(store.db, table, person, key),
    news: (table, audience, from, atMost) => newsAfter(store.db, { table, audience, from, atMost }),
    stepNews: (table) => stepNewsOf(store.db, table),
    rewriteNews: (table, changes) => store.write((db) => replaceNews(db, table, changes)),
    dueTables: (before, botsSince) => due(store.db, before, botsSince),
    abandonedTables: (since) => abandoned(store.db, since),
  };
}

/** What the other processes are told of a change. */
function changeOf(
  table: string,
  after: number,
  entries: readonly NumberedEntry[],
): Extract<Message, { say: 'table' }> {
  const has = (...kinds: readonly Entry['kind'][]) => entries.some(({ entry }) => kinds.includes(entry.kind));
  return { say: 'table', table, after, seats: has('seat'), shown: has('seat', 'begin', 'over') };
}

function checkNumbers(entries: readonly NumberedEntry[], after: number): void {
  if (entries.some(({ no }, index) => no !== after + 1 + index))
    throw new Error(`entries must be numbered from ${after + 1} without gaps`);
}

async function due(db: Db, before: number, botsSince?: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('phase', '=', 'playing')
    .where((is) => {
      const waited = is('bot_waited', '=', 1);
      const bots = botsSince === undefined ? waited : is.and([waited, is('since', '<=', botsSince)]);
      return is.or([is('deadline', '<', before), bots]);
    })
    .execute();
  return rows.map(({ id }) => id);
}

async function abandoned(db: Db, since: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('phase', '=', 'open')
    .where('changed', '<', since)
    .execute();
  return rows.map(({ id }) => id);
}
