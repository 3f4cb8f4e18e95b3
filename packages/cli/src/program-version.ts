import { readFileSync } from 'node:fs';

/** The package's description stands beside the folder of the bundle. */
const MANIFEST = new URL('../package.json', import.meta.url);

/** Which Furrow this is. */
export function programVersion(): string {
  return (JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string }).version;
}
