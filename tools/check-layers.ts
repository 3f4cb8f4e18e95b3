// Checks that the packages import each other in one direction only, by the rules in .dependency-cruiser.cjs, and that a program
// or a test reaches every source.
import { existsSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { reachedFrom } from './reached-from';
import { typescriptFiles } from './source-files';

const SOURCE = /^packages\/[^/]+\/src\//;
const PROGRAM =
  /^packages\/(cli\/src\/(main|worker)\.ts|server\/src\/(main|backup-main|gate-main)\.ts|server\/src\/[a-z/-]+-thread\.ts|web\/src\/(main\.tsx|vite-env\.d\.ts|engine\/worker\.ts))$/;
const TEST_OR_TOOL = /^(tools|bench)\/|\.test\.ts$/;

const folders = ['packages', 'tools', 'bench'].filter((folder) => existsSync(folder));
const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(folders, options, undefined, { tsConfig: extractTsConfig('tsconfig.json') });
if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of modules');
process.exitCode = report(output);

/** A cruise that has seen fewer modules than there are files proves nothing, so it fails. */
function report({ modules, summary }: ICruiseResult): number {
  const seen = new Set(modules.map((module) => module.source));
  const unseen = folders.flatMap((folder) => typescriptFiles('.', folder)).filter((file) => !seen.has(file));
  for (const file of unseen) console.error(`not looked at: ${file}`);
  const reached = reachedFrom(modules, (source) => PROGRAM.test(source) || TEST_OR_TOOL.test(source));
  const dead = [...seen].filter((source) => SOURCE.test(source) && !reached.has(source));
  for (const source of dead) console.error(`reached by no program and no test: ${source}`);
  for (const { rule, from, to, cycle } of summary.violations) {
    const path = cycle ? cycle.map((step) => step.name) : [to];
    console.error(`${rule.name}: ${[from, ...path].join(' → ')}`);
  }
  const wrong = unseen.length + dead.length + summary.violations.length;
  console.log(`${seen.size} modules, ${summary.totalDependenciesCruised} imports, ${wrong} wrong`);
  return seen.size === 0 || wrong > 0 ? 1 : 0;
}
