import { animalsOf } from '@furrow/agricola/farm/room';
import type { State } from '@furrow/agricola/state/state';
import { LANGUAGES } from '@furrow/text/language';
import { expect, test } from 'vitest';
import { changed, moveOf, startOf } from '../src/decisions/drafts/draft';
import { Engine } from '../src/engine/engine';
import { handlersOf } from '../src/engine/handlers';
import { openSaves } from '../src/engine/saves';
import { leaves, leaving } from '../src/farm/herding/leaving';
import type { FarmPicture } from '../src/protocol/farm';
import type { Table } from '../src/protocol/table';
import { animalFarm, onePasture, tooManyAnimals } from './animal-farms';

/** A game opened from a record. */
function opened(text: string): { engine: Engine; tables: Table[]; last: () => Table } {
  const tables: Table[] = [];
  const engine = new Engine(openSaves(), (table) => tables.push(table));
  engine.prefer({ pace: 0, forcedSteps: false, advice: false });
  expect(engine.importRecord(text)).toEqual({ ok: true });
  return { engine, tables, last: () => tables[tables.length - 1] };
}

function standing({ herds }: FarmPicture): Record<string, string> {
  return Object.fromEntries(
    herds
      .filter(({ used }) => used > 0)
      .map(({ cell, animals }) => [cell, animals.map(({ words }) => words).join(', ')]),
  );
}

const found = animalFarm();

test('an animal that is moved stands there, all others still have a place, and nothing is played', () => {
  const { engine, last } = opened(found.text);
  const { seat } = found;
  const before = last();
  const [from, to] = placesFor(before.seats[seat].farm);
  expect(handlersOf(engine).walk({ seat, good: 'sheep', from, to })).toEqual({ ok: true });
  const { farm } = last().seats[seat];
  expect(farm.herds.find(({ cell }) => cell === to)?.animals.map(({ good }) => good)).toEqual(['sheep']);
  expect(farm.homeless).toEqual([]);
  const many = farm.herds.flatMap(({ animals }) => animals).reduce((sum, { count }) => sum + count, 0);
  const state = engine.look().state as State;
  expect(many).toBe(animalsOf(state.players[seat]).reduce((sum, n) => sum + n, 0));
  expect(last().moves).toEqual(before.moves);
});

/** Sheep that share a place, and a place with other animals. */
function placesFor({ herds }: FarmPicture): [from: number, to: number] {
  const from = herds.find(({ animals, used }) => animals[0]?.good === 'sheep' && used === 2);
  const to = herds.find(({ animals, used, capacity }) => animals[0]?.good === 'cattle' && used < capacity);
  if (from === undefined || to === undefined) throw new Error('the farm has no such places');
  return [from.cell, to.cell];
}

test('how animals are liked to stand is kept while the game goes on, and forgotten when it cannot be', () => {
  const { engine, last } = opened(found.text);
  const { seat } = found;
  const [from, to] = placesFor(last().seats[seat].farm);
  void handlersOf(engine).walk({ seat, good: 'sheep', from, to });
  const liked = standing(last().seats[seat].farm);
  const [asked] = last().asked;
  const place = asked.choices.find(({ notation }) => notation === 'fishing');
  if (place === undefined) throw new Error('nobody can go fishing');
  engine.play(seat, place.move, asked.number);
  expect(last().moves.all).toBeGreaterThan(0);
  expect(standing(last().seats[seat].farm)).toEqual(liked);
  engine.back(0);
  expect(last().seats[seat].farm.herds.every(({ used }) => used === 0)).toBe(true);
  expect(engine.present.likings.get(seat)).toEqual([]);
});

test('how animals are liked to stand is there again when the game is taken up', async () => {
  const { engine, last } = opened(found.text);
  const { seat } = found;
  const [from, to] = placesFor(last().seats[seat].farm);
  void handlersOf(engine).walk({ seat, good: 'sheep', from, to });
  const { saveId, seats } = last();
  engine.leave();
  expect(await engine.resume(saveId)).toEqual({ ok: true });
  expect(standing(last().seats[seat].farm)).toEqual(standing(seats[seat].farm));
});

