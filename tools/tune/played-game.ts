import { decision } from '@furrow/kernel/decide';
import type { Dice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play, topNode } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import { NOBODY } from '@furrow/kernel/seat';

/** Whoever answers for a seat, seeing everything; `between` says that nothing is half done. */
export type Player = (state: Position, asked: Decision, between: boolean) => Move;

/** Plays a game to its end and gives its last state; `watch` sees every state in which nothing is half done. */
export function playedGame(
  game: Game<Position>,
  players: readonly Player[],
  dealer: Dice,
  watch?: (state: Position) => void,
): Position {
  const { rules } = game;
  const state = game.begin();
  for (let asked = decision(rules, state); asked !== undefined; asked = decision(rules, state)) {
    const between = state.lanes.every(({ empty }) => empty) && topNode(rules, state.main).kind.gap === true;
    if (between) watch?.(state);
    const move =
      asked.seat === NOBODY ? asked.domain.sample(dealer) : players[asked.seat](state, asked, between);
    play(rules, state, asked.seat, move);
  }
  return state;
}
