import { wrapped } from '../help';
import { padEnd, widthOf } from '../paint';

/** A block of lines. */
export type Block = readonly string[];

/** A line of two parts; the right parts of lines below each other begin in the same column. */
export interface Row {
  readonly left: string;
  readonly right?: string | undefined;
}

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

/** Rows below each other, their right parts aligned. */
export function aligned(rows: readonly Row[]): Block {
  const longest = Math.max(
    0,
    ...rows.filter(({ right }) => right !== undefined).map(({ left }) => widthOf(left)),
  );
  return rows.map(({ left, right }) =>
    right === undefined ? left : `${padEnd(left, longest)}  ${right}`.trimEnd(),
  );
}

/** Rows in columns that are read downwards, as many columns as the width allows. */
export function alignedColumns(rows: readonly Row[], gap: number, width: number): string[] {
  for (let columns = rows.length; columns > 1; columns--) {
    const blocks = inGroups(rows, Math.ceil(rows.length / columns)).map(aligned);
    const wide = blocks.reduce((sum, block) => sum + blockWidth(block) + gap, -gap);
    if (wide <= width) return beside(blocks, gap);
  }
  return [...aligned(rows)];
}

/** Texts in columns that are read downwards, as many columns as the width allows. */
export function inColumns(texts: readonly string[], gap: number, width: number): string[] {
  return alignedColumns(
    texts.map((left) => ({ left })),
    gap,
    width,
  );
}

/** Things in groups of so many, the last one perhaps smaller. */
export function inGroups<T>(things: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, i) =>
    things.slice(i * size, (i + 1) * size),
  );
}

/** Texts one behind the other in lines of limited width; only a text that is wider than a line is broken, at blanks. */
export function packed(texts: readonly string[], between: string, width: number): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(line) + widthOf(between) + widthOf(text) <= width)
      lines[lines.length - 1] = line + between + text;
    else {
      if (line !== undefined) lines[lines.length - 1] = (line + between).trimEnd();
      lines.push(...(widthOf(text) > width ? wrapped(text, width) : [text]));
    }
  }
  return lines;
}
