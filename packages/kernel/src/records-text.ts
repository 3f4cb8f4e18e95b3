import { TITLE } from './record-header';

/** A record in a text with several: the number of the line on which it begins, and its own text. */
export interface RecordInText {
  readonly line: number;
  readonly text: string;
}

/** The records of a text with several. */
export function recordsIn(text: string): readonly RecordInText[] {
  const found: { line: number; text: string }[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trimEnd() === TITLE) found.push({ line: index + 1, text: '' });
    const last = found.at(-1);
    if (last !== undefined) last.text += `${line}\n`;
  });
  return found;
}
