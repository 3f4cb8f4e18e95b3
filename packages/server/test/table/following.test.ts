import { seededDice } from '@furrow/kernel/dice';
import { LANGUAGES } from '@furrow/text/language';
import { expect, test } from 'vitest';
import { MemoryTableStore } from './memory-table-store';
import { somePeople, World, wish } from './people';

test('following from any number, while the game goes on, gives every later number once and in order', async () => {
  const world = new World();
  const people = somePeople(3);
  const id = await world.begun(people, wish('agricola', 3, { mode: 'base', decks: 'A,B' }));
  const dice = seededDice(6);
  const followers: { readonly from: number; readonly heard: number[] }[] = [];
  let last = 0;
  for (let i = 0; i < 60; i++) {
    const from = dice.below(world.tableStore.entries(id).length + 1);
    const heard: number[] = [];
    followers.push({ from, heard });
    const who = [...people.map((one) => one.id), undefined][dice.below(4)];
    const following = world.tables.follow(id, who, from, ({ no }) => void heard.push(no));
    const moved = world.anyMove(id, people, dice);
    await Promise.all([following, moved]);
    last = world.tableStore.entries(id).length;
  }
  while (followers.some(({ heard }) => heard.at(-1) !== last)) await new Promise((go) => setImmediate(go));
  for (const { from, heard } of followers)
    expect(heard).toEqual(Array.from({ length: last - from }, (_, i) => from + i + 1));
});

test('who stops following hears nothing more', async () => {
  const world = new World();
  const [a, b] = somePeople(2);
  const id = await world.begun([a, b], wish('creatures', 2));
  const heard: number[] = [];
  const from = world.tableStore.entries(id).length;
  const stop = await world.tables.follow(id, a.id, from, ({ no }) => void heard.push(no));
  await world.must(id, b, { act: 'chat', text: 'one' });
  while (heard.length < 1) await new Promise((go) => setImmediate(go));
  stop?.();
  await world.must(id, b, { act: 'chat', text: 'two' });
  await new Promise((go) => setImmediate(go));
  expect(heard).toEqual([from + 1]);
});

/** Cannot read news so many times. */
class BadReading extends MemoryTableStore {
  unread = 0;

  override news(...asked: Parameters<MemoryTableStore['news']>): ReturnType<MemoryTableStore['news']> {
    if (this.unread === 0) return super.news(...asked);
    this.unread--;
    return Promise.reject(new Error('the database is away'));
  }
}

test('what could not be read is told as soon as it can be, and nobody has caught up before', async () => {
  const tableStore = new BadReading();
  const world = new World({ tableStore });
  const [a, b] = somePeople(2);
  const id = await world.begun([a, b], wish('creatures', 2));
  const numbers = () => tableStore.entries(id).map(({ no }) => no);
  const heard: number[] = [];
  tableStore.unread = 2;
  const stop = await world.tables.follow(id, a.id, 0, ({ no }) => void heard.push(no));
  await stop?.caughtUp;
  expect(heard).toEqual(numbers());
  expect(world.failures).toHaveLength(1);

  tableStore.losesWord = true;
  tableStore.unread = 1;
  expect(await world.refused(id, b, { act: 'chat', text: 'kept after all' })).toMatchObject({
    why: 'not-kept',
  });
  while (heard.length < numbers().length) await new Promise((go) => setImmediate(go));
  expect(heard).toEqual(numbers());
  stop?.();
});

test('a digest: at most two lines for each opponent since the own last move, with names, in every language', async () => {
  const world = new World();
  const people = somePeople(3);
  const id = await world.begun(people, wish('agricola', 3));
  const dice = seededDice(8);
  const [me, ...others] = people;
  while ((await world.waited(id, people))[0] !== me) await world.anyMove(id, people, dice);
  await world.anyMove(id, [me], dice);
  while ((await world.waited(id, [me])).length > 0) await world.anyMove(id, [me], dice);
  expect(await world.tables.digest(id, me.id, 'en')).toEqual([]);
  while ((await world.waited(id, others)).length > 0) await world.anyMove(id, others, dice);
  const texts = new Set<string>();
  for (const language of LANGUAGES) {
    const digest = await world.tables.digest(id, me.id, language);
    expect(digest.map(({ name }) => name)).toEqual(others.map(({ name }) => name));
    for (const { lines, name } of digest) {
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(lines.join(' ')).toContain(name);
    }
    texts.add(JSON.stringify(digest));
  }
  expect(texts.size).toBe(LANGUAGES.length);
});
