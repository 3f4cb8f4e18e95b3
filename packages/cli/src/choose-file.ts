import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { fileError, InputError } from './input-error';
import { PROGRAM } from './program';

/** How saved games and campaigns begin. */
const BEGINNING = /^Furrow (record|campaign) /;
/** So much of a file is looked at. */
const LOOKED_AT = 20;

/** Throws `InputError` if a new game must not be saved there, because something is there already. */
export function mustBeFree(file: string): void {
  if (isEmpty(file)) return;
  if (isRecord(file)) {
    throw new InputError(
      `${file} is a saved game already; go on with it (${PROGRAM} play --resume ${file}) or choose another name`,
    );
  }
  throw new InputError(`${file} is there already and is not a saved game; choose another name`);
}

/** Throws `InputError` if the file is there and is no saved game. */
export function mustNotBeStrange(file: string): void {
  if (!isEmpty(file) && !isRecord(file)) {
    throw new InputError(`${file} is there already and is not a saved game; choose another name`);
  }
}

function isEmpty(file: string): boolean {
  return !existsSync(file) || (statSync(file).isFile() && statSync(file).size === 0);
}

function isRecord(file: string): boolean {
  const start = Buffer.alloc(LOOKED_AT);
  try {
    const open = openSync(file, 'r');
    try {
      readSync(open, start, 0, start.length, 0);
    } finally {
      closeSync(open);
    }
  } catch (error) {
    throw fileError(file, error);
  }
  return BEGINNING.test(start.toString('latin1'));
}
