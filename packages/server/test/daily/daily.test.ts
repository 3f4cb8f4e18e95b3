import { verifyDeal } from '@furrow/deal/verify';
import { readRecord } from '@furrow/kernel/record-text';
import { expect, test } from 'vitest';
import { dealById } from '../../src/store/daily';
import type { Player } from '../../src/table/command/actor';
import { findBox } from '../../src/table/state/boxes';
import { account, act, guest, type Running, run, Visitor } from '../http-visitor';
import { Listener } from '../live-listener';

const NOON = Date.UTC(2030, 4, 17, 12);
const DAY = 24 * 3_600_000;
const SOLO = '2030-05-17-solo';
const DUEL = '2030-05-17-duel';
/** As long as an id, and nobody's. */
const NOBODYS = 'AAAAAAAAAAAAAAAA';

const at = (table: string) => `/api/tables/${table}`;
const looks = ['', '/view', '/news', '/decision', '/digest', '/record', '/stream'];

/** A server whose day a test can end. */
async function open(): Promise<Running & { later(time: number): void }> {
  let time = NOON;
  const running = await run({}, { now: () => time });
  return Object.assign(running, { later: (more: number) => void (time += more) });
}

async function begin(who: Visitor, deal: string): Promise<string> {
  const { status, body } = await who.post(`/api/daily/${deal}/tables`);
  expect([status, body.refusal]).toEqual([200, undefined]);
  return String(body.table);
}

/** Plays a game alone to its end; the way of playing is always the same. */
async function playOut({ site }: Running, table: string, { id }: Visitor): Promise<void> {
  const person: Player = { id, name: 'x', language: 'en' };
  const { tables } = site.services;
  for (let turn = 0; turn < 2000; turn++) {
    const asked = await tables.decision(table, id, 'en');
    if (asked === undefined) return;
    const { move } = asked.moves[turn % asked.moves.length];
    const wanted = { act: 'play', number: asked.number, move } as const;
    const answer = await tables.act(table, person, {
      key: `turn-${String(turn).padStart(6, '0')}`,
      act: wanted,
    });
    if (!answer.ok) throw new Error(JSON.stringify([wanted, answer]));
  }
  throw new Error('the game has no end');
}

/** Every news of a table. */
async function allNews(who: Visitor, table: string): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = [];
  for (;;) {
    const { body } = await who.get(`${at(table)}/news?from=${all.length}`);
    const page = body.news as Record<string, unknown>[];
    if (page.length === 0) return all;
    all.push(...page);
  }
}

const chanceIn = (news: readonly Record<string, unknown>[]) =>
  news.flatMap(({ kind, seat, text }) => (kind === 'step' && seat === -1 ? [text] : []));

async function rankingOf(who: Visitor, deal: string) {
  const { body } = await who.get(`/api/daily/${deal}/ranking`);
  return body as {
    deal: { seed?: string; commitment: string };
    ranking: { person: string; score: number; table?: string }[];
  };
}

/** Waits until so many have a place in the ranking. */
async function ranked(running: Running, who: Visitor, many: number) {
  for (;;) {
    await running.site.services.store.ready();
    const found = await rankingOf(who, SOLO);
    if (found.ranking.length >= many) return found;
  }
}

/** What somebody is told of a table, door by door, with its id blotted out. */
async function toldOf(who: Visitor, table: string): Promise<string[]> {
  const plain = (text: string) => text.replaceAll(table, 'ID').replace(/"number":"[\w-]+"/, '');
  const lines = [];
  for (const look of looks) {
    const { status, text } = await who.get(at(table) + look);
    lines.push(plain(`${look} ${status} ${text}`));
  }
  for (const wanted of [
    { act: 'sit' },
    { act: 'sit', seat: 0 },
    { act: 'chat', text: 'hello' },
    { act: 'start' },
    { act: 'resign' },
  ]) {
    const { status, text } = await act(who, table, wanted);
    lines.push(plain(`${JSON.stringify(wanted)} ${status} ${text}`));
  }
  const { status, text } = await who.post(`${at(table)}/rematch`);
  const report = await who.post(`${at(table)}/reports`, { no: 1, text: 'x' });
  const live = await Listener.open(who);
  const followed = await live.ask({ do: 'follow', table, from: 0 });
  live.close();
  return [...lines, plain(`rematch ${status} ${text}`), plain(report.text), plain(JSON.stringify(followed))];
}

