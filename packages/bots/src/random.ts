import type { Dice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Move } from '@furrow/kernel/move';
import type { Bot } from './bot';

/** Any canonical answer to a decision, each as likely as the other: how chance deals. */
export function anyMove({ domain, kind }: Decision, dice: Dice): Move {
  const moves = domain.moves();
  if (moves.length === 0) throw new Error(`stuck: no move answers '${kind}'`);
  return moves[dice.below(moves.length)];
}

/** Any canonical move, each as likely as the other. */
export const random: Bot = ({ decision, dice }) => anyMove(decision, dice);
