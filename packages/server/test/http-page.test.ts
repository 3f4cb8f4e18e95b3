import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticFiles } from '../src/static-files';
import { type Running, run, Visitor } from './http-visitor';

const folder = mkdtempSync(join(tmpdir(), 'furrow-page-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<p>hello</p>'.repeat(50));
writeFileSync(join(folder, 'assets', 'a-1234.js'), 'export {}');
writeFileSync(join(folder, 'stamp'), 'secret');

let running: Running;
let browser: Visitor;
beforeAll(async () => {
  running = await run({}, { page: staticFiles(folder) });
  browser = new Visitor(running.url);
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

test('the page is sent with its type and asked for again each time', async () => {
  for (const path of ['/', '/index.html', '/?from=somewhere']) {
    const { status, headers, text } = await browser.get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(text).toContain('hello');
  }
});

test('files with a hash in their name are kept for ever', async () => {
  const { headers } = await browser.get('/assets/a-1234.js');
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
});

test('it is compressed for whoever understands that, and not sent again if nothing changed', async () => {
  const { headers } = await browser.get('/', { 'accept-encoding': 'gzip' });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  const again = await browser.get('/', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('HEAD is answered like GET, without the page', async () => {
  const { status, text, headers } = await browser.send('HEAD', '/');
  expect([status, text, headers['content-length']]).toEqual([200, '', '600']);
});

test('nothing outside of the page can be had', async () => {
  for (const path of [
    '/stamp',
    '/../package.json',
    '/..%2fpackage.json',
    '//etc/passwd',
    '/assets/',
    '/nothing',
    '/assets/../stamp',
  ])
    expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
  expect((await browser.post('/')).status).toBe(405);
});

/** What a browser sends that loads a page. */
const LOADING = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('the files of the page are counted apart: a club behind one address can load it', async () => {
  const club = await run({ LIMIT_REQUESTS: '5', LIMIT_FILES: '200' }, { page: staticFiles(folder) });
  try {
    const anybody = new Visitor(club.url);
    for (let i = 0; i < 100; i++) {
      const file = i % 2 === 0 ? '/?from=somewhere' : '/assets/a-1234.js';
      expect((await anybody.get(file)).status).toBe(200);
    }
    expect((await anybody.get('/api/games')).status).toBe(200);
    const others = ['/nothing', '/api/games', '/assets/b-1234.js', '/nothing', '/api/games'];
    const statuses: number[] = [];
    for (const path of others) statuses.push((await anybody.get(path)).status);
    expect(statuses).toEqual([404, 200, 404, 404, 429]);
    expect((await anybody.post('/')).status).toBe(429);
    expect((await anybody.get('/')).status).toBe(200);
  } finally {
    await club.stop();
  }
});

test.each([
  ['en', 'tries again by itself'],
  ['fr', 'réessaie d’elle-même'],
  ['it', 'riprova da sola'],
  ['de', 'versucht es in'],
])('whoever loads the page too often gets one that says so and tries again: %s', async (language, again) => {
  const small = await run({ LIMIT_FILES: '2' }, { page: staticFiles(folder) });
  try {
    const anybody = new Visitor(small.url);
    const load = (path: string) => anybody.get(path, { ...LOADING, 'accept-language': language });
    await load('/');
    await load('/');
    const { status, headers, text } = await load('/');
    expect(status).toBe(429);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': expect.stringMatching(/^\d+$/),
    });
    const seconds = Number(headers['retry-after']);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<meta http-equiv="refresh" content="${seconds + 1}">`);
    expect(text).toContain(again);
    expect(small.logged()).toContain('too-often');
    const script = await anybody.get('/assets/a-1234.js', { accept: '*/*' });
    expect(script.body.refusal?.why).toBe('too-often');
  } finally {
    await small.stop();
  }
});
