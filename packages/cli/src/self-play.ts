import type { Bot } from '@furrow/bots/bot';
import { anyMove } from '@furrow/bots/random';
import { decision } from '@furrow/kernel/decide';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import { ask } from './ask';
import { derive } from './seeds';

/** Gives whoever is asked the dice for the answer; chance is asked as nobody. */
export type DiceOf = (asked: Decision) => Dice;

/** A game that bots play among themselves. */
export interface SelfPlay<S extends Position> {
  readonly game: Game<S>;
  readonly seats: readonly Bot[];
  readonly diceOf: DiceOf;
}

/** The dice of one of the games of a seed: one for each seat, and the dealer's behind them. */
export function diceOfGame(seed: number, index: number, seats: number): DiceOf {
  const dice = Array.from({ length: seats + 1 }, (_, seat) => seededDice(derive(seed, index, seat)));
  return ({ seat }) => dice[seat === NOBODY ? seats : seat];
}

/** Plays a game to its end; the state is the same object all the time. Gives the last state and the number of answers. */
export function selfPlay<S extends Position>(
  { game, seats, diceOf }: SelfPlay<S>,
  before?: (state: S, seat: Seat, move: Move) => void,
  after?: (state: S) => void,
): { state: S; decisions: number } {
  const state = game.begin();
  let decisions = 0;
  for (let asked = decision(game.rules, state); asked !== undefined; asked = decision(game.rules, state)) {
    const { seat } = asked;
    const dice = diceOf(asked);
    const chance = seat === NOBODY;
    const move = chance ? anyMove(asked, dice) : ask(seats[seat], { game, state, decision: asked, dice });
    before?.(state, seat, move);
    play(game.rules, state, seat, move);
    after?.(state);
    if (!chance) decisions++;
  }
  return { state, decisions };
}
