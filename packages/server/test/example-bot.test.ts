import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, guest, newTable, type Running, run, Visitor } from './http-visitor';

const bot = fileURLToPath(new URL('../../../examples/bot/bot.py', import.meta.url));

let running: Running;
beforeAll(async () => {
  running = await run({});
});
afterAll(() => running.stop());

/** Runs the example bot until it ends, as a guest whatever the environment says; gives what it printed. */
function play(signal: AbortSignal, ...args: readonly string[]): Promise<string> {
  const { FURROW_TOKEN: _token, FURROW_SERVER: _server, ...env } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn('python3', ['-B', bot, '--server', running.url, ...args], { env, signal });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', (error: NodeJS.ErrnoException) => {
      const missing = 'python3 is needed for this test, and was not found: it runs examples/bot/bot.py';
      reject(error.code === 'ENOENT' ? new Error(missing) : error);
    });
    child.on('close', (code) => {
      if (code === 0) resolve(out);
      else reject(new Error(`the example bot ended with ${code}:\n${err}`));
    });
  });
}

test('the example bot plays a whole game, and prints the result that the server has stored', async ({
  signal,
}) => {
  const printed = await play(signal, '--game', 'creatures', '--against', 'level-1', '--seed', '7');
  const { table, seat, honest, ...result } = JSON.parse(printed) as {
    table: string;
    seat: number;
    honest: boolean;
    how: string;
    scores: number[];
  };
  expect([seat, honest, result.how]).toEqual([0, true, 'played']);
  const anybody = new Visitor(running.url);
  const { body } = await anybody.get(`/api/tables/${table}`);
  expect(body.phase).toBe('over');
  expect(body.result).toEqual(result);
  const record = await anybody.get(`/api/tables/${table}/record`);
  expect(record.text).toContain(`\nresult: ${result.scores.join(' ')}\n`);
}, 180_000);

test('two example bots at a table with a live clock: it starts when both of them follow it, and they play it to its end', async ({
  signal,
}) => {
  const host = await guest(running, 'Hanna');
  const pace = { pace: 'live', bank: 36_000, increment: 0 };
  const table = await newTable(host, { pace });
  const facts = async () => (await host.get(`/api/tables/${table}`)).body;
  const one = play(signal, '--table', table, '--name', 'One');
  await expect.poll(async () => (await facts()).here, { timeout: 30_000 }).toEqual([1]);
  await act(host, table, { act: 'leave' });
  const two = play(signal, '--table', table, '--name', 'Two');
  const results = (await Promise.all([one, two])).map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(results).toMatchObject([
    { table, seat: 1, how: 'played', honest: true },
    { table, seat: 0, how: 'played', honest: true },
  ]);
  expect((await facts()).phase).toBe('over');
}, 180_000);
