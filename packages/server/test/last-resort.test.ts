import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServerBuild, ServerProcess } from '../../../tools/online/server-process';

let build: ServerBuild;
const data = mkdtempSync(join(tmpdir(), 'furrow-last-'));
beforeAll(() => {
  build = new ServerBuild();
}, 60_000);
afterAll(() => {
  build.remove();
  rmSync(data, { recursive: true, force: true });
});

test.each([
  ['an error', 'throw new TypeError("seat 1 of `secret-words` has left")', 'TypeError', 'seat 1 of …'],
  ['a rejection', 'void Promise.reject(new RangeError("too far"))', 'RangeError', 'too far'],
  ['no error', 'throw undefined', 'Error', 'something was thrown that is no error'],
])(
  'what nobody catches is one line of the log, without what it quotes, and ends the process: %s',
  async (_, mistake, type, message) => {
    const trouble = join(data, 'trouble.mjs');
    writeFileSync(trouble, `process.on('SIGUSR2', () => { ${mistake}; });`);
    const server = new ServerProcess(build.program, {
      DATA: data,
      LOG_LEVEL: 'silent',
      LIMIT_BOT_THREADS: '1',
      NODE_OPTIONS: `--import ${pathToFileURL(trouble).href}`,
    });
    try {
      await server.start();
      process.kill(server.pid, 'SIGUSR2');
      expect(await server.ended()).toBe(1);
      await expect.poll(() => server.complaints.length).toBeGreaterThan(0);
      const lines = server.complaints.map((line) => JSON.parse(line) as unknown);
      expect(lines).toMatchObject([{ level: 60, msg: 'nobody caught this', err: { type, message } }]);
      expect(server.complaints.join('')).not.toContain('secret-words');
    } finally {
      await server.kill();
    }
  },
  60_000,
);
