// The identity of the rules: a hash of the sources that decide how games are played, put into every program that is built.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.mjs';
import { hashOf } from './stamp.mjs';

/** The packages whose sources are the rules. */
const RULES = ['agricola', 'creatures', 'farm', 'kernel'];
/** So many letters and digits say it. */
const LENGTH = 16;

/** The same sources have the same identity, wherever and whenever they were checked out. */
export function rulesIdentity() {
  const parts = RULES.flatMap((name) => {
    const folder = inProject('packages', name, 'src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    return files
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file) => `${name}/${file}\n${readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')}`);
  });
  return hashOf(parts).slice(0, LENGTH);
}

/** What builders put in place of names in the sources. */
export const definitions = () => ({ FURROW_RULES: JSON.stringify(rulesIdentity()) });
