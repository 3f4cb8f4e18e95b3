// Finds the TypeScript files of the project, as paths relative to its root with forward slashes.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'data', 'coverage']);

/** All .ts files under the folder, sorted; none if the folder does not exist. */
export function typescriptFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : typescriptFiles(root, path);
      return path.endsWith('.ts') ? [path] : [];
    })
    .sort();
}
