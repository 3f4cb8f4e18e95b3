import { decision } from '@furrow/kernel/decide';
import type { Dice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play, topNode } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import type { Happening } from '@furrow/kernel/run';
import { NOBODY } from '@furrow/kernel/seat';

/** Whoever answers for a seat, going by what that seat sees of the state; `between` says that nothing is half done. */
export type Player = (state: Position, asked: Decision, between: boolean) => Move;

/** Whoever looks on: `watch` sees every state in which nothing is half done, `hear` is told what each answer brought about. */
export interface Watcher {
  watch(state: Position): void;
  hear(happenings: readonly Happening[]): void;
}

/** Plays a game to its end and gives its last state. */
export function playedGame(
  game: Game<Position>,
  players: readonly Player[],
  dealer: Dice,
  watcher?: Watcher,
): Position {
  const { rules } = game;
  const state = game.begin();
  for (let asked = decision(rules, state); asked !== undefined; asked = decision(rules, state)) {
    const between = state.lanes.every(({ empty }) => empty) && topNode(rules, state.main).kind.gap === true;
    if (between) watcher?.watch(state);
    const move =
      asked.seat === NOBODY ? asked.domain.sample(dealer) : players[asked.seat](state, asked, between);
    const heard: Happening[] = [];
    play(rules, state, asked.seat, move, heard);
    watcher?.hear(heard);
  }
  return state;
}
