import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileError } from './input-error';

/** Writes a file in one step: whoever reads it sees the old text or the new one, never a part. */
export function writeWhole(file: string, text: string): void {
  try {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there === undefined) replace(file, text);
    else if (there.isFile()) replace(realpathSync(file), text);
    else writeFileSync(file, text);
  } catch (error) {
    throw fileError(file, error);
  }
}

function replace(file: string, text: string): void {
  const draft = `${file}.${process.pid}.new`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