test('there is no advice in a deal of the day, alone or against a bot, until it is over', async () => {
  const running = await open();
  const ann = await guest(running, 'Ann');
  const advice = async (table: string) => (await ann.get(at(table))).body.advice;
  const [solo, duel] = [await begin(ann, SOLO), await begin(ann, DUEL)];
  expect([await advice(solo), await advice(duel)]).toEqual([false, false]);
  await playOut(running, solo, ann);
  expect(await advice(solo)).toBe(true);
  await running.stop();
}, 60_000);

test('members play other deals than newcomers: a guest or an account of today shows nobody a deal of theirs', async () => {
  const running = await open();
  try {
    running.later(-DAY);
    const member = await account(running, 'member');
    running.later(DAY);
    const [scout, puppet] = [await guest(running, 'Scout'), await account(running, 'puppet')];
    const deals = async (who: Visitor) =>
      (await who.get('/api/daily')).body.deals as { readonly id: string; readonly commitment: string }[];
    const [own] = await deals(member);
    expect((await deals(member)).map(({ id }) => id).sort()).toEqual([`${DUEL}-members`, `${SOLO}-members`]);
    for (const newcomer of [scout, puppet, new Visitor(running.url)]) {
      expect((await deals(newcomer)).map(({ id }) => id).sort()).toEqual([DUEL, SOLO]);
      expect((await deals(newcomer)).some(({ commitment }) => commitment === own.commitment)).toBe(false);
    }
    const why = async (who: Visitor, deal: string) => {
      const { status, body } = await who.post(`/api/daily/${deal}/tables`);
      return [status, body.refusal?.why];
    };
    expect(await why(scout, `${SOLO}-members`)).toEqual([403, 'deal-for-others']);
    expect(await why(puppet, `${DUEL}-members`)).toEqual([403, 'deal-for-others']);
    expect(await why(member, SOLO)).toEqual([403, 'deal-for-others']);
    const table = await begin(member, `${SOLO}-members`);
    const [hers, seen] = [chanceIn(await allNews(member, table)), await begin(scout, SOLO)];
    expect(hers.length).toBeGreaterThan(0);
    expect(chanceIn(await allNews(scout, seen))).not.toEqual(hers);
    running.later(DAY);
    expect((await deals(puppet)).every(({ id }) => id.endsWith('-members'))).toBe(true);
  } finally {
    await running.stop();
  }
}, 60_000);

test('the solo deal is the same for everybody, tried once, ranked, and a secret until its day is over', async () => {
  const running = await open();
  try {
    const [ann, bob, eve] = [
      await guest(running, 'Ann'),
      await guest(running, 'Bob'),
      await guest(running, 'Eve'),
    ];
    const [hers, his] = [await begin(ann, SOLO), await begin(bob, SOLO)];
    expect(await begin(ann, SOLO)).toBe(hers);
    expect(hers).not.toBe(his);
    const unknown = await toldOf(eve, NOBODYS);
    expect(await toldOf(eve, hers)).toEqual(unknown);
    await playOut(running, hers, ann);
    await playOut(running, his, bob);
    const [one, other] = [await allNews(ann, hers), await allNews(bob, his)];
    expect(chanceIn(one).length).toBeGreaterThan(14);
    expect(chanceIn(one)).toEqual(chanceIn(other));

    const { deal, ranking } = await ranked(running, eve, 2);
    expect(ranking.map(({ person }) => person).sort()).toEqual([ann.id, bob.id].sort());
    expect(new Set(ranking.map(({ score }) => score)).size).toBe(1);
    expect(ranking.every(({ table }) => table === undefined)).toBe(true);
    expect(await begin(ann, SOLO)).toBe(hers);
    const rematch = await ann.post(`${at(hers)}/rematch`);
    expect([rematch.status, rematch.body.refusal?.why]).toEqual([409, 'one-try']);
    expect((await ann.get('/api/daily')).body.deals).toContainEqual(
      expect.objectContaining({ id: SOLO, table: hers, phase: 'over' }),
    );

    const kept = await dealById(running.site.services.store.db, SOLO);
    const seed = kept?.seed ?? '';
    expect(seed).toMatch(/^[\da-f]{64}$/);
    expect(await toldOf(eve, hers)).toEqual(unknown);
    const everywhere = [
      '/api/daily',
      `/api/daily/${SOLO}/ranking`,
      '/api/me/export',
      '/api/tables?mine=1&phase=over',
      `/api/people/${ann.id}`,
    ];
    for (const who of [ann, bob, eve, new Visitor(running.url)])
      for (const path of [...everywhere, ...looks.slice(0, -1).map((look) => at(hers) + look)])
        expect((await who.get(path)).text).not.toContain(seed);
    expect(one.at(-1)).toMatchObject({ kind: 'over', how: 'played' });
    expect(JSON.stringify(one)).not.toContain(seed);
    const own = await ann.get(`${at(hers)}/record`);
    expect([own.status, own.text.includes(`deal: ${deal.commitment}\n`)]).toEqual([200, true]);
    expect(running.logged()).not.toContain(seed);

    running.later(DAY);
    const opened = await rankingOf(eve, SOLO);
    expect(opened.deal.seed).toBe(seed);
    expect(opened.ranking.find(({ person }) => person === ann.id)?.table).toBe(hers);
    expect((await eve.get(at(hers))).body.result).toMatchObject({ how: 'played', seed });
    const { text } = await eve.get(`${at(hers)}/record`);
    const box = findBox('agricola');
    if (box === undefined) throw new Error('no such game');
    const { seedFits, dealt } = await verifyDeal(readRecord(box, text), {
      commitment: deal.commitment,
      seed,
    });
    expect([seedFits, dealt.length]).toEqual([true, chanceIn(one).length]);
    expect((await eve.post(`/api/daily/${SOLO}/tables`)).body.refusal?.why).toBe('no-such-deal');
  } finally {
    await running.stop();
  }
}, 240_000);

