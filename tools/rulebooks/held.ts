import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { typescriptFiles } from '../source-files';
import { titlesIn } from '../test-titles';
import { rulesIn, type Section } from './section';

/** The test files whose titles cite a rule, by rule. */
export type Citations = ReadonlyMap<string, readonly string[]>;

/** Where a section is to be found: what proves its rules, and what tells or shows it. */
export interface Held {
  readonly rules: readonly string[];
  /** The test files with how many of the rules each of them proves, most first. */
  readonly tests: readonly (readonly [file: string, rules: number])[];
  /** Rules that no test cites. */
  readonly unproven: readonly string[];
  readonly help: readonly string[];
  readonly files: readonly string[];
  /** A rule of it is proven by no test; or it has none, and neither a page nor a screen holds it. */
  readonly missing: boolean;
}

/** What every test of the packages cites. */
export function citationsIn(root: string): Citations {
  const found = new Map<string, string[]>();
  const files = readdirSync(join(root, 'packages')).flatMap((name) =>
    typescriptFiles(root, `packages/${name}/test`),
  );
  for (const file of files.filter((one) => one.endsWith('.test.ts')))
    for (const rule of new Set(titlesIn(root, file).flatMap(citedIn)))
      found.set(rule, [...(found.get(rule) ?? []), file]);
  return found;
}

/** The rules that a title cites; `AG-V50.2` is a part of AG-V50. */
function citedIn(title: string): string[] {
  return title.match(/\b(?:AG-[REQV]|(?<!-)[REXQ])\d+\b/g) ?? [];
}

/** What holds a section, given what tests cite and which pages the help of its game has. */
export function heldBy(root: string, section: Section, cited: Citations, pages: readonly string[]): Held {
  const rules = section.rules === undefined ? [] : rulesIn(section.rules);
  const tests = new Map<string, number>();
  for (const file of rules.flatMap((rule) => cited.get(rule) ?? []))
    tests.set(file, (tests.get(file) ?? 0) + 1);
  const unproven = rules.filter((rule) => !cited.has(rule));
  const help = (section.help ?? []).filter((page) => pages.includes(page));
  const files = (section.files ?? []).filter((file) => existsSync(join(root, file)));
  return {
    rules,
    tests: [...tests].sort(([, one], [, other]) => other - one),
    unproven,
    help,
    files,
    missing: rules.length > 0 ? unproven.length > 0 : help.length + files.length === 0,
  };
}
