import type { Dice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';

/** What a bot is asked. */
export interface Question<S extends Position> {
  readonly game: Game<S>;
  readonly state: S;
  readonly decision: Decision;
  readonly dice: Dice;
}

/** A player that is a program: it answers a question with one of the canonical moves. */
export type Bot = <S extends Position>(question: Question<S>) => Move;

/** Any canonical move, each as likely as the other. */
const random: Bot = ({ decision, dice }) => {
  const moves = decision.domain.moves();
  if (moves.length === 0) throw new Error(`stuck: no move answers '${decision.kind}'`);
  return moves[dice.below(moves.length)];
};

/** The bots by the name that stands for them in `--seats`. */
export const bots: Readonly<Record<string, Bot>> = { random };

/** Whether a bot has this name. */
export function isBot(name: string): boolean {
  return Object.hasOwn(bots, name);
}

/** Deals for chance: each of its moves is as likely as the other. */
export const deal: Bot = random;
