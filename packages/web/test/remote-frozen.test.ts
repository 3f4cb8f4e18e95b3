import { expect, test } from 'vitest';
import { HANDS, opened, Page } from './remote-page';
import { FakeServer, TABLE } from './remote-server';

test('at a table whose game cannot go on nothing is asked, and everything can be seen', async () => {
  const server = new FakeServer(HANDS);
  server.more = { frozen: { moves: server.record.length } };
  for (const person of ['p0', 'p1']) {
    const { table } = await opened(server, person);
    expect([table.online?.frozen, table.asked, table.back]).toEqual([true, [], {}]);
    expect(table.moves.all).toBe(server.record.length);
  }
});

test('a table whose cards this page does not know is refused, in the language of the page', async () => {
  const server = new FakeServer(HANDS);
  server.more = { pool: 'of tomorrow' };
  const page = new Page(server.reachedBy('p0'));
  for (const [language, words] of [
    ['en', 'There is no pool of cards “of tomorrow”; the known ones are: 1'],
    ['de', 'Einen Kartenvorrat „of tomorrow“ gibt es nicht'],
  ] as const) {
    page.engine.setLanguage(language);
    const done = await page.calls.openTable({ table: TABLE });
    expect(done).toEqual({ ok: false, why: expect.stringContaining(words) });
  }
});
