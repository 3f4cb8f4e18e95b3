import type { Told } from '@furrow/wire/told';
import { beforeAll, expect, test } from 'vitest';
import type { History, KeptNews, Witness } from '../../../tools/chaos/history';
import { violations } from '../../../tools/chaos/violations';
import type { SentAct } from '../../../tools/online/client';
import { ConnectionOrder } from '../../../tools/online/connection-order';
import { playedSample, type Sample } from './chaos-sample';

/** Something whose parts and lists can be changed, to doctor what was written down. */
type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };
interface Doctored {
  readonly history: Open<History>;
  readonly witnesses: Open<Witness>[];
}

let sample: Sample;
beforeAll(async () => {
  sample = await playedSample();
}, 60_000);

/** What is found after somebody has changed something. */
async function foundAfter(change: (doctored: Doctored) => void): Promise<string> {
  const doctored = structuredClone(sample) as unknown as Doctored;
  change(doctored);
  return (await violations(doctored.history, doctored.witnesses)).join('\n');
}

/** An act that was done and left an entry of its own. */
function done({ witnesses: [ada] }: Doctored, kind: string): SentAct {
  const found = ada.sent.find(({ act, given }) => act.act === kind && given[0].ok);
  if (found === undefined) throw new Error(`nobody did ${kind}`);
  return found;
}

/** News of a secret move: they say its text to one seat alone. */
function secret({ history }: Doctored): { readonly own: KeptNews; readonly others: KeptNews[] } {
  const isSecret = ({ news }: KeptNews) => news.kind === 'step' && news.text === undefined;
  const covered = history.news.find(isSecret);
  const same = history.news.filter(({ no }) => no === covered?.no);
  const own = same.find((one) => !isSecret(one));
  if (own === undefined) throw new Error('nothing is secret');
  return { own, others: same.filter((one) => one !== own) };
}

test('nothing is found where everything went well, in a game with secrets, undo, talk and an end', async () => {
  expect(await foundAfter(() => {})).toBe('');
  const kinds = new Set(sample.history.entries.map(({ entry }) => entry.kind));
  expect([...kinds].sort()).toEqual(['begin', 'chat', 'offer', 'over', 'seat', 'step', 'undo', 'vote']);
});

test('an acknowledged act that the database does not know is found', async () => {
  const found = await foundAfter((doctored) => {
    const { key } = done(doctored, 'chat');
    doctored.history.keys = doctored.history.keys.filter((one) => one.key !== key);
  });
  expect(found).toMatch(/was acknowledged with .* and is lost/);
});

test('an acknowledged act whose entry is another one is found', async () => {
  const found = await foundAfter((doctored) => {
    const { key } = done(doctored, 'chat');
    const kept = doctored.history.keys.find((one) => one.key === key);
    const no = kept?.answer.ok === true ? kept.answer.no : 0;
    Object.assign(doctored.history.entries[no - 1].entry, { text: 'something else' });
  });
  expect(found).toMatch(/nobody's acknowledged act made .*something else/);
});

test('an act that was done twice is found', async () => {
  const found = await foundAfter(({ history }) => {
    const last = history.entries.findLastIndex(({ entry }) => entry.kind === 'chat');
    history.entries.push({ ...history.entries[last], no: history.last + 1 });
    const [told] = history.news.filter(({ no }) => no === last + 1);
    history.news.push({ ...told, no: history.last + 1 });
    history.last++;
  });
  expect(found).toMatch(/after entry \d+: nobody's acknowledged act made .*chat/);
});

test('a key that got two different answers is found', async () => {
  const found = await foundAfter((doctored) => {
    const one = done(doctored, 'play');
    one.given[1] = { ok: true, no: 1 };
  });
  expect(found).toMatch(/was answered with .* and then with/);
});

test('a key that was refused after it was done is found', async () => {
  const found = await foundAfter((doctored) => {
    done(doctored, 'play').given[1] = { ok: false, refusal: { why: 'stale', words: '' } };
  });
  expect(found).toMatch(/and then with .*stale/);
});

test.each([
  ['lost', (taken: Told[]) => taken.splice(20, 1)],
  ['told twice', (taken: Told[]) => taken.splice(20, 0, taken[20])],
  ['told in another order', (taken: Told[]) => taken.splice(20, 2, taken[21], taken[20])],
  ['not told at the end', (taken: Told[]) => taken.splice(-1)],
])('news that are %s are found', async (_, change) => {
  expect(await foundAfter(({ witnesses }) => void change(witnesses[2].taken))).toMatch(/^watcher: /m);
});

test('an entry that is missing in the database is found', async () => {
  expect(await foundAfter(({ history }) => void history.entries.splice(15, 1))).toMatch(/stands at place 16/);
});

test('a secret that is kept for another audience is found', async () => {
  const found = await foundAfter((doctored) => {
    const { own, others } = secret(doctored);
    Object.assign(others[0], { news: own.news });
  });
  expect(found).toMatch(/news \d+ for \S+ are .*, right is/);
});

test('a secret that is told to somebody else than it was kept for is found', async () => {
  const found = await foundAfter((doctored) => {
    const { own } = secret(doctored);
    const to = doctored.witnesses[own.audience === '0' ? 1 : 0];
    to.taken[own.no - 1] = { ...to.taken[own.no - 1], ...own.news };
  });
  expect(found).toMatch(/told \d+ is .*, kept is/);
});

test('a seed that is told too early is found', async () => {
  const found = await foundAfter(({ history }) => {
    const chat = history.news.find(({ news }) => news.kind === 'chat');
    Object.assign(chat?.news ?? {}, { text: history.facts.seed });
  });
  expect(found).toMatch(/tell the seed/);
});

test('a seed that was not promised is found', async () => {
  const found = await foundAfter(({ history }) => {
    Object.assign(history.facts, { seed: 'ab'.repeat(32) });
  });
  expect(found).toMatch(/the commitment does not fit the seed/);
});

test('a client that sees another game than the entries make is found', async () => {
  const found = await foundAfter(({ witnesses }) => {
    Object.assign(witnesses[0], { seen: witnesses[1].seen });
  });
  expect(found).toMatch(/^ada: sees another game/m);
});

test('on one connection, news may begin where somebody asked and must go on without gaps and doubles', () => {
  const order = new ConnectionOrder();
  order.begin();
  order.asked(3);
  for (const no of [4, 5, 6]) order.came(no);
  expect(order.faults).toEqual([]);
  order.came(6);
  order.came(8);
  order.begin();
  order.came(9);
  expect(order.faults).toHaveLength(3);
});
