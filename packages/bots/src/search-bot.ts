import type { Dice } from '@furrow/kernel/dice';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Bot, BotQuestion, PatientBot } from './bot';
import type { Budget } from './budget';
import { ponder, thoughts } from './ponder';
import { type Choice, Thinking } from './thinking';

/** A bot that searches what may come; `slips` is the spread, in points, of the mistakes with which it judges answers. */
export function searchBot(budget: Budget, slips = 0): Bot {
  return (asked) => {
    const moves = asked.decision.domain.moves();
    if (moves.length === 1) return moves[0];
    const thinking = new Thinking(asked);
    for (const _share of thoughts(thinking, budget));
    return answerOf(asked, thinking, slips);
  };
}

/** Answers as `searchBot` does, but lets others speak while it thinks. */
export function patientSearchBot(budget: Budget, slips = 0): PatientBot {
  return async (asked, waiting) => {
    const moves = asked.decision.domain.moves();
    if (moves.length === 1) return moves[0];
    const thinking = new Thinking(asked);
    await ponder(thinking, budget, waiting);
    return waiting.signal?.aborted === true ? undefined : answerOf(asked, thinking, slips);
  };
}

function answerOf<S extends Position>({ dice }: BotQuestion<S>, thinking: Thinking<S>, slips: number): Move {
  return slips === 0 ? thinking.choices()[0].move : slip(thinking.wellKnown(), slips, dice);
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
