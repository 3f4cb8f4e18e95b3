import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@furrow/text/language';
import { terminalWords } from '@furrow/text/words';
import { describe, expect, test } from 'vitest';
import { goldenText, sectionsOf } from './golden-text';
import { terminalLines } from './terminal-samples';

/** Compares a text with its golden file, or writes the file when `FURROW_GOLDEN` says so. */
function compare(language: string, name: string, text: string): void {
  const folder = fileURLToPath(new URL(`../golden/${language}`, import.meta.url));
  const file = `${folder}/${name}.txt`;
  if (process.env.FURROW_GOLDEN === 'write') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
  expect(existsSync(file) ? readFileSync(file, 'utf8') : 'no golden file').toBe(text);
}

describe.each(LANGUAGES)('golden texts in %s', (language) => {
  test('creatures reads as it was approved', () => {
    compare(language, 'creatures', goldenText(sectionsOf(language)));
  });

  test('the terminal reads as it was approved', () => {
    compare(language, 'terminal', `${terminalLines(terminalWords(language)).join('\n')}\n`);
  });
});
