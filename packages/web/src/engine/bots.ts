import type { Dice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { View } from '@furrow/kernel/schema';

/** What a bot is asked: a decision of its seat, and what that seat sees. It never gets the state. */
interface BotAsked<S extends Position> {
  readonly game: Game<S>;
  readonly decision: Decision;
  /** What the seat of the decision sees, worked out for whoever looks. */
  view(): View<S>;
  readonly dice: Dice;
}

/** A player that is a program: it answers with one of the canonical moves. */
export type Bot = <S extends Position>(asked: BotAsked<S>) => Move;

/** Any canonical move, each as likely as the other: how chance deals. */
export const random: Bot = ({ decision: { domain, kind }, dice }) => {
  const moves = domain.moves();
  if (moves.length === 0) throw new Error(`stuck: no move answers '${kind}'`);
  return moves[dice.below(moves.length)];
};

const bots: Readonly<Record<string, Bot>> = { random };

/** The names of all bots. */
export const botNames: readonly string[] = Object.keys(bots);

/** The bot of a name; undefined if it is that of a person. */
export function botOf(name: string): Bot | undefined {
  return Object.hasOwn(bots, name) ? bots[name] : undefined;
}
