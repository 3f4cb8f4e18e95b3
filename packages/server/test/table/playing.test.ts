import { seededDice } from '@furrow/kernel/dice';
import { expect, test } from 'vitest';
import type { Player } from '../../src/table/command/actor';
import { Followed } from './followed';
import { person, somePeople, World, wish } from './people';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(person);
const CREATURES = wish('creatures', 2);

/** The person who is waited for, what they are asked, and the other one. */
async function turn(world: World, id: string, people: readonly Player[] = [a, b]) {
  const [who] = await world.waited(id, people);
  const asked = await world.tables.decision(id, who.id, 'en');
  if (asked === undefined) throw new Error('nothing is asked');
  const other = people.find((one) => one !== who) ?? who;
  return {
    who,
    other,
    asked,
    first: { act: 'play', number: asked.number, move: asked.moves[0].move } as const,
  };
}

test('a key: the same act again is answered as before and not done again, also after a restart', async () => {
  const world = new World();
  const id = await world.begun([a, b], CREATURES);
  const { who, first } = await turn(world, id);
  const answer = await world.act(id, who, first, 'the-same-key');
  const kept = world.tableStore.entries(id).length;
  expect(answer).toMatchObject({ ok: true, no: kept });
  expect(await world.act(id, who, first, 'the-same-key')).toEqual(answer);
  world.restart();
  expect(await world.act(id, who, { act: 'resign' }, 'the-same-key')).toEqual(answer);
  expect(world.tableStore.entries(id)).toHaveLength(kept);
});

test('a key belongs to one person: another one may use the same', async () => {
  const world = new World();
  const id = await world.begun([a, b], CREATURES);
  await world.act(id, a, { act: 'chat', text: 'one' }, 'the-same-key');
  await world.act(id, b, { act: 'chat', text: 'two' }, 'the-same-key');
  expect(world.tableStore.entries(id).filter(({ entry }) => entry.kind === 'chat')).toHaveLength(2);
});

test('a stale answer is refused with the right number', async () => {
  const world = new World();
  const id = await world.begun([a, b], CREATURES);
  const { who, first, asked } = await turn(world, id);
  const refusal = await world.refused(id, who, { ...first, number: asked.number + 1 });
  expect(refusal).toMatchObject({ why: 'stale', right: asked.number });
  await world.must(id, who, first);
  expect(await world.refused(id, who, first)).toMatchObject({ why: 'stale' });
});

test('an illegal or unreadable move is refused with a reason in the language of whoever made it', async () => {
  const world = new World();
  const id = await world.begun([a, b], CREATURES);
  const { who, other, asked } = await turn(world, id);
  const play = (move: string) => ({ act: 'play', number: asked.number, move }) as const;
  const words = async (language: Player['language']) =>
    (await world.refused(id, { ...who, language }, play('dance'))).words;
  expect(new Set([await words('en'), await words('fr'), await words('it'), await words('de')]).size).toBe(4);
  expect(await world.refused(id, who, play('dance'))).toMatchObject({ why: 'unreadable' });
  const known = await world.tables.facts(id, other.id);
  const number = known?.asked?.number ?? 0;
  expect(await world.refused(id, other, { ...play('wood-3'), number })).toMatchObject({
    why: 'not-your-turn',
  });
  expect(await world.refused(id, c, play('wood-3'))).toMatchObject({ why: 'not-seated' });
});

test('a change that cannot be kept is refused, changes nothing, and can be sent again with its key', async () => {
  const world = new World();
  const id = await world.begun([a, b], CREATURES);
  const { who, first } = await turn(world, id);
  const before = [await world.tables.view(id, who.id), world.tableStore.snapshotText(id)];
  world.tableStore.failing = 2;
  for (let i = 0; i < 2; i++)
    expect(await world.act(id, who, first, 'again-and-again')).toMatchObject({
      ok: false,
      refusal: { why: 'not-kept' },
    });
  expect([await world.tables.view(id, who.id), world.tableStore.snapshotText(id)]).toEqual(before);
  expect(await world.act(id, who, first, 'again-and-again')).toMatchObject({ ok: true });
  expect(world.failures).toHaveLength(2);
});

test('a change that was kept though nobody heard so is told to all, and its key is answered', async () => {
  const world = new World();
  const id = await world.begun([a, b], CREATURES);
  const spectator = await Followed.from(world, id, CREATURES);
  const { who, first } = await turn(world, id);
  world.tableStore.losesWord = true;
  expect(await world.act(id, who, first, 'is-it-kept')).toMatchObject({ ok: false });
  const answer = await world.act(id, who, first, 'is-it-kept');
  if (!answer.ok) throw new Error('not answered');
  await spectator.reached(answer.no);
  expect(spectator.refused).toEqual([]);
});

test('several who are asked at the same time answer in any order, each with the number they were given', async () => {
  const world = new World();
  const people = somePeople(4);
  const id = await world.begun(people, wish('agricola', 4));
  const dice = seededDice(2);
  while ((await world.waited(id, people)).length < 3) await world.anyMove(id, people, dice);
  const waited = await world.waited(id, people);
  const asked = await Promise.all(waited.map((who) => world.tables.decision(id, who.id, 'en')));
  const answers = waited.map((who, i) => {
    const { number = 0, moves = [] } = asked[i] ?? {};
    return world.act(id, who, { act: 'play', number, move: moves[0].move });
  });
  expect((await Promise.all(answers.toReversed())).map(({ ok }) => ok)).toEqual(waited.map(() => true));
});

