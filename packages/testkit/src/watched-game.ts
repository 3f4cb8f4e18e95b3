import { decode, encode } from '@furrow/kernel/codec';
import { decision } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import { hash, hashText } from '@furrow/kernel/hash';
import { goOn, playWatched } from '@furrow/kernel/instants';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';

/** A move and whose it is. */
interface Answer {
  readonly seat: Seat;
  readonly move: Move;
}

/** The moves of a random game. */
export function randomMoves<S extends Position>(game: Game<S>, seed: number): Answer[] {
  const { rules } = game;
  const [state, dice] = [game.begin(), seededDice(seed)];
  const moves: Answer[] = [];
  for (let asked = decision(rules, state); asked !== undefined; asked = decision(rules, state)) {
    const one = { seat: asked.seat, move: asked.domain.sample(dice) };
    moves.push(one);
    play(rules, state, one.seat, one.move);
  }
  return moves;
}

/**
 * Plays moves twice: straight on, and with a stop at every instant, from which the game goes on as it was written down.
 * How often it was stopped, and whether it was the same after every move.
 */
export function stoppedEverywhere<S extends Position>(
  game: Game<S>,
  moves: readonly Answer[],
): { stops: number; same: boolean } {
  const { rules, schema } = game;
  const stop = () => true;
  const straight = game.begin();
  let state = game.begin();
  let stops = 0;
  const same = moves.every((one) => {
    play(rules, straight, one.seat, one.move);
    for (let at = playWatched(rules, state, one, stop); at !== undefined; at = goOn(rules, state, stop)) {
      stops++;
      state = decode(schema, JSON.parse(JSON.stringify(encode(schema, state))));
    }
    return hashText(hash(schema, state)) === hashText(hash(schema, straight));
  });
  return { stops, same };
}
