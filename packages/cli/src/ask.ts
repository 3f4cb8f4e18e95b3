import type { Bot } from '@furrow/bots/bot';
import type { Dice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import { view } from '@furrow/kernel/view';

/** A decision of a game, and the dice of whoever answers it. */
export interface Question<S extends Position> {
  readonly game: Game<S>;
  readonly state: S;
  readonly decision: Decision;
  readonly dice: Dice;
}

/** A bot's answer. It sees what its seat sees, which is worked out only if it looks. */
export function ask<S extends Position>(bot: Bot, { game, state, decision, dice }: Question<S>): Move {
  return bot({ game, decision, dice, view: () => view(game.schema, state, decision.seat) });
}