test('undo: freely up to the own barrier, further only as an offer that all others agree to', async () => {
  const world = new World();
  const people = [a, b, c];
  const id = await world.begun(people, wish('agricola', 3));
  const dice = seededDice(4);
  const before = await world.tables.view(id);
  const { who, first } = await turn(world, id, people);
  await world.must(id, who, first);
  await world.must(id, who, { act: 'undo', to: before?.moves ?? 0 });
  expect((await world.tables.view(id))?.view).toEqual(before?.view);
  for (let i = 0; i < 12; i++) await world.anyMove(id, people, dice);
  const refusal = await world.refused(id, a, { act: 'undo', to: before?.moves ?? 0 });
  expect(refusal).toMatchObject({ why: 'offer-it', right: { act: 'offer', wants: { what: 'undo' } } });
  expect(await world.refused(id, a, { act: 'undo', to: 9999 })).toMatchObject({ why: 'nothing-to-undo' });
  const offer = await world.must(id, a, { act: 'offer', wants: { what: 'undo', to: before?.moves ?? 0 } });
  expect(await world.refused(id, a, { act: 'offer', wants: { what: 'end' } })).toMatchObject({
    why: 'offer-stands',
  });
  expect(await world.refused(id, a, { act: 'vote', offer, yes: true })).toMatchObject({ why: 'not-asked' });
  await world.must(id, b, { act: 'vote', offer, yes: true });
  expect(await world.refused(id, b, { act: 'vote', offer, yes: true })).toMatchObject({ why: 'not-asked' });
  expect((await world.tables.facts(id))?.offers).toMatchObject([{ offer, by: 0, yes: [1] }]);
  world.restart();
  await world.must(id, c, { act: 'vote', offer, yes: true });
  expect((await world.tables.view(id))?.view).toEqual(before?.view);
  expect(await world.refused(id, c, { act: 'vote', offer, yes: true })).toMatchObject({
    why: 'no-such-offer',
  });
});

test('an offer ends with the first no, and its owner may withdraw it', async () => {
  const world = new World();
  const id = await world.begun([a, b], CREATURES);
  const first = await world.must(id, a, { act: 'offer', wants: { what: 'end' } });
  expect(world.tableStore.notifications).toContainEqual({
    person: b.id,
    table: id,
    what: 'offer',
    no: first,
  });
  await world.must(id, b, { act: 'vote', offer: first, yes: false });
  const second = await world.must(id, a, { act: 'offer', wants: { what: 'end' } });
  await world.must(id, a, { act: 'vote', offer: second, yes: false });
  expect((await world.tables.facts(id))?.offers).toEqual([]);
  expect(await world.tables.facts(id)).toMatchObject({ phase: 'playing' });
});

test('agreeing to end: the game is over as it stands, with its record', async () => {
  const world = new World();
  const id = await world.begun([a, b], CREATURES);
  const offer = await world.must(id, a, { act: 'offer', wants: { what: 'end' } });
  await world.must(id, b, { act: 'vote', offer, yes: true });
  expect(await world.tables.facts(id)).toMatchObject({ phase: 'over', result: { how: 'agreed' } });
  expect(await world.tables.record(id)).toContain('Furrow record 1');
  expect(await world.refused(id, a, { act: 'resign' })).toMatchObject({ why: 'not-playing' });
});

test('resigning: with two people the other has won', async () => {
  const world = new World();
  const id = await world.begun([a, b], CREATURES);
  await world.must(id, b, { act: 'resign' });
  expect(await world.tables.facts(id)).toMatchObject({
    phase: 'over',
    result: { how: 'resigned', winners: [0] },
  });
  expect(JSON.parse(world.tableStore.snapshotText(id))).toMatchObject({
    result: { gaveUp: [{ seat: 1, person: b.id }] },
  });
});

test('resigning: among more people a bot plays on, and whoever resigned is not the winner', async () => {
  const world = new World({ think: () => Promise.reject(new Error('bots are tired')) });
  const people = [a, b, c];
  const wanted = wish('agricola', 3);
  const id = await world.begun(people, wanted);
  const mine = await Followed.from(world, id, wanted, b);
  const no = await world.must(id, b, { act: 'resign' });
  const known = await world.tables.facts(id, b.id);
  expect(known).toMatchObject({ phase: 'playing', sitters: [{}, { bot: 'level-1' }, {}] });
  expect(known).not.toHaveProperty('seat');
  await mine.reached(no);
  const dice = seededDice(9);
  for (;;) {
    await world.tables.close();
    world.restart();
    await world.tables.tick();
    if (!(await world.anyMove(id, [a, c], dice)) && (await world.tables.facts(id))?.phase === 'over') break;
  }
  const result = (await world.tables.facts(id))?.result;
  expect(result?.how).toBe('played');
  expect(result?.winners).not.toContain(1);
  expect(mine.refused.every((one) => !one.ok && one.why === 'seat-lost')).toBe(true);
}, 120_000);

test('nobody votes for somebody else, and spectators not at all', async () => {
  const world = new World();
  const id = await world.begun([a, b], CREATURES);
  const offer = await world.must(id, a, { act: 'offer', wants: { what: 'end' } });
  expect(await world.refused(id, d, { act: 'vote', offer, yes: true })).toMatchObject({ why: 'not-seated' });
  expect(await world.refused(id, b, { act: 'vote', offer: offer + 5, yes: true })).toMatchObject({
    why: 'no-such-offer',
    right: [offer],
  });
});
