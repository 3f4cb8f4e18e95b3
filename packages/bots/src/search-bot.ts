import type { Dice } from '@furrow/kernel/dice';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Asked, Bot, PatientBot } from './bot';
import type { Budget } from './budget';
import { evaluationOf } from './evaluations';
import { ponder, thoughts } from './ponder';
import { NATURE } from './search';
import { type Choice, Thinking } from './thinking';

/** What sets a bot that searches apart from the strongest. */
export interface Character {
  /** How many points an answer may look worse and still be looked at as often. */
  readonly curiosity?: number;
  /** The spread, in points, of the mistakes with which it judges answers. */
  readonly slips?: number;
}

/** A bot that searches what may come. */
export function searchBot(budget: Budget, character: Character = {}): Bot {
  return (asked) => {
    const moves = asked.decision.domain.moves();
    if (moves.length === 1) return moves[0];
    const thinking = thinkingBy(asked, character);
    for (const _share of thoughts(thinking, budget));
    return answerBy(asked, thinking, character);
  };
}

/** Answers as `searchBot` does, but lets others speak while it thinks. */
export function patientSearchBot(budget: Budget, character: Character = {}): PatientBot {
  return async (asked, waiting) => {
    const moves = asked.decision.domain.moves();
    if (moves.length === 1) return moves[0];
    const thinking = thinkingBy(asked, character);
    await ponder(thinking, budget, waiting);
    return waiting.signal?.aborted === true ? undefined : answerBy(asked, thinking, character);
  };
}

function thinkingBy<S extends Position>(
  asked: Asked<S>,
  { curiosity = NATURE.curiosity }: Character,
): Thinking<S> {
  return new Thinking(asked, evaluationOf(asked.game), { curiosity });
}

function answerBy<S extends Position>(
  { dice }: Asked<S>,
  thinking: Thinking<S>,
  { slips = 0 }: Character,
): Move {
  const choices = thinking.choices();
  return slips === 0 ? choices[0].move : slip(choices, slips, dice);
}

/** The answer that looks best to somebody who misjudges each of them by some points. */
function slip(choices: readonly Choice[], slips: number, dice: Dice): Move {
  let best = choices[0].move;
  let most = -Infinity;
  for (const { move, lead } of choices) {
    const judged = lead + slips * mistake(dice);
    if (judged > most) [best, most] = [move, judged];
  }
  return best;
}

const FINE = 1 << 20;

/** A number around 0 with a spread of 1, near enough to a normal one. */
function mistake(dice: Dice): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += dice.below(FINE) / FINE;
  return sum - 6;
}
