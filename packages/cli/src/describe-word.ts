import type { GameBox } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Description, GameWords } from '@furrow/text/game-words';
import type { Language } from '@furrow/text/language';
import { boxWords, words } from '@furrow/text/words';
import type { Look } from './draw/drawing';
import { inColumns } from './draw/layout';
import { wrapped } from './help';
import { nearest } from './near';
import { plainWords } from './plain-words';
import { setUps } from './set-ups';

/** What can be described, whether a game is set up or not. */
export type Things = Pick<GameWords<Position>, 'name' | 'things' | 'title' | 'describe'>;

/** Everything that any set-up of a game has to describe; where set-ups differ, as in the first that has it. */
export function thingsOf(box: GameBox<Position>, language: Language): Things {
  const all = setUps(box).map((game) => words(game, language));
  const having = (id: string) => all.find((one) => one.things().includes(id));
  return {
    name: boxWords(box.id, language).name,
    things: () => [...new Set(all.flatMap((one) => one.things()))],
    title: (id) => having(id)?.title(id) ?? id,
    describe: (id) => having(id)?.describe(id),
  };
}

/** The thing that a text means: its id, or its name in the language, in small or capital letters. */
export function findThing(words: Things, text: string): { id: string; found: Description } | undefined {
  const id = words
    .things()
    .find((one) => [one, words.title(one)].some((name) => plainWords(name) === plainWords(text)));
  const found = id === undefined ? undefined : words.describe(id);
  return id === undefined || found === undefined ? undefined : { id, found };
}

/** The id or name that is nearest to a mistyped text. */
export function nearThing(words: Things, text: string): string | undefined {
  return nearest(
    text,
    words.things().flatMap((id) => [id, words.title(id)]),
  );
}

/** How things are described. */
export type DescribingLook = Pick<Look<Position>, 'width' | 'paint' | 'terminal'> & {
  readonly words: Things;
};

/** What a thing is, as lines; or that there is no such thing. */
export function describeWord(look: DescribingLook, text: string): string[] {
  const thing = findThing(look.words, text);
  if (thing !== undefined) return descriptionLines(thing.found, thing.id, look);
  const near = nearThing(look.words, text);
  const { unknownWord, didYouMean } = look.terminal;
  return [near === undefined ? unknownWord(text) : `${unknownWord(text)} ${didYouMean(near)}`];
}

/** All words that can be described. */
export function thingLines({ words, width, paint }: Omit<DescribingLook, 'terminal'>): string[] {
  return [paint('bold', words.name), ...inColumns(words.things(), 2, width)];
}

/** A description as lines. */
export function descriptionLines(
  { name, lines }: Description,
  id: string,
  { paint, width }: Pick<Look<Position>, 'paint' | 'width'>,
): string[] {
  return [
    `${paint('bold', name)}  ${paint('gray', id)}`,
    ...lines.flatMap((line) => wrapped(line, width, '  ')),
  ];
}
