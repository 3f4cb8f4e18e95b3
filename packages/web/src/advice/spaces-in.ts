import type { Suggestion } from '../protocol/table';

/** A suggestion to use a space. */
export interface SuggestedSpace extends Suggestion {
  /** The id of the space. */
  readonly space: string;
}

/** The spaces among what is suggested, the best first, each once. */
export function spacesIn(advice: readonly Suggestion[]): readonly SuggestedSpace[] {
  const spaces = advice.flatMap((one) =>
    one.target?.on === 'space' ? [{ ...one, space: one.target.id }] : [],
  );
  return spaces.filter(({ space }, i) => spaces.findIndex((one) => one.space === space) === i);
}
