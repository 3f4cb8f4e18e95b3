// A short game in a real database, with everything that its clients sent and were told, for the tests of the fault run's detector.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDice } from '@furrow/kernel/dice';
import type { Act } from '@furrow/wire/acts';
import { Follower } from '@furrow/wire/follower';
import type { Told } from '@furrow/wire/told';
import { type History, historyOf, type Witness } from '../../../tools/chaos/history';
import { anyMove } from '../../../tools/online/choosing';
import type { SentAct } from '../../../tools/online/client';
import { tableStoreIn } from '../src/store/database-table-store';
import { openStore, type Store } from '../src/store/open';
import { gameOf } from '../src/table/state/boxes';
import { Tables } from '../src/table/tables';
import { addPeople } from './store-samples';
import { wish } from './table/people';

const WISH = wish('agricola', 2, { mode: 'base', decks: 'A,B' });
const MOVES = 60;

/** What a table's database and its clients say together. */
export interface Sample {
  readonly history: History;
  readonly witnesses: readonly Witness[];
}

/** Somebody who follows the table, and plays if they have a seat. */
class Somebody {
  readonly taken: Told[] = [];
  readonly sent: SentAct[] = [];
  readonly follower: Follower;

  constructor(
    readonly name: string,
    readonly seat?: number,
  ) {
    this.follower = new Follower(gameOf(WISH), seat);
  }

  readonly hear = (told: Told): void => {
    this.taken.push(told);
    this.follower.take(told);
  };

  /** Does something twice with the same key. */
  async act(tables: Tables, table: string, act: Act): Promise<void> {
    const key = `${this.name}-${String(this.sent.length).padStart(6, '0')}`;
    const person = { id: this.name, name: this.name, language: 'en' } as const;
    const given = [
      await tables.act(table, person, { key, act }),
      await tables.act(table, person, { key, act }),
    ];
    this.sent.push({ key, act, times: 2, given, answers: given });
  }

  witness(table: string): Witness {
    const { name, seat, taken, sent } = this;
    const person = seat === undefined ? {} : { person: name };
    return { table, name, ...person, seat, taken, seen: this.follower.seen, sent, faults: [] };
  }
}

/** Plays such a game to its end by agreement. */
export async function playedSample(): Promise<Sample> {
  const data = mkdtempSync(join(tmpdir(), 'furrow-detector-'));
  const store = await openStore({ data });
  try {
    return await played(store);
  } finally {
    await store.close();
    rmSync(data, { recursive: true, force: true });
  }
}

async function played(store: Store): Promise<Sample> {
  await addPeople(store, 'ada', 'bob');
  const failed = (_: string, error: unknown): void => {
    throw error;
  };
  const tables = new Tables({ tableStore: tableStoreIn(store), now: Date.now, failed });
  const created = await tables.create({ id: 'ada', name: 'ada', language: 'en' }, WISH);
  if ('refusal' in created) throw new Error(created.refusal.words);
  const { id } = created;
  const [ada, bob, watcher] = [new Somebody('ada', 0), new Somebody('bob', 1), new Somebody('watcher')];
  const all = [ada, bob, watcher];
  for (const one of all) await tables.follow(id, one.seat === undefined ? undefined : one.name, 0, one.hear);
  await bob.act(tables, id, { act: 'sit', seat: 1 });
  const dice = seededDice(5);
  for (let i = 0; i < MOVES; i++) {
    const asked = await tables.facts(id);
    const who = asked?.waiting.includes(0) === true ? ada : bob;
    const { seen, asked: question } = who.follower;
    const move = anyMove(gameOf(WISH), who.seat ?? 0, seen, dice);
    if (move === undefined) throw new Error(`${who.name} is not asked`);
    await who.act(tables, id, { act: 'play', number: question?.number ?? 0, move });
    if (i % 9 === 4) await who.act(tables, id, { act: 'undo', to: who.follower.moves - 1 });
    if (i % 9 === 7) await ada.act(tables, id, { act: 'chat', text: `move ${i}` });
  }
  await ada.act(tables, id, { act: 'offer', wants: { what: 'end' } });
  await bob.act(tables, id, { act: 'vote', offer: ada.follower.no, yes: true });
  await tables.close();
  return { history: await historyOf(store, id), witnesses: all.map((one) => one.witness(id)) };
}
