import { padEnd, widthOf } from '../paint';

/** A block of lines. */
export type Block = readonly string[];

/** The columns that a block takes. */
export function blockWidth(block: Block): number {
  return Math.max(0, ...block.map(widthOf));
}

/** Blocks side by side, their tops at the same height. */
export function beside(blocks: readonly Block[], gap: number): string[] {
  const widths = blocks.map(blockWidth);
  const height = Math.max(0, ...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, i) => padEnd(block[row] ?? '', widths[i]))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/** Blocks side by side as far as the width allows, further ones below. */
export function flow(blocks: readonly Block[], gap: number, width: number): string[] {
  const rows: Block[][] = [];
  let used = 0;
  for (const block of blocks) {
    const wide = blockWidth(block);
    const row = rows.at(-1);
    if (row === undefined || used + gap + wide > width) {
      rows.push([block]);
      used = wide;
    } else {
      row.push(block);
      used += gap + wide;
    }
  }
  return rows.flatMap((row, i) => [...(i > 0 ? [''] : []), ...beside(row, gap)]);
}

/** Texts in columns that are read downwards, as many columns as the width allows. */
export function inColumns(texts: readonly string[], gap: number, width: number): string[] {
  for (let columns = texts.length; columns > 1; columns--) {
    const height = Math.ceil(texts.length / columns);
    const blocks = Array.from({ length: columns }, (_, i) => texts.slice(i * height, (i + 1) * height));
    const filled = blocks.filter((block) => block.length > 0);
    const wide = filled.reduce((sum, block) => sum + blockWidth(block) + gap, -gap);
    if (wide <= width) return beside(filled, gap);
  }
  return [...texts];
}
