import type { Position } from '@furrow/kernel/kind';
import { type Move, sameMove } from '@furrow/kernel/move';
import { type Advice, adviceOn } from './advice';
import type { BotQuestion } from './bot';
import type { Thinking } from './thinking';

/** What somebody was advised, and what was thought about it. */
export interface Counsel<S extends Position> {
  readonly thinking: Thinking<S>;
  readonly advice: readonly Advice[];
}

/**
 * How the turn goes on that was advised, after some answers: with the same plan and the same values. Undefined if nothing was advised that
 * begins like this, or if the seat knows something now that it did not know then.
 */
export function counselAfter<S extends Position>(
  { advice, thinking }: Counsel<S>,
  answers: readonly Move[],
  asked: BotQuestion<S>,
): Counsel<S> | undefined {
  const plan = advice
    .filter(({ line }) => answers.every((answer, i) => i < line.length && sameMove(answer, line[i])))
    .map(({ line }) => line.slice(answers.length))
    .find((rest) => rest.length > 0);
  const next = plan && thinking.after(answers, asked);
  return next && { thinking: next, advice: adviceOn(asked, next, plan) };
}
