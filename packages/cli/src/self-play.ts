import { decision } from '@furrow/kernel/decide';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import { type Bot, deal } from './bots';
import { derive } from './seeds';

/** A game that bots play among themselves. */
export interface SelfPlay<S extends Position> {
  readonly game: Game<S>;
  readonly seats: readonly Bot[];
  readonly seed: number;
  /** Which of the games of this seed. */
  readonly index: number;
}

/** The dice of a game of bots: one for each seat, and the dealer's behind them. */
function diceOf({ seats, seed, index }: SelfPlay<never>): Dice[] {
  return [...seats, deal].map((_, seat) => seededDice(derive(seed, index, seat)));
}

/** Plays a game to its end; the state is the same object all the time. Gives the last state and the number of answers. */
export function selfPlay<S extends Position>(
  given: SelfPlay<S>,
  before?: (state: S, seat: Seat, move: Move) => void,
  after?: (state: S) => void,
): { state: S; decisions: number } {
  const { game, seats } = given;
  const dice = diceOf(given as SelfPlay<never>);
  const state = game.begin();
  let decisions = 0;
  for (let asked = decision(game.rules, state); asked !== undefined; asked = decision(game.rules, state)) {
    const chance = asked.seat === NOBODY;
    const bot = chance ? deal : seats[asked.seat];
    const move = bot({ game, state, decision: asked, dice: dice[chance ? seats.length : asked.seat] });
    before?.(state, asked.seat, move);
    play(game.rules, state, asked.seat, move);
    after?.(state);
    if (!chance) decisions++;
  }
  return { state, decisions };
}
