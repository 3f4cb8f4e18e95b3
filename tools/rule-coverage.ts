// Checks that a test's title cites every numbered rule, example and ruling, and that scenarios use every special building.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadBuildings } from './building-list';
import { literalsIn, parse } from './literals';
import { CREATURES_SERIES as series } from './numbered-rules';
import { typescriptFiles } from './source-files';
import { titlesIn } from './test-titles';

/** Rulings are only counted. */
const optional = new Set(['Q']);
const game = 'creatures';
const scenarios = 'packages/creatures/test/scenarios';

const root = process.argv[2] ?? '.';
const missing = [...missingNumbers(), ...(await missingBuildings())];
if (missing.length > 0) console.error(missing.join('\n'));
process.exitCode = missing.length > 0 ? 1 : 0;

function missingNumbers(): string[] {
  const cited = new Set(
    testFiles()
      .flatMap((file) => titlesIn(root, file))
      .flatMap(wordsOf),
  );
  const lines = Object.entries(series).map(([letter, count]) => {
    const absent = Array.from({ length: count }, (_, i) => `${letter}${i + 1}`).filter(
      (word) => !cited.has(word),
    );
    return { letter, count, absent };
  });
  const counts = lines.map(({ letter, count, absent }) => `${letter} ${count - absent.length}/${count}`);
  console.log(`${game}: ${counts.join(', ')}`);
  return lines
    .filter(({ letter, absent }) => absent.length > 0 && !optional.has(letter))
    .map(({ letter, absent }) => `no test cites these of ${letter}: ${absent.join(' ')}`);
}

async function missingBuildings(): Promise<string[]> {
  try {
    const specials = (await loadBuildings(root)).filter(({ kind }) => kind === 'special').map(({ id }) => id);
    if (specials.length === 0) return ['the list of buildings has none of kind special'];
    const used = new Set(typescriptFiles(root, scenarios).flatMap(notationWords));
    const unused = specials.filter((id) => !used.has(id));
    return unused.length > 0 ? [`no scenario uses these buildings: ${unused.join(' ')}`] : [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function testFiles(): string[] {
  return readdirSync(join(root, 'packages'))
    .flatMap((name) => typescriptFiles(root, `packages/${name}/test`))
    .filter((file) => file.endsWith('.test.ts'));
}

function wordsOf(title: string): string[] {
  return title.match(/(?<!AG-)\b[REXQ]\d+\b/g) ?? [];
}

function notationWords(file: string): string[] {
  if (!file.endsWith('.test.ts')) return [];
  return literalsIn(parse(root, file)).flatMap(({ text }) => text.match(/[a-z][a-z0-9-]*/g) ?? []);
}
