// A hash of the sources that something is made from.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.mjs';
import { hashOf } from './stamp.mjs';

/** Names, sizes and times of all sources and of more files or folders: any edit, addition or removal changes it, and it takes a few milliseconds. */
export function sourcesHash(...more) {
  const files = [];
  for (const name of readdirSync(inProject('packages'))) collect(inProject('packages', name, 'src'), files);
  for (const path of [inProject('package-lock.json'), ...more]) collect(path, files);
  return hashOf(files.map(describe).sort());
}

function collect(path, files) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) files.push(path);
  else for (const name of readdirSync(path)) collect(join(path, name), files);
}

function describe(file) {
  const { size, mtimeMs } = statSync(file);
  return `${file} ${size} ${mtimeMs}`;
}
