import type { Effect } from '@furrow/agricola/effect';
import type { Question } from '@furrow/agricola/questions';
import type { Decision } from '@furrow/kernel/domain';

/** What an effect does where it is offered: its condition holds, and it is not used up, so nobody needs to hear of that. */
export function offeredEffect(effect: Effect): Effect {
  switch (effect.do) {
    case 'when':
      return offeredEffect(effect.then);
    case 'once':
      return offeredEffect(effect.effect);
    case 'oneOf':
      return {
        ...effect,
        options: Object.fromEntries(
          Object.entries(effect.options).map(([word, one]) => [word, offeredEffect(one)]),
        ),
      };
    default:
      return effect;
  }
}

/** A question with those of its options that can be chosen. */
export function offeredQuestion(question: Question, { domain }: Decision): Question {
  if (question.ask !== 'oneOf') return question;
  const { effect } = question;
  const chosen = new Set(domain.moves().map(({ things: [option] }) => option));
  const options = Object.entries(effect.options).filter((_, i) => chosen.has(i));
  return { ...question, effect: { ...effect, options: Object.fromEntries(options) } };
}
