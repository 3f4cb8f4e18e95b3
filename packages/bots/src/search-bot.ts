import type { Dice } from '@furrow/kernel/dice';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Asked, Bot } from './bot';
import type { Budget } from './budget';
import { evaluationOf } from './evaluations';
import { thoughts } from './ponder';
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
export function searchBot(budget: Budget, { curiosity = NATURE.curiosity, slips = 0 }: Character = {}): Bot {
  return <S extends Position>(asked: Asked<S>) => {
    const moves = asked.decision.domain.moves();
    if (moves.length === 1) return moves[0];
    const thinking = new Thinking(asked, evaluationOf(asked.game), { curiosity });
    for (const _share of thoughts(thinking, budget));
    return slips === 0 ? thinking.choices()[0].move : slip(thinking.choices(), slips, asked.dice);
  };
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
