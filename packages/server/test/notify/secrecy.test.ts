import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { State } from '@furrow/agricola/state/state';
import { seededDice } from '@furrow/kernel/dice';
import type { GameRecord } from '@furrow/kernel/record';
import { howMany } from '@furrow/testkit/how-many';
import { begunGame, otherCards, retold } from '@furrow/testkit/retold';
import { LANGUAGES, type Language } from '@furrow/text/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OutboxRunner } from '../../src/notify/outbox-runner';
import { tableStoreIn } from '../../src/store/database-table-store';
import { openStore, type Store } from '../../src/store/open';
import { addPerson } from '../../src/store/people';
import type { Player } from '../../src/table/command/actor';
import { Tables } from '../../src/table/tables';
import { wish } from '../table/people';

const GAMES = howMany(2, 6);
const SEATS = 2;
const folder = mkdtempSync(join(tmpdir(), 'furrow-notices-'));
let store: Store;
beforeAll(async () => {
  store = await openStore({ data: folder });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function somePeople(language: Language): Promise<Player[]> {
  const people = [0, 1].map((seat) => ({ id: `${language}-${seat}`, name: `Name ${seat}`, language }));
  for (const one of people)
    await store.write((db) => addPerson(db, { ...one, kind: 'guest', created: 1 })).catch(() => {});
  return people;
}

/** Plays a record at a table while everybody is away; gives all that one seat is sent. */
async function noticesIn(record: GameRecord<State>, viewer: number, language: Language): Promise<string[]> {
  const people = await somePeople(language);
  const sent: string[] = [];
  const now = () => 1000;
  const tableStore = tableStoreIn(store, now);
  const tables = new Tables({
    tableStore,
    now,
    failed: (_, error) => void sent.push(String(error)),
    chance: {
      newSeed: () => '0'.repeat(64),
      commitmentOf: () => Promise.resolve('1'.repeat(64)),
      chanceMove: ({ length }) => Promise.resolve(record.moves[length].move),
    },
  });
  const created = await tables.create(people[0], wish('agricola', SEATS, record.game.options));
  if ('refusal' in created) throw new Error(created.refusal.words);
  const { id } = created;
  const way = {
    reaches: () => Promise.resolve(true),
    send: (person: string, notice: object) => {
      if (person === people[viewer].id) sent.push(JSON.stringify(notice).replaceAll(id, 'ID'));
      return Promise.resolve(true);
    },
  };
  const runner = new OutboxRunner({
    store,
    tableStore,
    tables,
    channels: [way],
    now,
    isHere: () => false,
    origin: '',
    failed: (error) => void sent.push(String(error)),
    stopping: new AbortController().signal,
    began: 0,
  });
  /** What was kept together is sent together, in any order. */
  const run = async () => {
    const before = sent.length;
    await runner.run();
    await runner.settled();
    sent.push(...sent.splice(before).sort());
  };
  await tables.act(id, people[1], { key: 'sit-down', act: { act: 'sit' } });
  for (let at = (await tables.facts(id))?.moves ?? 0; at < record.length; ) {
    await run();
    const { seat, text } = record.moves[at];
    const { asked } = (await tables.facts(id, people[seat].id)) ?? {};
    const wanted = { act: 'play', number: asked?.number ?? 0, move: text } as const;
    const answer = await tables.act(id, people[seat], {
      key: `move-${String(at).padStart(4, '0')}`,
      act: wanted,
    });
    if (!answer.ok) throw new Error(answer.refusal.words);
    at = (await tables.facts(id))?.moves ?? 0;
  }
  await run();
  return sent;
}

const HANDS = [{}, { hands: 'draft' }, { hands: 'draft-eight', market: '5' }] as const;

test.each([...HANDS.entries()])(
  'games with hands of kind %i that differ in hidden cards alone send the same notices to who cannot see them, in every language by turns',
  async (kind, hands) => {
    let [different, notices] = [0, 0];
    for (let game = 0; game < GAMES; game++) {
      const record = begunGame(game + 17_000, SEATS, hands);
      const dice = seededDice(game);
      const viewer = game % SEATS;
      const other = retold(record, otherCards(record, viewer, dice));
      if (JSON.stringify(record.state.players) !== JSON.stringify(other.state.players)) different++;
      const language = LANGUAGES[(kind * GAMES + game) % LANGUAGES.length];
      const [one, two] = [
        await noticesIn(record, viewer, language),
        await noticesIn(other, viewer, language),
      ];
      notices += one.filter((notice) => notice.includes('Name ')).length;
      expect(two).toEqual(one);
    }
    expect(different).toBeGreaterThan(GAMES / 4);
    expect(notices).toBeGreaterThan(GAMES);
  },
  240_000,
);
