import { expect, test } from 'vitest';
import { Engine } from '../src/engine/engine';
import { handlersOf } from '../src/engine/handlers';
import { openSaves } from '../src/engine/saves';
import type { NewGame } from '../src/protocol/set-up';
import type { Table } from '../src/protocol/table';

const CARDS = { mode: 'base', decks: 'A,B' };

/** An engine whose person takes one of the listed choices each time; `ended` waits for the end of the game on the table. */
function playing() {
  let tables = 0;
  let last: Table | undefined;
  let hear: (table: Table) => void = () => undefined;
  const engine = new Engine(openSaves(), (table) => {
    const number = ++tables;
    last = table;
    setTimeout(() => {
      if (number < tables) return;
      if (table.ending !== undefined) hear(table);
      const [asked] = table.asked;
      if (asked === undefined || asked.open || table.ending !== undefined) return;
      const { move } = asked.choices[(tables * 7) % asked.choices.length];
      expect(engine.play(asked.seat, move, asked.number)).toEqual({ ok: true });
    });
  });
  engine.prefer({ pace: 0 });
  const ended = (begin: () => unknown) =>
    new Promise<Table>((resolve) => {
      hear = resolve;
      void begin();
    });
  return { engine, calls: handlersOf(engine), ended, last: () => last };
}

async function begun(game: NewGame) {
  const page = playing();
  const table = await page.ended(() => page.engine.open({ ...game, campaign: true }));
  return { ...page, table, id: table.saveId };
}

test('AG-V62 the goal of a solo campaign stands at the table, and its chronicle lists eight games from the first on', async () => {
  const { engine, calls, last } = playing();
  const seats = ['me'];
  engine.open({ box: 'agricola-revised', options: CARDS, seats, campaign: true });
  expect(last()?.aim).toBe('Campaign, game 1 of 8 · goal 50');
  const { plan } = (await calls.campaign({ id: last()?.saveId ?? '' })) ?? {};
  expect(plan).toHaveLength(8);
  expect(plan?.[0]).toEqual({ heading: 'Game 1', state: 'now', goal: 'Goal: 50', told: ['is being played'] });
  expect(plan?.[7]).toEqual({ heading: 'Game 8', state: 'later', goal: 'Goal: 67', told: [] });
  engine.open({ box: 'agricola-revised', options: CARDS, seats });
  expect(last()?.aim).toBe('Goal: 50');
  engine.open({ box: 'agricola-revised', options: CARDS, seats: ['me', 'random'] });
  expect(last()?.aim).toBeUndefined();
});

test('AG-V64 a campaign of three games for two: one save, a chronicle with farms, what is kept, and who has won', async () => {
  const { engine, calls, ended, table, id, last } = await begun({
    box: 'agricola-revised',
    options: CARDS,
    seats: ['me', 'random'],
    advised: [false, false],
  });
  expect(table.campaign).toMatchObject({ game: 'Campaign, Game 1' });
  for (const number of [2, 3]) {
    const before = await calls.campaign({ id });
    expect(before).toMatchObject({ goOn: `Begin game ${number}`, games: { length: number - 1 } });
    const plan = before?.plan.map(({ state }) => state);
    expect(plan).toEqual([1, 2, 3].map((one) => (one < number ? 'over' : one === number ? 'next' : 'later')));
    const choices = (before?.asks ?? []).flatMap((ask) => ask.choices);
    expect(choices.filter(({ text }) => text.join('') === '')).toEqual([]);
    const kept = Object.fromEntries((before?.asks ?? []).map(({ seat, choices }) => [seat, choices[0].id]));
    const next = await ended(() => calls.goOnCampaign({ id, kept }));
    expect(next).toMatchObject({ saveId: id, campaign: { game: `Campaign, Game ${number}` } });
    // AG-V06: who wants no advice is not advised in the next game either.
    expect([...engine.present.advised]).toEqual([
      [0, false],
      [1, false],
    ]);
    const options = calls.exportRecord({});
    for (const card of Object.values(kept)) expect(options).toContain(`1:${card}`);
  }
  const over = await calls.campaign({ id });
  expect(over?.goOn).toBeUndefined();
  expect(over?.games.map(({ farms }) => farms.length)).toEqual([2, 2, 2]);
  expect(over?.standing.at(-1)).toMatch(/campaign\.$/);
  const watched = over?.games[0].watch ?? '';
  expect(await calls.resume({ id: watched })).toEqual({ ok: true });
  expect(last()).toMatchObject({ saveId: watched, replaying: true, moves: { shown: 0 }, finished: true });
  await calls.replay({});
  expect(last()).toMatchObject({
    campaign: { game: 'Campaign, Game 1', chronicle: id },
    ending: {},
    back: {},
  });
  expect(await calls.resume({ id: `${id}--9` })).toMatchObject({ ok: false });
  const [save, ...others] = await calls.saves({});
  expect(others).toEqual([]);
  expect(save).toMatchObject({
    id,
    title: expect.stringContaining('Campaign · Game 3'),
    chronicle: 'Chronicle',
  });
});