test('whoever begins twice at once gets one table, and nobody goes back past what was revealed', async () => {
  const running = await open();
  try {
    const ann = await guest(running, 'Ann');
    const both = await Promise.all([begin(ann, SOLO), begin(ann, SOLO)]);
    expect(both[0]).toBe(both[1]);
    const mine = await ann.get('/api/tables?mine=1&phase=playing');
    expect(mine.body.tables).toHaveLength(1);
    const offer = await act(ann, both[0], { act: 'offer', wants: { what: 'undo', to: 0 } });
    expect(offer.body.refusal?.why).toBe('no-way-back');
    const moves = async () => Number((await ann.get(at(both[0]))).body.moves);
    const revealed = await moves();
    for (const to of [0, revealed - 1]) {
      const undo = await act(ann, both[0], { act: 'undo', to });
      expect([undo.status, undo.body.refusal?.why]).toEqual([offer.status, 'no-way-back']);
    }
    const { body: asked } = await ann.get(`${at(both[0])}/decision`);
    const [{ move }] = asked.moves as { move: string }[];
    expect((await act(ann, both[0], { act: 'play', number: asked.number, move })).status).toBe(200);
    expect(await moves()).toBeGreaterThan(revealed);
    expect((await act(ann, both[0], { act: 'undo', to: revealed })).status).toBe(200);
    expect(await moves()).toBe(revealed);
  } finally {
    await running.stop();
  }
});

test('a game that ends after its day is not ranked, and nobody else sits down at it', async () => {
  const running = await open();
  try {
    const [ann, bob] = [await guest(running, 'Ann'), await guest(running, 'Bob')];
    const table = await begin(ann, SOLO);
    const { id } = ann;
    const empty = await running.site.services.tables.create(
      { id, name: 'Ann', language: 'en' },
      { game: 'creatures', options: {}, seats: 2, public: false, rated: false, pace: { pace: 'free' } },
      { daily: DUEL, seed: 'ab'.repeat(32) },
    );
    running.later(DAY);
    await playOut(running, table, ann);
    expect((await bob.get(at(table))).body.phase).toBe('over');
    while (((await bob.get(`/api/people/${id}`)).body.results as unknown[]).length === 0);
    expect((await rankingOf(bob, SOLO)).ranking).toEqual([]);
    if ('refusal' in empty) throw new Error(empty.refusal.words);
    expect((await act(bob, empty.id, { act: 'sit' })).body.refusal?.why).toBe('deal-of-another');
  } finally {
    await running.stop();
  }
}, 240_000);

test('the duel is begun against its bot, with the same chance for everybody', async () => {
  const running = await open();
  try {
    const [ann, bob] = [await guest(running, 'Ann'), await guest(running, 'Bob')];
    const tables = [await begin(ann, DUEL), await begin(bob, DUEL)];
    const first = await Promise.all(
      [ann, bob].map(async (who, i) => {
        const { body } = await who.get(at(tables[i]));
        expect(body.phase).toBe('playing');
        expect((body.sitters as { bot?: string }[])[1].bot).toBe('level-3');
        return chanceIn(await allNews(who, tables[i]));
      }),
    );
    expect(first[0]).toEqual(first[1]);
  } finally {
    await running.stop();
  }
});
