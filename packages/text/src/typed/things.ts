import type { Position } from '@furrow/kernel/kind';
import type { Description, GameWords } from '../game-words';
import type { TerminalWords } from '../terminal';
import { nearest } from './near';
import { plainWords } from './plain-words';

/** What can be described, whether a game is set up or not. */
export type Things = Pick<GameWords<Position>, 'name' | 'things' | 'title' | 'describe'>;

/** A thing with what is said of it. */
interface FoundThing {
  readonly id: string;
  readonly found: Description;
}

/** The things that a text means: by their id, or by their name in the language, in small or capital letters. */
export function findThings(words: Things, text: string): readonly FoundThing[] {
  const isMeant = (id: string) => [id, words.title(id)].some((name) => plainWords(name) === plainWords(text));
  return words
    .things()
    .filter(isMeant)
    .flatMap((id) => {
      const found = words.describe(id);
      return found === undefined ? [] : [{ id, found }];
    });
}

/** The first of them. */
export function findThing(words: Things, text: string): FoundThing | undefined {
  return findThings(words, text)[0];
}

/** The id or name that is nearest to a mistyped text. */
export function nearThing(words: Things, text: string): string | undefined {
  return nearest(
    text,
    words.things().flatMap((id) => [id, words.title(id)]),
  );
}

/** That nothing has such a name, and which name is near. */
export function unknownText(
  { unknownWord, didYouMean }: TerminalWords,
  all: readonly Things[],
  text: string,
): string {
  const near = all.map((words) => nearThing(words, text)).find((one) => one !== undefined);
  return near === undefined ? unknownWord(text) : `${unknownWord(text)} ${didYouMean(near)}`;
}
