/** For every kind at least one sample; a kind without one does not compile. */
export type Samples<U, K extends keyof U> = {
  readonly [T in U[K] & string]: readonly Extract<U, Readonly<Record<K, T>>>[];
};

/** Samples by kind, of whatever they are samples. */
export type Kinds = Readonly<Record<string, readonly object[]>>;

/** All samples, kind after kind. */
export function everySample<T extends Kinds>(kinds: T): T[keyof T][number][] {
  return Object.values(kinds).flat();
}

/** For every phrase that takes something, what it is tried with. */
export type PhraseSamples<W> = {
  readonly [K in keyof W as W[K] extends (...args: never[]) => string ? K : never]: readonly (W[K] extends (
    ...args: infer A
  ) => string
    ? A
    : never)[];
};

/** Every phrase of some words, one a line behind its name; those that take something are said of their samples. */
export function phraseLines<W extends object>(words: W, samples: PhraseSamples<W>): string[] {
  const tried = samples as Readonly<Record<string, readonly (readonly unknown[])[]>>;
  return Object.entries(words).flatMap(([name, phrase]: [string, unknown]) =>
    spokenOf(phrase, tried[name] ?? []).map((text) => `${name}: ${text}`),
  );
}

/** What a phrase says: a text, texts by their keys, or what is made of each sample. */
function spokenOf(phrase: unknown, samples: readonly (readonly unknown[])[]): string[] {
  if (typeof phrase === 'function')
    return samples.map((args) => (phrase as (...args: readonly unknown[]) => string)(...args));
  if (Array.isArray(phrase)) return [phrase.join(' / ')];
  if (typeof phrase === 'string') return [phrase];
  return Object.entries(phrase as object).map(([key, text]) => `${key} ${text}`);
}
