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
