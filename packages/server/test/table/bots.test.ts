import { seededDice } from '@furrow/kernel/dice';
import { expect, test } from 'vitest';
import { type BotJob, thinkInline } from '../../src/table/bots/thinker';
import { somePeople, World, wish } from './people';

/** When a game is over. */
function whenOver(world: World, id: string): Promise<void> {
  return new Promise((go, fail) => {
    void world.tables
      .follow(id, undefined, 0, ({ kind }) => {
        if (kind === 'over') go();
      })
      .catch(fail);
  });
}

test('bots play a whole game through the same door as people, from what their seats see', async () => {
  const jobs: BotJob[] = [];
  const think = (job: BotJob) => {
    jobs.push(job);
    return thinkInline({ ...job, level: 'random' });
  };
  const world = new World({ think });
  const [a] = somePeople(1);
  const wanted = wish('agricola', 3, { mode: 'base', decks: 'A,B' });
  const id = await world.created(a, wanted);
  for (const seat of [1, 2]) await world.must(id, a, { act: 'bot', seat, bot: `level-${seat}` });
  await world.must(id, a, { act: 'start' });
  for (;;) {
    const asked = await world.tables.decision(id, a.id, 'en');
    const known = await world.tables.facts(id);
    if (known?.phase !== 'playing') break;
    if (asked?.open !== false) {
      await new Promise((go) => setImmediate(go));
      continue;
    }
    await world.act(id, a, { act: 'play', number: asked.number, move: asked.moves[0].move });
  }
  await whenOver(world, id);
  expect(world.failures).toEqual([]);
  expect(new Set(jobs.map(({ level, seat }) => `${level} ${seat}`))).toEqual(
    new Set(['level-1 1', 'level-2 2']),
  );
  const holds = jobs.map(({ view, seat }) => {
    const { players } = view as unknown as {
      readonly players: readonly { readonly hand: readonly unknown[] }[];
    };
    const seen = players.map(({ hand }) => hand.some((card) => card !== null));
    expect(seen.filter((one, of) => one && of !== seat)).toEqual([]);
    return seen[seat];
  });
  expect(holds).toContain(true);
}, 120_000);

test('a bot that breaks down or talks nonsense does not stop the game', async () => {
  let calls = 0;
  const world = new World({
    think: () => (++calls % 2 === 0 ? Promise.reject(new Error('tired')) : Promise.resolve('dance')),
  });
  const people = somePeople(1);
  const id = await world.created(people[0], wish('creatures', 2));
  await world.must(id, people[0], { act: 'bot', seat: 1, bot: 'level-5' });
  await world.must(id, people[0], { act: 'start' });
  const dice = seededDice(1);
  while (calls < 4) if (!(await world.anyMove(id, people, dice))) await new Promise((go) => setImmediate(go));
  await world.must(id, people[0], { act: 'resign' });
  await world.tables.close();
  expect(world.failures.length).toBe(calls);
});

test('after a restart the bots that are waited for are asked again, in the name of whoever set up the table', async () => {
  const world = new World({ think: () => new Promise(() => undefined) });
  const [a, b, c] = somePeople(3);
  const id = await world.begun([a, b, c], wish('agricola', 3));
  const [who] = await world.waited(id, [a, b, c]);
  await world.must(id, who, { act: 'resign' });
  const asked: BotJob[] = [];
  const owners = new Set<string>();
  const other = new World({
    tableStore: world.tableStore,
    think: (job, { person: owner, table }) => {
      asked.push(job);
      owners.add(`${owner} ${table}`);
      return thinkInline({ ...job, level: 'random' });
    },
  });
  await other.tables.tick();
  await other.tables.close();
  expect(asked[0]).toMatchObject({ level: 'level-1', seat: [a, b, c].indexOf(who) });
  expect([...owners]).toEqual([`${a.id} ${id}`]);
  expect(other.failures).toEqual([]);
});

test('an answer of a bot that could not be kept is given again, and nobody calls it wrong', async () => {
  const world = new World({ think: (job) => thinkInline({ ...job, level: 'random' }) });
  const [a, b, c] = somePeople(3);
  const id = await world.begun([a, b, c], wish('agricola', 3));
  const [who] = await world.waited(id, [a, b, c]);
  await world.must(id, who, { act: 'resign' });
  world.tableStore.failing = 3;
  const seat = [a, b, c].indexOf(who);
  const played = () =>
    world.tableStore.entries(id).some(({ entry }) => entry.kind === 'step' && entry.seat === seat);
  while (!played()) {
    await world.tables.tick();
    await new Promise((go) => setImmediate(go));
  }
  await world.tables.close();
  expect(world.failures.map(String)).toEqual(Array(3).fill('Error: the disk is full'));
});
