import { seededDice } from '@furrow/kernel/dice';
import { expect, test } from 'vitest';
import { MemoryTableStore } from './memory-table-store';
import { somePeople, World, wish } from './people';

const [a, b] = somePeople(2);

/** Two sets of tables on one store, each of which knows only what it did itself. */
function twoWorlds() {
  const tableStore = new MemoryTableStore();
  return { tableStore, worlds: [new World({ tableStore }), new World({ tableStore })] as const };
}

test('an act at a table that changed elsewhere meanwhile is done with the table as it is now', async () => {
  const { tableStore, worlds } = twoWorlds();
  const [here, there] = worlds;
  const id = await here.begun([a, b], wish('creatures', 2));
  const dice = seededDice(4);
  for (let move = 0; move < 20; move++) {
    const world = worlds[move % 2];
    await world.must(id, a, { act: 'chat', text: `line ${move}` });
    const [who] = await world.waited(id, [a, b]);
    const asked = await world.tables.decision(id, who.id, 'en');
    const { move: text } = asked?.moves[dice.below(asked.moves.length)] ?? { move: '' };
    await world.must(id, who, { act: 'play', number: asked?.number ?? 0, move: text });
  }
  const entries = tableStore.entries(id);
  expect(entries.map(({ no }) => no)).toEqual(entries.map((_, index) => index + 1));
  expect(entries.filter(({ entry }) => entry.kind === 'chat').length).toBe(20);
  here.restart();
  there.restart();
  expect(await here.tables.view(id)).toEqual(await there.tables.view(id));
});

test('acts at both at once are all done, each once, and the same key gets the same answer at both', async () => {
  const { tableStore, worlds } = twoWorlds();
  const id = await worlds[0].begun([a, b], wish('creatures', 2));
  const say = (world: World, key: string) => world.act(id, a, { act: 'chat', text: key }, key);
  const keys = Array.from({ length: 40 }, (_, count) => `key-${String(count).padStart(5, '0')}`);
  const send = async (key: string) => {
    for (;;) {
      const answers = await Promise.all(worlds.map((world) => say(world, key)));
      if (answers.every(({ ok }) => ok)) return answers;
    }
  };
  for (const key of keys) {
    const [one, other] = await send(key);
    expect(one).toEqual(other);
  }
  const said = tableStore.entries(id).flatMap(({ entry }) => (entry.kind === 'chat' ? [entry.text] : []));
  expect(said).toEqual(keys);
});

test('an answer to a question that was answered elsewhere meanwhile is stale, and nothing is done twice', async () => {
  const { tableStore, worlds } = twoWorlds();
  const [here, there] = worlds;
  const id = await here.begun([a, b], wish('creatures', 2));
  const [who] = await here.waited(id, [a, b]);
  const asked = await here.tables.decision(id, who.id, 'en');
  const play = { act: 'play', number: asked?.number ?? 0, move: asked?.moves[0].move ?? '' } as const;
  await there.must(id, who, play);
  expect((await here.refused(id, who, play)).why).toBe('stale');
  const steps = tableStore.entries(id).filter(({ entry }) => entry.kind === 'step' && entry.seat >= 0);
  expect(steps.length).toBe(1);
});
