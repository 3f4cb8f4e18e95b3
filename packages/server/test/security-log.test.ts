import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { expect, test, vi } from 'vitest';
import { Refusals } from '../src/http/security-log';
import { guest, run } from './http-visitor';
import { Listener } from './live-listener';

/** A log of which only the lines count. */
function lineCounter(): { readonly log: FastifyBaseLogger; readonly lines: object[] } {
  const lines: object[] = [];
  const write = (line: object) => lines.push(line);
  return { log: { info: write, warn: write } as unknown as FastifyBaseLogger, lines };
}

test('refusals of one address fill no log, and those of others are written down all the same', () => {
  const { log, lines } = lineCounter();
  const refusals = new Refusals(() => 0);
  const refuse = (address: string) =>
    refusals.note(log, { why: 'too-often', route: '/api/tables', person: undefined, address });
  for (let times = 0; times < 1000; times++) refuse('198.51.100.7');
  expect(lines).toHaveLength(30);
  refuse('198.51.100.8');
  expect(lines).toHaveLength(31);
});

test('requests of somebody who asks too often are counted, and not written down one by one', async () => {
  const running = await run({ LIMIT_CHANGES: '1', LOG_LEVEL: 'info' });
  try {
    const ann = await guest(running);
    const statuses: number[] = [];
    for (let times = 0; times < 40; times++)
      statuses.push((await ann.send('PATCH', '/api/me', { body: { name: `Ann ${times}` } })).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(35);
    expect(running.logged()).not.toContain('"status":429');
    const measures = (await ann.get('/metrics')).text;
    expect(measures).toMatch(/furrow_http_seconds_count\{[^}]*status="429"[^}]*\} 3\d/);
  } finally {
    await running.stop();
  }
});

test('frames that cannot be read end their socket and are no error of ours', async () => {
  const running = await run({ LOG_LEVEL: 'debug' });
  try {
    const live = await Listener.open(await guest(running));
    // A frame with bits that mean nothing here.
    (live.socket as unknown as { readonly _socket: Socket })._socket.write(
      Buffer.from([0xf1, 0x80, 0, 0, 0, 0]),
    );
    await live.until(() => live.ended);
    await vi.waitFor(() => expect(running.logged()).toContain('a socket broke'));
    const lines = running.logged().trim().split('\n');
    const levels = lines.map((line) => (JSON.parse(line) as { readonly level: number }).level);
    expect(Math.max(...levels)).toBeLessThan(40);
    expect(running.logged()).not.toContain('"stack"');
  } finally {
    await running.stop();
  }
});
