// Where things are in the project.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** An absolute path inside the project. */
export const inProject = (...parts) => join(root, ...parts);

/** Messages go to stderr, so that stdout belongs to the game alone. */
export const say = (message) => process.stderr.write(`furrow: ${message}\n`);
