import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The package's description stands beside the folder of the bundle. */
const MANIFEST = new URL('../package.json', import.meta.url);

/** Which Furrow this is. */
export function programVersion(): string {
  return (JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string }).version;
}

/** Which Furrow this is, to the letter: the version and a fingerprint of the program's file, weights of bots included. */
export function programPrint(): string {
  const print = createHash('sha256')
    .update(readFileSync(new URL(import.meta.url)))
    .digest('hex')
    .slice(0, 12);
  return `${programVersion()}+${print}`;
}
