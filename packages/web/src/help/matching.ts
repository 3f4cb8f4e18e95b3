import type { HelpBlock, HelpPage } from '../protocol/help';

/** What of the pages holds all words of a text; tables count as a whole. */
export function matching(pages: readonly HelpPage[], text: string): readonly HelpPage[] {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  const holds = (...texts: readonly string[]) => {
    const all = plain(texts.join(' '));
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
      const things = block.things.filter(({ name, lines }) => holds(name, ...lines));
      return things.length === 0 ? [] : [{ ...block, things }];
    }
  }
}

/** Without case and accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
