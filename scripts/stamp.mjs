// A stamp is a small file that remembers the hash of what something was made from.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

export const hashOf = (parts) => createHash('sha256').update(parts.join('\n')).digest('hex');

export function stampIs(file, hash) {
  try {
    return readFileSync(file, 'utf8') === hash;
  } catch {
    return false;
  }
}

export const writeStamp = (file, hash) => writeFileSync(file, hash);
