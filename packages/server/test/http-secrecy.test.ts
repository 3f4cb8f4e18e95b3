import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { account, act, guest, newTable, PASSWORD, program, run, Visitor } from './http-visitor';
import { Listener } from './live-listener';

test('the log says what happened, and no secret of anybody', async () => {
  const running = await run();
  try {
    const ann = await account(running, 'log-reader');
    const bob = await guest(running, 'Secretive Bob');
    const bot = await program(ann);
    const table = await newTable(ann, { public: false });
    await act(bob, table, { act: 'sit' });
    await act(ann, table, { act: 'chat', text: 'whisper-whisper' });
    const live = await Listener.open(bob);
    await live.ask({ do: 'follow', table, from: 0 });
    await live.ask({
      do: 'act',
      table,
      key: 'hidden-key-1',
      act: { act: 'play', number: 1, move: 'secret-move' },
    });
    await act(bot, table, { act: 'play', number: 999, move: 'secret-move' });
    await act(bob, table, {
      act: 'orders',
      orders: [{ when: 'placement', wishes: [{ move: 'secret-order' }] }],
    });
    await new Visitor(running.url).post('/api/sessions', {
      login: 'log-reader',
      password: 'wrong-pass-phrase',
    });
    await ann.post('/api/recovery', {
      login: 'log-reader',
      code: 'wrong-code-1',
      password: 'next-pass-phrase',
    });
    await ann.send('PATCH', '/api/me', { raw: '{"name": "half-a-name' });
    await ann.get(`/api/tables/${table}/news?from=0&nonsense=secret-query`);
    await ann.get('/api/nothing?token=secret-query');
    await ann.get(`/api/tables/${table}/%ff`);
    const elsewhere = new Visitor(`${running.url}/api/tables/${table}/view?`);
    await Listener.open(elsewhere).catch(() => {});
    running.site.services.log.error(
      { err: new Error(`table ${table}: {"text":"secret-move"}`) },
      'our mistake',
    );
    await act(ann, table, { act: 'resign' });
    live.close();
    const { rows } = await sql<{ seed: string }>`select seed from tables`.execute(
      running.site.services.store.db,
    );
    const log = running.logged();
    expect(log.split('\n').length).toBeGreaterThan(15);
    expect(log).toContain('"route":"/api/tables/:id/acts"');
    expect(log).toContain('our mistake');
    const secrets = [
      PASSWORD,
      'wrong-pass-phrase',
      'next-pass-phrase',
      'wrong-code-1',
      'log-reader',
      'Secretive',
      'whisper',
      'secret-move',
      'secret-order',
      'secret-query',
      'hidden-key',
      'half-a-name',
      table,
      ...ann.codes,
      ...rows.map(({ seed }) => seed),
      ...[ann, bob].map(({ session }) => session),
      ...[ann, bob].map(({ session }) => createHash('sha256').update(session).digest('hex')),
      String(bot.token),
    ];
    for (const secret of secrets) expect(log).not.toContain(secret);
  } finally {
    await running.stop();
  }
});

test('the log says by id who came in, what they changed, and who was refused what, so that an attack can be seen', async () => {
  const running = await run();
  try {
    const ann = await account(running, 'watched');
    const away = new Visitor(running.url);
    const logIn = (login: string, password: string) => away.post('/api/sessions', { login, password });
    await logIn('watched', 'wrong wrong wrong');
    await logIn('nobody-here', 'wrong wrong wrong');
    await logIn('watched', PASSWORD);
    await away.post('/api/me/password', { old: 'wrong wrong wrong', new: 'nine hens in a dry barn' });
    await away.post('/api/me/password', { old: PASSWORD, new: 'nine hens in a dry barn' });
    await away.post('/api/recovery', { login: 'watched', code: 'x', password: 'nine hens in a dry barn' });
    await away.post('/api/recovery', { login: 'watched', code: ann.codes[0], password: PASSWORD });
    await away.post('/api/me/recovery-codes', { password: PASSWORD });
    const bot = await program(away, ['read']);
    const table = await newTable(away, { public: false });
    const eve = await guest(running, 'Eve');
    await act(bot, table, { act: 'resign' });
    await act(eve, table, { act: 'start' });
    const live = await Listener.open(bot);
    await live.ask({ do: 'act', table, key: 'hidden-key-2', act: { act: 'resign' } });
    live.close();
    await bot.get('/api/me/tokens');
    await new Visitor(running.url).get('/api/me');
    await eve.send('DELETE', '/api/sessions/current');
    await away.send('DELETE', '/api/sessions');
    const seen = running
      .logged()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>)
      .filter(({ msg }) => msg === 'security');
    const acts = '/api/tables/:id/acts';
    expect(seen.map(({ event, why, route, person }) => [event, why, route, person])).toEqual([
      ['account-made', undefined, undefined, ann.id],
      ['refused', 'wrong-login', '/api/sessions', ann.id],
      ['refused', 'wrong-login', '/api/sessions', undefined],
      ['login', undefined, undefined, ann.id],
      ['refused', 'wrong-password', '/api/me/password', ann.id],
      ['password-changed', undefined, undefined, ann.id],
      ['refused', 'wrong-code', '/api/recovery', ann.id],
      ['recovered', undefined, undefined, ann.id],
      ['codes-renewed', undefined, undefined, ann.id],
      ['token-made', undefined, undefined, ann.id],
      ['refused', 'token-may-not', acts, ann.id],
      ['refused', 'not-seated', acts, eve.id],
      ['refused', 'token-may-not', 'live act', ann.id],
      ['refused', 'not-for-programs', '/api/me/tokens', ann.id],
      ['refused', 'sign-in', '/api/me', undefined],
      ['logout', undefined, undefined, eve.id],
      ['sessions-ended', undefined, undefined, ann.id],
    ]);
    expect(JSON.stringify(seen)).not.toContain('127.0.0.1');
    expect(new Set(seen.map(({ from }) => from)).size).toBe(1);
    expect(seen.filter(({ level }) => Number(level) >= 40).map(({ why }) => why)).not.toContain('sign-in');
  } finally {
    await running.stop();
  }
});

test('the seed of a running game is in no answer, and known when it is over', async () => {
  const running = await run();
  try {
    const [ann, bob] = [await guest(running, 'Ann'), await guest(running, 'Bob')];
    const table = await newTable(ann);
    await act(bob, table, { act: 'sit' });
    const { rows } = await sql<{ seed: string }>`select seed from tables`.execute(
      running.site.services.store.db,
    );
    const paths = ['', '/view', '/news', '/decision', '/digest', '/record'].map(
      (end) => `/api/tables/${table}${end}`,
    );
    const all = [...paths, '/api/tables?phase=playing', '/api/me/export', '/api/tables?mine=1&phase=playing'];
    for (const who of [ann, bob, new Visitor(running.url)])
      for (const path of all) expect((await who.get(path)).text).not.toContain(rows[0].seed);
    await act(ann, table, { act: 'resign' });
    expect((await bob.get(`/api/tables/${table}`)).text).toContain(rows[0].seed);
  } finally {
    await running.stop();
  }
});

test('words of refusals exist for every reason in four languages of one type', () => {
  const folder = join(import.meta.dirname, '../src/words');
  const keys = (file: string) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}'?([\w-]+)'?: \(/gm)].map(([, key]) => key);
  for (const language of ['fr', 'it', 'de']) expect(keys(`${language}.ts`)).toEqual(keys('en.ts'));
});
