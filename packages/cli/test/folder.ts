// The folder in which the commands of one test file run.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where it is. */
export let folder = '';

/** Makes a new one. */
export function openFolder(): void {
  folder = mkdtempSync(join(tmpdir(), 'furrow-cli-'));
}

export function removeFolder(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Writes a file there and gives its name. */
export function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

/** What the program finds in its environment: nothing that speaks of languages or colours, and a place for saved games. */
export function environment(): NodeJS.ProcessEnv {
  const { NO_COLOR: _, LANG: __, LC_ALL: ___, LC_MESSAGES: ____, ...inherited } = process.env;
  return { ...inherited, FURROW_SAVES: join(folder, 'saves') };
}
