// Checks that the packages import each other in one direction only, by the rules in .dependency-cruiser.cjs.
import { existsSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { typescriptFiles } from './source-files';

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
  for (const { rule, from, to, cycle } of summary.violations) {
    const path = cycle ? cycle.map((step) => step.name) : [to];
    console.error(`${rule.name}: ${[from, ...path].join(' → ')}`);
  }
  console.log(
    `${seen.size} modules, ${summary.totalDependenciesCruised} imports, ${summary.violations.length} wrong`,
  );
  return unseen.length > 0 || seen.size === 0 || summary.violations.length > 0 ? 1 : 0;
}
