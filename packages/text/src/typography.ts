const NO_BREAK = '\u00a0';

/** The same words with the spaces of French typography: no line breaks before `: ; ? !` or inside « ». */
export function typeset<T>(words: T): T {
  return spaced(words) as T;
}

/** Texts are spaced, phrases when they are said, and whatever holds them part by part. */
function spaced(words: unknown): unknown {
  if (typeof words === 'string') return words.replace(/ (?=[:;?!»])|(?<=«) /g, NO_BREAK);
  if (typeof words === 'function') {
    return (...things: readonly unknown[]) =>
      spaced((words as (...things: readonly unknown[]) => unknown)(...things));
  }
  if (typeof words !== 'object' || words === null) return words;
  if (Array.isArray(words)) return words.map(spaced);
  return Object.fromEntries(Object.entries(words).map(([name, one]) => [name, spaced(one)]));
}
