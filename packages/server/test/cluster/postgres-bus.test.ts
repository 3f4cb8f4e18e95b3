import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '../../src/cluster/bus';
import { PostgresBus } from '../../src/cluster/postgres-bus';
import { postgres, useDatabases } from '../databases';
import { until } from './two-servers';

useDatabases();

let here: PostgresBus;
let there: PostgresBus;
let databaseUrl: string;
beforeAll(async () => {
  ({ databaseUrl = '' } = await postgres.place());
  [here, there] = [new PostgresBus(databaseUrl), new PostgresBus(databaseUrl)];
  await here.open();
  await there.open();
}, 120_000);
afterAll(async () => {
  await here.close();
  await there.close();
});

test('news go with the word that a table changed if somebody may hear it and they fit, and arrive as they were', async () => {
  const heard: Message[] = [];
  there.subscribe((message) => heard.push(message));
  const change = { say: 'table', table: 'a', after: 3 } as const;
  const published = JSON.stringify({ sitters: [null], entries: [{ no: 4, text: 'ä\n"…"' }] });
  const payload = (text: string) => here.notice({ ...change, published: text }).payload;
  expect(payload(published)).not.toContain('sitters');
  await there.send({ say: 'beat' });
  await until(() => payload(published).includes('sitters'));
  expect(payload('ä'.repeat(5000))).not.toContain('ä');
  for (const text of [published, 'ä'.repeat(5000)]) await here.send({ ...change, published: text });
  await until(() => heard.length === 2);
  expect(heard).toEqual([{ ...change, published }, change]);
});

test('what is too long for a notice arrives in order and as it was', async () => {
  const heard: Message[] = [];
  there.subscribe((message) => heard.push(message));
  const messages = ['🐑ä\n'.repeat(20_000), 'x', '🐖'.repeat(4000)].map(
    (found) => ({ say: 'found', to: there.me, ask: 'a', found }) as const,
  );
  await Promise.all(messages.map((message) => here.send(message)));
  await until(() => heard.length === messages.length);
  expect(heard).toEqual(messages);
});

test('one that is closed while it connects does not stay connected, or its process would not end', async () => {
  const bus = new PostgresBus(databaseUrl);
  const opening = bus.open();
  await bus.close();
  await opening;
  expect(bus.isConnected).toBe(false);
});
