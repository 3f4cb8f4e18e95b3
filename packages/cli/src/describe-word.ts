import type { Position } from '@furrow/kernel/kind';
import type { Description } from '@furrow/text/game-words';
import { findThing, findThings, type Things, unknownText } from '@furrow/text/typed/things';
import type { TerminalLook } from './draw/drawing';
import { inColumns } from './draw/layout';
import { wrapped } from './help';

/** What can be described of a game, with its id. */
export interface GameThings extends Things {
  readonly game: string;
}

/** What a text means in one of several games. */
interface Meaning {
  readonly game: string;
  /** The name of the game. */
  readonly in: string;
  readonly id: string;
  readonly found: Description;
}

/** What a text means in each of the games that have such a thing; cards of two editions may share a name. */
export function meaningsOf(all: readonly GameThings[], text: string): Meaning[] {
  return all.flatMap((words) =>
    findThings(words, text).map((thing) => ({ game: words.game, in: words.name, ...thing })),
  );
}

/** Meanings as lines, each with its game if there are several. */
export function meaningLines(
  meanings: readonly Meaning[],
  look: Pick<TerminalLook<Position>, 'paint' | 'width'>,
): string[] {
  const [first, ...others] = meanings;
  if (others.length === 0) return descriptionLines(first.found, first.id, look);
  return meanings.flatMap((one, i) => [
    ...(i > 0 ? [''] : []),
    look.paint('gray', one.in),
    ...descriptionLines(one.found, one.id, look),
  ]);
}

/** How things are described. */
export type DescribingLook = Pick<TerminalLook<Position>, 'width' | 'paint' | 'terminal'> & {
  readonly words: Things;
};

/** What a thing is, as lines; or that there is no such thing. */
export function describeWord(look: DescribingLook, text: string): string[] {
  const thing = findThing(look.words, text);
  if (thing !== undefined) return descriptionLines(thing.found, thing.id, look);
  return wrapped(unknownText(look.terminal, [look.words], text), look.width);
}

/** The words that can be described, by the alphabet. */
export function sortedThings({ things }: Pick<Things, 'things'>): string[] {
  return [...things()].sort((one, other) => one.localeCompare(other, 'en'));
}

/** All words that can be described, as lines. */
export function thingLines({ words, width, paint }: Omit<DescribingLook, 'terminal'>): string[] {
  return [paint('bold', words.name), ...inColumns(sortedThings(words), 2, width)];
}

/** A description as lines. */
function descriptionLines(
  { name, lines, rulings = [] }: Description,
  id: string,
  { paint, width }: Pick<TerminalLook<Position>, 'paint' | 'width'>,
): string[] {
  return [
    `${paint('bold', name)}  ${paint('gray', id)}`,
    ...lines.flatMap((line) => wrapped(line, width, '  ')),
    ...rulings.flatMap((line) => wrapped(line, width, '  ').map((one) => paint('gray', one))),
  ];
}