test('what cannot be says why in every language, and changes nothing', () => {
  const { engine, last } = opened(found.text);
  const { seat } = found;
  const { farm } = last().seats[seat];
  const [from] = placesFor(farm);
  const full = farm.herds.find(
    ({ animals, used, capacity }) => animals[0]?.good === 'sheep' && used === capacity && used > 2,
  );
  const bare = farm.cells.find(({ cell }) => farm.herds.every(({ cells }) => !cells.includes(cell)));
  const said = new Set<string>();
  for (const language of LANGUAGES) {
    engine.setLanguage(language);
    for (const to of [full?.cell ?? -1, bare?.cell ?? -1]) {
      const done = handlersOf(engine).walk({ seat, good: 'sheep', from, to });
      expect(done).toMatchObject({ ok: false, why: expect.stringMatching(/^\p{Lu}.*\.$/u) });
      said.add(JSON.stringify(done));
    }
  }
  expect(said.size).toBe(2 * LANGUAGES.length);
  expect(last().moves.all).toBe(last().moves.shown);
  engine.setLanguage('en');
  expect(standing(last().seats[seat].farm)).toEqual(standing(farm));
});

test('whoever stands where another animal is wanted and has no other place is named', () => {
  const { text, seat } = onePasture();
  const { engine, last } = opened(text);
  const { herds } = last().seats[seat].farm;
  const [one, other] = herds.filter(({ used }) => used > 0).sort((a, b) => a.used - b.used);
  const done = handlersOf(engine).walk({ seat, good: one.animals[0].good, from: one.cell, to: other.cell });
  expect(done).toMatchObject({ ok: false });
  const why = 'why' in done ? done.why : '';
  expect(why).toContain(other.animals[0].words);
});

test('an animal outside of the farm is not kept, and comes back when it is wanted', () => {
  const { text, seat } = tooManyAnimals();
  const { engine, last } = opened(text);
  const [{ draft, number }] = last().asked;
  if (draft?.of !== 'counts') throw new Error('no numbers are asked');
  const start = startOf(draft);
  const [{ good, count }] = leaving(draft, start) ?? [];
  expect(count).toBeGreaterThan(0);
  const kept = last().seats[seat].farm.herds.flatMap(({ animals }) => animals)[0].good;
  const out = leaves(draft, start, kept);
  if (out === undefined) throw new Error('nobody can leave');
  const next = changed(draft, start, out);
  const many = (of: typeof start, id: string) =>
    leaving(draft, of)?.find((one) => one.good === id)?.count ?? 0;
  expect(many(next, kept)).toBe(many(start, kept) + 1);
  const back = leaves(draft, next, kept, true);
  expect(back && changed(draft, next, back)).toEqual(start);
  const tooMany = leaves(draft, start, good, true);
  const asked = tooMany && changed(draft, start, tooMany);
  expect(many(asked ?? start, good)).toBe(many(start, good) - 1);
  expect(
    engine.check({ seat, number, move: moveOf(draft, asked ?? start) ?? { verb: '', things: [] } }),
  ).toMatchObject({ ok: false });
});

test('an animal can be moved on the farm as it would be after an answer', () => {
  const { text, seat } = tooManyAnimals();
  const { engine, last } = opened(text);
  const [{ draft, number }] = last().asked;
  const { good } = last().seats[seat].farm.herds.flatMap(({ animals }) => animals)[0];
  const out = draft && leaves(draft, startOf(draft), good);
  const move = draft && out && moveOf(draft, changed(draft, startOf(draft), out));
  if (move === undefined) throw new Error('nobody can leave');
  const seen = () => {
    const checked = engine.check({ seat, number, move });
    if (!checked.ok) throw new Error(checked.why);
    return checked.farms.find((one) => one.seat === seat)?.farm ?? last().seats[seat].farm;
  };
  const from = seen().herds.find(({ animals }) => animals.some((one) => one.good === good));
  const to = seen().herds.find(({ used }) => used === 0);
  if (from === undefined || to === undefined) throw new Error('nobody can move');
  const walk = { seat, good, from: from.cell, to: to.cell };
  expect(handlersOf(engine).walk({ ...walk, after: move })).toEqual({ ok: true });
  expect(seen().herds.find(({ cell }) => cell === to.cell)?.animals[0].good).toBe(good);
});
