import type { Position } from '@furrow/kernel/kind';
import type { GameWords } from '@furrow/text/game-words';
import type { HelpBlock, HelpThing } from '../../protocol/help';

/** What is told from declarations, by topic, besides the sentences of the catalogue. */
export type Derived<T extends string> = Readonly<Partial<Record<T, readonly HelpBlock[]>>>;

/** Things with their texts, by their ids; one without a text is left out. */
export function thingsBlock<S extends Position>(spoken: GameWords<S>, ids: readonly string[]): HelpBlock {
  const things = [...new Set(ids)].flatMap((id): HelpThing[] => {
    const described = spoken.describe(id);
    return described === undefined ? [] : [{ id, ...described }];
  });
  return { is: 'things', things };
}
