// Runs the real command as a child process.
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';

const program = fileURLToPath(new URL('../bin/furrow.mjs', import.meta.url));

// The first call after a change builds the bundle and may have to wait for another one; no test is to see that.
spawnSync(process.execPath, [program, 'version'], { stdio: 'ignore' });

/** A folder for the files of one test file; games without a file of their own are saved there. */
export const folder = mkdtempSync(join(tmpdir(), 'furrow-cli-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How a call ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the command and leaves its input open. */
export function start(...args: readonly string[]): ChildProcessWithoutNullStreams {
  const { NO_COLOR: _, LANG: __, LC_ALL: ___, LC_MESSAGES: ____, ...inherited } = process.env;
  const env = { ...inherited, FURROW_SAVES: join(folder, 'saves') };
  const child = spawn(process.execPath, [program, ...args], { cwd: folder, env });
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

/** Runs the command to its end without any input. */
export function furrow(...args: readonly string[]): Promise<Ended> {
  return typing([], ...args);
}

/** The output of a call that must go well. */
export async function good(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await furrow(...args);
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
}

/** The one line with which a call is refused. */
export async function refusal(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await furrow(...args);
  expect(out).toBe('');
  expect(err.split('\n')).toHaveLength(2);
  expect(code).toBe(2);
  return err.trimEnd();
}

/** Writes a file and gives its name. */
export function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

/** A small record: the set-up of a game with chosen buildings, and some turns. */
export function recordOf(buildings: string, moves: string): string {
  const lines = moves.split('\n').map((line) => line.trim());
  const head = [
    'Furrow record 1',
    'game: creatures',
    `option buildings: ${buildings}`,
    'seat 1: me',
    'seat 2: me',
  ];
  return [...head, '', ...lines, ''].join('\n');
}