test('AG-V62 alone: the goal of the campaign is that of the result, and a game missed is tried again', async () => {
  const { calls, ended, table, id } = await begun({ box: 'agricola-2007', options: {}, seats: ['me'] });
  expect(table.ending?.goal).toBe(50);
  expect(await calls.campaign({ id })).toMatchObject({
    goOn: 'Begin game 1',
    asks: [],
    games: { length: 1 },
  });
  await ended(() => calls.goOnCampaign({ id, kept: {} }));
  const twice = await calls.campaign({ id });
  expect(twice?.games.map(({ heading }) => heading)).toEqual(['Game 1', 'Game 1']);
  expect(twice?.plan[0]).toMatchObject({
    state: 'next',
    told: [expect.stringMatching(/points?, missed$/), 'comes next'],
  });
});

test('a campaign is left, taken up again, and read from its file', async () => {
  const { calls, engine, id, last } = await begun({ box: 'agricola-revised', options: {}, seats: ['me'] });
  await calls.goOnCampaign({ id, kept: {} });
  engine.leave();
  expect(await calls.campaign({ id })).toMatchObject({ goOn: 'Go on with the campaign', asks: [] });
  expect(await calls.goOnCampaign({ id, kept: {} })).toEqual({ ok: true });
  const text = (await calls.exportCampaign({ id })) ?? '';
  expect(text).toMatch(/^Furrow campaign 1\n/);
  expect(calls.importRecord({ text })).toEqual({ ok: true });
  expect(last()).toMatchObject({ campaign: { game: 'Campaign, Game 1' } });
  const wrong = text.replace(/(Furrow record 1[^]*Furrow record 1[^]*option solo-food: )0/, '$14');
  expect(calls.importRecord({ text: wrong })).toMatchObject({ ok: false, line: expect.any(Number) });
});

test('AG-V62 AG-V64 a campaign that cannot begin so is refused in words; some can play none', async () => {
  const { engine, calls } = playing();
  const done = engine.open({
    box: 'agricola-revised',
    options: { 'solo-food': '3' },
    seats: ['me'],
    campaign: true,
  });
  expect(done).toEqual({
    ok: false,
    why: 'In this campaign the game must begin with “Food at the start: no food”, not with “3 food”.',
  });
  const offered = async (box: NewGame['box'], seats: number) =>
    (await calls.setUp({ wish: { box, seats, options: {} } })).campaign?.about;
  expect(await offered('agricola-2007', 5)).toBeUndefined();
  expect(await offered('creatures', 2)).toBeUndefined();
  expect(await offered('agricola-2007', 1)).toMatch(/^Eight games/);
  expect(await offered('agricola-revised', 4)).toMatch(/^Three games/);
});
