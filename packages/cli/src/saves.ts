import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileError } from './input-error';

const ENDING = '.furrow';

/** The folder for saved games of which nobody has said where they go; `FURROW_SAVES` names another one. */
function savesFolder(): string {
  const { FURROW_SAVES, XDG_DATA_HOME, APPDATA } = process.env;
  if (FURROW_SAVES) return FURROW_SAVES;
  const data = process.platform === 'win32' ? APPDATA : XDG_DATA_HOME;
  return join(data || join(homedir(), '.local', 'share'), 'furrow');
}

/** A file for a new game that is not there yet, in a folder that is. */
export function newSaveFile(game: string): string {
  const folder = savesFolder();
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw fileError(folder, error);
  }
  const day = new Date().toISOString().slice(0, 10);
  for (let number = 1; ; number++) {
    const file = join(folder, `${game}-${day}-${number}${ENDING}`);
    if (!existsSync(file)) return file;
  }
}

/** The saved games in that folder, the newest first. */
export function savedFiles(): string[] {
  const folder = savesFolder();
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => join(folder, name))
    .map((file) => ({ file, time: statSync(file).mtimeMs }))
    .sort((a, b) => b.time - a.time || (a.file < b.file ? 1 : -1))
    .map(({ file }) => file);
}
