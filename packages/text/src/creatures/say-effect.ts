import type { Effect } from '@furrow/creatures/effect';
import type { Amounts } from '@furrow/creatures/goods';
import type { EffectPhrases, How, Mood } from './phrases';

/** An effect as a clause; `lying` is what lies on the space that it speaks of, if that is known. */
export function sayEffect(phrases: EffectPhrases, effect: Effect, mood: Mood, lying?: Amounts): string {
  const phrase = phrases[effect.do as keyof EffectPhrases] as
    | ((effect: Effect, how: How) => string)
    | undefined;
  if (phrase === undefined) throw new Error(`no space or building has words for '${effect.do}'`);
  return phrase(effect, howTo(phrases, mood, lying));
}

/** The manner in which a phrase is to speak. */
export function howTo(phrases: EffectPhrases, mood: Mood, lying?: Amounts): How {
  return { mood, lying, say: (inner, other = mood) => sayEffect(phrases, inner, other, lying) };
}
