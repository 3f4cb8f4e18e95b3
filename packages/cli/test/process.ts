// Runs the real command as a child process.
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Ended, outputOf, refusalIn } from './ended';
import { environment, folder } from './folder';

const program = fileURLToPath(new URL('../bin/furrow.mjs', import.meta.url));

// The first call after a change builds the bundle and may have to wait for another one; no test is to see that.
spawnSync(process.execPath, [program, 'version'], { stdio: 'ignore' });

/** Starts the command and leaves its input open. */
export function start(...args: readonly string[]): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [program, ...args], { cwd: folder, env: environment() });
  child.stdin.on('error', () => undefined);
  return child;
}

/** Waits for the end of a child. */
export function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  return new Promise((resolve) => {
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** Runs the command to its end with lines on its input. */
export function typing(lines: readonly string[], ...args: readonly string[]): Promise<Ended> {
  const child = start(...args);
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  return ended(child);
}

/** The output of a call that must go well. */
export async function good(...args: readonly string[]): Promise<string> {
  return outputOf(await typing([], ...args));
}

/** The one line with which a call is refused. */
export async function refusal(...args: readonly string[]): Promise<string> {
  return refusalIn(await typing([], ...args));
}
