import { rmSync } from 'node:fs';
import { seededDice } from '@furrow/kernel/dice';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseKinds, useDatabases } from '../databases';
import { account, act, guest, newTable, type Running, run, runOn, Visitor } from '../http-visitor';

useDatabases();

/** Two people play a game to its end, each choosing by dice: who takes turns among the answers may exchange things back and forth for ever. */
async function playOut({ site }: Running, table: string, people: readonly Visitor[]): Promise<void> {
  const { tables } = site.services;
  const dice = seededDice(7);
  for (let turn = 0; turn < 3000; turn++) {
    const known = await tables.facts(table);
    if (known === undefined || known.phase === 'over') return;
    const { id } = people[known.waiting[0]];
    const asked = await tables.decision(table, id, 'en');
    if (asked === undefined) throw new Error('nobody is asked');
    const { move } = asked.moves[dice.below(asked.moves.length)];
    const person = { id, name: 'x', language: 'en' } as const;
    const wanted = { act: 'play', number: asked.number, move } as const;
    await tables.act(table, person, { key: `turn-${String(turn).padStart(6, '0')}`, act: wanted });
  }
  throw new Error('the game has no end');
}

interface Profile {
  readonly ratings: { ladder: string; mu: number; sigma: number; games: number }[];
  readonly results: {
    table: string;
    game: string;
    seats: number;
    ladder?: string;
    score: number;
    place: number;
  }[];
  readonly against?: { before: number; behind: number; level: number };
}

const profileOf = async (who: Visitor, person: Visitor, against?: Visitor) =>
  (await who.get(`/api/people/${person.id}${against ? `?against=${against.id}` : ''}`))
    .body as unknown as Profile;

/** Asks until so many results are kept: they are written down right after the game, while everybody plays on. */
async function profileWith(results: number, who: Visitor, against?: Visitor): Promise<Profile> {
  for (let tries = 0; tries < 5000; tries++) {
    const profile = await profileOf(who, who, against);
    if (profile.results.length >= results) return profile;
  }
  throw new Error('the results are not kept');
}

test('a rated game moves both ratings; profile, head to head and ladder show it, also after a crash', async () => {
  let running = await run();
  const [ann, bob] = [await account(running, 'ann-the-first'), await account(running, 'bob-the-first')];
  const table = await newTable(ann, { rated: true, pace: { pace: 'slow', days: 3, from: 0, to: 24 } });
  await act(bob, table, { act: 'sit' });
  await playOut(running, table, [ann, bob]);
  const { result } = (await ann.get(`/api/tables/${table}`)).body as {
    result: { winners: number[]; scores: number[] };
  };
  const [hers, his] = [await profileWith(1, ann, bob), await profileWith(1, bob, ann)];
  const ladder = hers.ratings[0].ladder;
  expect(ladder).toMatch(/^creatures-(.+-)?2$/);
  expect([hers.results[0].score, his.results[0].score]).toEqual(result.scores);
  expect(hers.results[0]).toMatchObject({ table, ladder, place: result.winners.includes(0) ? 1 : 2 });
  expect(hers.ratings[0].games).toBe(1);
  const best = result.winners.length === 2 ? undefined : result.winners[0];
  expect(best).toBeDefined();
  expect(hers.ratings[0].mu > his.ratings[0].mu).toBe(best === 0);
  const won = { before: 1, behind: 0, level: 0 };
  const lost = { before: 0, behind: 1, level: 0 };
  expect([hers.against, his.against]).toEqual(best === 0 ? [won, lost] : [lost, won]);
  const top = (await ann.get(`/api/ladders/${ladder}`)).body.people as { person: string; name: string }[];
  expect(top.map(({ person }) => person)).toEqual(best === 0 ? [ann.id, bob.id] : [bob.id, ann.id]);

  await running.site.services.store.write(async (db) => {
    await sql`delete from results`.execute(db);
    await sql`delete from ratings`.execute(db);
  });
  await running.site.close();
  const { data } = running;
  running = await run({}, { data });
  try {
    const again = Object.assign(new Visitor(running.url), { id: ann.id });
    expect(await profileWith(1, again)).toMatchObject({ ratings: hers.ratings, results: hers.results });
  } finally {
    await running.stop();
    rmSync(data, { recursive: true, force: true });
  }
}, 240_000);

test.each(databaseKinds)(
  'on $name, a game that is not rated has a result with its game and seats, and moves no rating',
  async (kind) => {
    const running = await runOn(kind);
    try {
      const [ann, bob] = [await guest(running, 'Ann'), await guest(running, 'Bob')];
      const table = await newTable(ann);
      await act(bob, table, { act: 'sit' });
      await act(bob, table, { act: 'resign' });
      const profile = await profileWith(1, ann, bob);
      expect(profile.ratings).toEqual([]);
      expect(profile.results[0].ladder).toBeUndefined();
      expect(profile.results[0]).toMatchObject({ table, game: 'creatures', seats: 2 });
      expect(profile.against).toEqual({ before: 1, behind: 0, level: 0 });
      expect((await ann.get('/api/ladders/creatures-2')).body.people).toEqual([]);
    } finally {
      await running.stop();
    }
  },
);
