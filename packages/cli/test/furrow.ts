// Runs commands of the program within the process of the tests, which is much faster than to start it each time.
import { PassThrough } from 'node:stream';
import { format } from 'node:util';
import { vi } from 'vitest';
import { run } from '../src/run';
import { type Ended, outputOf, refusalIn } from './ended';
import { environment, folder } from './folder';

/** There is one standard output, so one call waits for the other. */
let last: Promise<unknown> = Promise.resolve();

/** Runs the command to its end with lines on its input. */
export function typing(lines: readonly string[], ...args: readonly string[]): Promise<Ended> {
  const call = last.then(() => carriedOut(lines, args));
  last = call.catch(() => undefined);
  return call;
}

/** Runs the command to its end without any input. */
export function furrow(...args: readonly string[]): Promise<Ended> {
  return typing([], ...args);
}

/** The output of a call that must go well. */
export async function good(...args: readonly string[]): Promise<string> {
  return outputOf(await furrow(...args));
}

/** The one line with which a call is refused. */
export async function refusal(...args: readonly string[]): Promise<string> {
  return refusalIn(await furrow(...args));
}

/** While it runs, its input, output, folder and environment are those of the process. */
async function carriedOut(lines: readonly string[], args: readonly string[]): Promise<Ended> {
  const said = { out: '', err: '' };
  const { env, exitCode } = process;
  const before = process.cwd();
  const input = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  const spies = [
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Object.assign(input, { fd: 0 as const }) as never),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said.out += String(text);
      return true;
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      said.err += String(text);
      return true;
    }),
    vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => {
      said.out += `${format(...words)}\n`;
    }),
  ];
  process.chdir(folder);
  process.env = environment();
  process.exitCode = undefined;
  try {
    await run(args);
    return { code: Number(process.exitCode ?? 0), ...said };
  } finally {
    process.exitCode = exitCode;
    process.env = env;
    process.chdir(before);
    for (const spy of spies) spy.mockRestore();
  }
}
