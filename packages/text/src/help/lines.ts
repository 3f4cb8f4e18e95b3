import type { TerminalWords } from '../terminal';
import type { HelpBlock, HelpBook, HelpPage, HelpThing } from './help';
import { countOf, matching, pageCalled, thingsCalled, thingsOn } from './search';

/** More finds than these are only named. */
const MOST_TOLD = 12;

/** A part of what the rules say: a title, and sentences below it. */
export interface HelpSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What the rules say to a text: a page, what is explained apart, or whatever holds its words; else which pages there are. */
export function helpSections(book: HelpBook, terminal: TerminalWords, text: string): readonly HelpSection[] {
  if (text.trim() === '') return [contents(book, terminal)];
  const page = pageCalled(book, text);
  if (page !== undefined) return pageSections(page);
  const called = thingsCalled(book, text);
  if (called.length > 0) return told(called, terminal);
  const found = matching(book.pages, text);
  const count = countOf(found);
  if (count === 0) return [{ title: terminal.noSuchRule(text), lines: contents(book, terminal).lines }];
  if (count <= MOST_TOLD) return found.flatMap(pageSections);
  return [
    {
      title: terminal.foundMany(count),
      lines: found.map(({ title, blocks }) => foundLine(title, blocks, terminal)),
    },
  ];
}

function contents({ title, pages }: HelpBook, terminal: TerminalWords): HelpSection {
  return {
    title,
    lines: [terminal.rulePages, ...pages.map((page) => terminal.labelled(page.topic, page.title))],
  };
}

function told(things: readonly HelpThing[], terminal: TerminalWords): readonly HelpSection[] {
  if (things.length > MOST_TOLD)
    return [{ title: terminal.foundMany(things.length), lines: things.map(({ name }) => name) }];
  return things.map(({ name, lines }) => ({ title: name, lines }));
}

function foundLine(title: string, blocks: readonly HelpBlock[], { labelled }: TerminalWords): string {
  const names = thingsOn([{ topic: 'goal', title, blocks }]).map(({ name }) => name);
  return names.length === 0 ? title : labelled(title, names.join(', '));
}

function pageSections({ title, blocks }: HelpPage): readonly HelpSection[] {
  const [first, ...rest] = blocks.flatMap(blockSections);
  if (first === undefined) return [{ title, lines: [] }];
  return first.title === ''
    ? [{ title, lines: first.lines }, ...rest]
    : [{ title, lines: [] }, first, ...rest];
}

function blockSections(block: HelpBlock): readonly HelpSection[] {
  switch (block.is) {
    case 'text':
      return [{ title: '', lines: block.lines }];
    case 'table':
      return [{ title: block.caption, lines: block.rows.map((row) => rowLine(block.head, row)) }];
    case 'things':
      return block.things.map(({ name, lines }) => ({ title: name, lines }));
  }
}

/** A row as it is read: `1: rounds 1, 2; harvest after round 4`. */
function rowLine(head: readonly string[], [first, ...cells]: readonly string[]): string {
  const told = cells.flatMap((cell, i) => (cell === '' ? [] : [`${head[i + 1]}: ${cell}`]));
  return `${head[0]} ${first} – ${told.join('; ')}`;
}
