import type { Language } from '@furrow/text/language';
import { toAscii } from '@furrow/text/typed/ascii';
import { type Paint, paintFor } from './paint';

/** The most columns that anything is drawn in. */
const WIDEST = 120;
/** The columns of what is not shown on a terminal. */
const ELSEWHERE = 100;

/** How things are shown to a person. */
export interface Screen {
  readonly language: Language;
  readonly paint: Paint;
  readonly width: number;
  /** Signs of ASCII only. */
  readonly ascii: boolean;
}

/** What standard output can show. */
export function screenFor(language: Language, ascii: boolean): Screen {
  const { stdout } = process;
  const columns = stdout.isTTY ? stdout.columns : ELSEWHERE;
  return { language, ascii, paint: paintFor(stdout), width: Math.min(WIDEST, columns || ELSEWHERE) };
}

/** Prints lines. */
export function show({ ascii }: Screen, ...lines: readonly string[]): void {
  const text = lines.map((line) => `${line}\n`).join('');
  process.stdout.write(ascii ? toAscii(text) : text);
}
