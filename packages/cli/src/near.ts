import { nearest } from '@furrow/text/typed/near';

/** ` (did you mean 'games'?)`, or nothing if no known word is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? '' : ` (did you mean '${near}'?)`;
}
