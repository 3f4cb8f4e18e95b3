import type { Dice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { View } from '@furrow/kernel/schema';
import type { Waiting } from './waiting';

/** What a bot is asked: a decision of its seat, and what that seat sees. It never gets the state. */
export interface BotQuestion<S extends Position> {
  readonly game: Game<S>;
  readonly decision: Decision;
  /** What the seat of the decision sees, worked out for whoever looks. */
  view(): View<S>;
  readonly dice: Dice;
}

/** A player that is a program: it answers with one of the canonical moves. */
export type Bot = <S extends Position>(asked: BotQuestion<S>) => Move;

/** A bot that lets others speak while it thinks; it gives no answer if it is stopped. */
export type PatientBot = <S extends Position>(
  asked: BotQuestion<S>,
  waiting: Waiting,
) => Promise<Move | undefined>;
