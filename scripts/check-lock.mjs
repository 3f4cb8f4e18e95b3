// Checks the lock file: binaries of every platform are in it, and no registry's address is.
import { readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
const present = new Set(Object.keys(packages).map((path) => path.split('node_modules/').pop()));
const problems = [];

for (const [path, entry] of Object.entries(packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!present.has(name)) problems.push(`${path} wants ${name}, which the lock file lacks`);
  }
  if (/^\w+:\/\//.test(entry.resolved ?? '')) problems.push(`${path} names the address ${entry.resolved}`);
}
if (/registry\s*=|\/\//.test(readFileSync(inProject('.npmrc'), 'utf8')))
  problems.push('.npmrc names a registry');

if (problems.length > 0) console.error(problems.join('\n'));
else console.log(`${present.size} packages, every platform's binaries present, no registry named`);
process.exitCode = problems.length > 0 ? 1 : 0;
