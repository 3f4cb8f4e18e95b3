import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../src/serve';
import { staticFiles } from '../src/static-files';

const folder = mkdtempSync(join(tmpdir(), 'furrow-page-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<p>hello</p>'.repeat(50));
writeFileSync(join(folder, 'assets', 'a-1234.js'), 'export {}');
writeFileSync(join(folder, 'stamp'), 'secret');
const server = serve(staticFiles(folder));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Asks for a path exactly as it is written. */
function ask(
  path: string,
  method = 'GET',
  headers = {},
): Promise<{ status: number; headers: object; body: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('latin1').on('data', (text: string) => (body += text));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    sent.on('error', reject).end();
  });
}

test('the page is sent with its type and asked for again each time', async () => {
  const { status, headers, body } = await ask('/');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  expect(body).toContain('hello');
});

test('files with a hash in their name are kept for ever', async () => {
  const { headers } = await ask('/assets/a-1234.js');
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
});

test('it is compressed for whoever understands that, and not sent again if nothing changed', async () => {
  const { headers } = await ask('/', 'GET', { 'accept-encoding': 'gzip' });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip' });
  const { etag } = headers as { etag: string };
  expect((await ask('/', 'GET', { 'if-none-match': etag })).status).toBe(304);
});

test('nothing outside of the page can be had', async () => {
  for (const path of [
    '/stamp',
    '/../package.json',
    '/..%2fpackage.json',
    '//etc/passwd',
    '/assets/',
    '/nothing',
  ])
    expect((await ask(path)).status).toBe(404);
  expect((await ask('/', 'POST')).status).toBe(405);
});
