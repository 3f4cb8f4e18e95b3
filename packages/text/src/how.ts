import type { Amounts } from '@furrow/farm/goods';
import type { Mood } from './voice';

/**
 * How an effect is said: `do` tells the player to do it ("take 1 sheep"), `may` allows it ("you may take 1 sheep"),
 * `ask` asks for a yes or no and goes without its question mark ("take 1 sheep").
 */
export type PlainMood = Extract<Mood, 'do' | 'may' | 'ask'>;

/** What a phrase for an effect is given besides the effect. */
export interface How<E> {
  readonly mood: PlainMood;
  /** What lies on the space that is spoken of; undefined if the text is about any moment of any game. */
  readonly lying?: Amounts | undefined;
  /** Says an effect inside this one; in the same mood if none is given. */
  say(effect: E, mood?: PlainMood): string;
}

/** The phrases of some effects, by kind. */
type Sayings<E> = Readonly<Record<string, (effect: never, how: How<E>) => string>>;

/** An effect as a clause; `lying` is what lies on the space that it speaks of, if that is known. */
export function sayEffect<E extends { readonly do: string }>(
  phrases: Sayings<E>,
  effect: E,
  mood: PlainMood,
  lying?: Amounts,
): string {
  const phrase = phrases[effect.do] as ((effect: E, how: How<E>) => string) | undefined;
  if (phrase === undefined) throw new Error(`no words for '${effect.do}'`);
  return phrase(effect, howTo(phrases, mood, lying));
}

/** The manner in which a phrase is to speak. */
export function howTo<E extends { readonly do: string }>(
  phrases: Sayings<E>,
  mood: PlainMood,
  lying?: Amounts,
): How<E> {
  return { mood, lying, say: (inner, other = mood) => sayEffect(phrases, inner, other, lying) };
}
