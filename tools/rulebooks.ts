// `npm run rulebooks`: for each rulebook its sections, with the tests, pages of the help and screens that hold them.
import { basename } from 'node:path';
import { AGRICOLA_PAGES, CREATURES_PAGES } from '@furrow/text/help/pages';
import { citationsIn, type Held, heldBy } from './rulebooks/held';
import { rulebooks } from './rulebooks/index';

/** So many test files of a section are named, unless all are asked for. */
const NAMED = 3;

/** The pages of the help of each game. */
const PAGES = { agricola: AGRICOLA_PAGES, creatures: CREATURES_PAGES };

const words = process.argv.slice(2);
const isAll = words.includes('--all');
const [root = '.'] = words.filter((word) => word !== '--all');

const cited = citationsIn(root);
let missing = 0;
for (const { title, game, sections } of rulebooks) {
  const pages = Object.keys(PAGES[game]);
  const held = sections.map((section) => ({ section, ...heldBy(root, section, cited, pages) }));
  const gaps = held.filter((one) => one.missing).length;
  missing += gaps;
  console.log(`\n${title}: ${sections.length} sections, ${gaps} missing`);
  for (const one of held) {
    console.log(`${one.missing ? '✗' : '✓'} ${one.section.title}`);
    for (const line of linesOf(one)) console.log(`    ${line}`);
  }
}
process.exitCode = missing > 0 ? 1 : 0;

function linesOf({ rules, tests, unproven, help, files }: Held): string[] {
  const named = isAll ? tests : tests.slice(0, NAMED);
  const more = tests.length - named.length;
  const proven = rules.length - unproven.length;
  const list = named.map(([file]) => (isAll ? file : basename(file))).join(', ');
  return [
    ...(tests.length > 0
      ? [`tests: ${proven} of ${rules.length} rules in ${list}${more > 0 ? ` and ${more} more` : ''}`]
      : []),
    ...(unproven.length > 0 ? [`no test: ${unproven.join(' ')}`] : []),
    ...(help.length > 0 ? [`help: ${help.join(', ')}`] : []),
    ...(files.length > 0 ? [`shown: ${files.join(', ')}`] : []),
  ];
}
