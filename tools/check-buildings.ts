// Checks how buildings are written: their ids stay in their place, few have custom code, rules hold no prose.
import type { DeclaredBuilding } from './building-list';
import { loadBuildings } from './building-list';
import { literalsIn, parse } from './literals';
import { typescriptFiles } from './source-files';

const wordsOfTheRules = new Set(['cottage', 'stall', 'stable']);
/** The other game has spaces and improvements of the same names. */
const placesOfIds =
  /^packages\/(creatures\/src\/buildings|agricola|bots\/src\/agricola|text\/src|[^/]+\/test)\/|\.test\.ts$|\/test\//;
const rulesSources = [
  'packages/kernel/src',
  'packages/farm/src',
  'packages/creatures/src',
  'packages/agricola/src',
];
const longestLiteral = 60;
const leastPlainShare = 0.85;

const root = process.argv[2] ?? '.';

try {
  const buildings = await loadBuildings(root);
  const problems = [...strayIds(buildings), ...prose(), ...tooMuchCustomCode(buildings)];
  for (const problem of problems) console.error(problem);
  console.log(shareLine(buildings));
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function strayIds(buildings: DeclaredBuilding[]): string[] {
  const ids = new Set(buildings.map(({ id }) => id).filter((id) => !wordsOfTheRules.has(id)));
  return ['packages', 'tools', 'bench']
    .flatMap((folder) => typescriptFiles(root, folder))
    .filter((file) => !placesOfIds.test(file))
    .flatMap((file) =>
      literalsIn(parse(root, file))
        .filter(({ text }) => ids.has(text))
        .map(({ text, line }) => `${file}:${line}: the building id '${text}' does not belong here`),
    );
}

function prose(): string[] {
  return rulesSources
    .flatMap((folder) => typescriptFiles(root, folder))
    .flatMap((file) =>
      literalsIn(parse(root, file))
        .filter(({ text }) => text.length > longestLiteral)
        .map(
          ({ text, line }) => `${file}:${line}: a text of ${text.length} characters, prose belongs to text`,
        ),
    );
}

function tooMuchCustomCode(buildings: DeclaredBuilding[]): string[] {
  const custom = buildings.filter((building) => hasCustomEffect(building));
  if (1 - custom.length / buildings.length >= leastPlainShare) return [];
  return [`too many buildings have custom code: ${custom.map(({ id }) => id).join(', ')}`];
}

function shareLine(buildings: DeclaredBuilding[]): string {
  const custom = buildings.filter((building) => hasCustomEffect(building)).map(({ id }) => id);
  const plain = buildings.length - custom.length;
  const share = Math.floor((plain / buildings.length) * 100);
  const named = custom.length > 0 ? `; custom: ${custom.join(', ')}` : '';
  return `${plain} of ${buildings.length} buildings without custom code (${share} %)${named}`;
}

/** Whether an effect `{ do: 'custom' }` stands anywhere inside the declaration. */
function hasCustomEffect(value: unknown, seen = new Set<object>()): boolean {
  if (typeof value !== 'object' || value === null || seen.has(value)) return false;
  seen.add(value);
  if ('do' in value && value.do === 'custom') return true;
  return Object.values(value).some((part) => hasCustomEffect(part, seen));
}
