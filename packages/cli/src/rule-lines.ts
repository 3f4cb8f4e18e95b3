import type { Position } from '@furrow/kernel/kind';
import type { HelpBook } from '@furrow/text/help/help';
import { helpSections } from '@furrow/text/help/lines';
import type { TerminalLook } from './draw/drawing';
import { wrapped } from './help';

/** What the rules say to a text, as lines; their contents without one. */
export function ruleLines(
  { terminal, paint, width }: Pick<TerminalLook<Position>, 'terminal' | 'paint' | 'width'>,
  book: HelpBook,
  text: string,
): string[] {
  return helpSections(book, terminal, text).flatMap(({ title, lines }) => [
    ...wrapped(title, width).map((line) => paint('bold', line)),
    ...lines.flatMap((line) => wrapped(line, width, '  ')),
  ]);
}
