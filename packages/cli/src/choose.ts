import { terminalWords } from '@furrow/text/words';
import { wrapped } from './help';
import type { Lines } from './lines';
import { padStart, widthOf } from './paint';
import { type Screen, show } from './screen';

/** Shows a numbered list and asks until a number of it is typed; an empty line is `standard`. Undefined when the input has ended. */
export async function choose(
  screen: Screen,
  lines: Lines,
  question: string,
  texts: readonly string[],
  standard?: number,
): Promise<number | undefined> {
  const { enterFor, noSuchChoice } = terminalWords(screen.language);
  const hint = standard === undefined ? '' : `(${enterFor(texts[standard])})`;
  const digits = String(texts.length).length;
  show(
    screen,
    '',
    ...questionLines(screen, question, hint),
    ...texts.flatMap((text, i) => {
      const number = `  ${screen.paint('bold', padStart(String(i + 1), digits))}  `;
      const [first, ...further] = itemLines(text, screen.width, digits + 4);
      return [number + first, ...further];
    }),
  );
  for (;;) {
    const line = (await lines.ask('> '))?.trim().toLowerCase();
    if (line === undefined || line === 'q' || line === 'quit') return undefined;
    if (line === '' && standard !== undefined) return standard;
    const number = /^\d+$/.test(line) ? Number(line) : 0;
    if (number >= 1 && number <= texts.length) return number - 1;
    show(screen, ...wrapped(noSuchChoice(line, texts.length), screen.width));
  }
}

/** An item of a list, in several lines if it is too long for one; those after the first are indented. */
function itemLines(text: string, width: number, indent: number): string[] {
  if (widthOf(text) + indent <= width) return [text];
  const [first = '', ...further] = wrapped(text, width, ' '.repeat(indent));
  return [first.trimStart(), ...further];
}

/** A question with its hint behind it, or below it if both do not fit into one line. */
function questionLines({ width, paint }: Screen, question: string, hint: string): string[] {
  if (question === '') return [];
  if (hint === '') return wrapped(question, width);
  if (question.length + hint.length + 2 <= width) return [`${question}  ${paint('gray', hint)}`];
  return [...wrapped(question, width), ...wrapped(hint, width).map((line) => paint('gray', line))];
}
