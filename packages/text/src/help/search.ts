import { plainWords } from '../typed/plain-words';
import type { HelpBlock, HelpBook, HelpPage, HelpPlace, HelpThing } from './help';

/** What of the pages holds all words of a text; tables count as a whole. */
export function matching(pages: readonly HelpPage[], text: string): readonly HelpPage[] {
  const words = plainWords(text).split(' ');
  const holds = (...texts: readonly string[]) => {
    const all = plainWords(texts.join(' '));
    return words.every((word) => all.includes(word));
  };
  return pages.flatMap((page) => {
    const blocks = page.blocks.flatMap((block) => matchingBlock(block, holds));
    return blocks.length === 0 ? [] : [{ ...page, blocks }];
  });
}

function matchingBlock(block: HelpBlock, holds: (...texts: readonly string[]) => boolean): HelpBlock[] {
  switch (block.is) {
    case 'text': {
      const lines = block.lines.filter((line) => holds(line));
      return lines.length === 0 ? [] : [{ ...block, lines }];
    }
    case 'table':
      return holds(block.caption, ...block.head, ...block.rows.flat()) ? [block] : [];
    case 'things': {
      const things = block.things.filter(({ name, lines, phrases = [] }) =>
        holds(name, ...phrases, ...lines),
      );
      return things.length === 0 ? [] : [{ ...block, things }];
    }
  }
}

/** How many sentences, tables and things stand on pages. */
export function countOf(pages: readonly HelpPage[]): number {
  const size = (block: HelpBlock) =>
    block.is === 'text' ? block.lines.length : block.is === 'table' ? 1 : block.things.length;
  return pages.reduce((sum, { blocks }) => sum + blocks.reduce((all, block) => all + size(block), 0), 0);
}

/** Everything that pages explain apart. */
export function thingsOn(pages: readonly HelpPage[]): readonly HelpThing[] {
  return pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.is === 'things' ? block.things : [])),
  );
}

/** The page that is called so, by its word or its title. */
export function pageCalled({ pages }: HelpBook, text: string): HelpPage | undefined {
  const wanted = plainWords(text);
  return pages.find(({ topic, title }) => [topic, title].some((name) => plainWords(name) === wanted));
}

/** What is called so, by its id, its name or as cards put it; else whatever has the text in its name. */
export function thingsCalled({ pages }: HelpBook, text: string): readonly HelpThing[] {
  const wanted = plainWords(text);
  const names = ({ id, name, phrases = [] }: HelpThing) => [id, name, ...phrases].map(plainWords);
  const all = thingsOn(pages);
  const exact = all.filter((thing) => names(thing).includes(wanted));
  return exact.length > 0 ? exact : all.filter(({ name }) => plainWords(name).includes(wanted));
}

/** What a place in the rules is called. */
export function nameOf({ pages }: HelpBook, { topic, thing }: HelpPlace): string | undefined {
  const page = pages.find((one) => one.topic === topic);
  if (page === undefined) return undefined;
  return thingsOn([page]).find(({ id }) => id === thing)?.name ?? page.title;
}
