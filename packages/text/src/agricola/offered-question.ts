import type { Question } from '@furrow/agricola/vocabulary/questions';
import type { Decision } from '@furrow/kernel/domain';

/** A question with those of its options that can be chosen. */
export function offeredQuestion(question: Question, { domain }: Decision): Question {
  if (question.ask !== 'oneOf') return question;
  const { effect } = question;
  const chosen = new Set(domain.moves().map(({ things: [option] }) => option));
  const options = Object.entries(effect.options).filter((_, i) => chosen.has(i));
  return { ...question, effect: { ...effect, options: Object.fromEntries(options) } };
}
