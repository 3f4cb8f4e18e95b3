import type { Effect } from '@furrow/agricola/effect';
import type { EffectPhrases } from '../../agricola/phrases';
import type { Mood } from '../../how';
import { effects } from './effects';
import type { Voice } from './voice';

/** The voice of a card's text, which has just spoken of the use of some spaces. */
function cardVoice(mood: Mood, spoken: readonly string[]): Voice {
  return { mood, tells: true, spoken, say: (inner, other = mood) => told(inner, other, spoken) };
}

/** An effect as the text of a card tells it: `vous recevez 1 bois`. */
export function told(effect: Effect, mood: Mood = 'do', spoken: readonly string[] = []): string {
  const phrase = effects[effect.do as keyof EffectPhrases] as (effect: Effect, how: Voice) => string;
  return phrase(effect, cardVoice(mood, spoken));
}
