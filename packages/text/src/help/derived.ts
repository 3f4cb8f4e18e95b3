import type { Position } from '@furrow/kernel/kind';
import type { BoxWords, GameWords } from '../game-words';
import type { HelpBlock, HelpThing } from './help';

/** What is told from declarations, by topic, besides the sentences of the catalogue. */
export type Derived<T extends string> = Readonly<Partial<Record<T, readonly HelpBlock[]>>>;

/** Things with their texts, by their ids; one without a text is left out. */
export function thingsBlock<S extends Position>(spoken: GameWords<S>, ids: readonly string[]): HelpBlock {
  const things = [...new Set(ids)].flatMap((id): HelpThing[] => {
    const described = spoken.describe(id);
    return described === undefined ? [] : [{ id, name: described.name, lines: described.lines }];
  });
  return { is: 'things', things };
}

/** Options with what they change, by their names. */
export function optionsBlock(
  spoken: BoxWords,
  names: readonly string[],
  more: Readonly<Record<string, readonly string[]>>,
): HelpBlock {
  const things = names.map((id) => {
    const { title, about } = spoken.option(id);
    return { id, name: title, lines: [about, ...(more[id] ?? [])] };
  });
  return { is: 'things', things };
}
