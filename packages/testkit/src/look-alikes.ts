import { decision } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import { NOBODY } from '@furrow/kernel/seat';
import { view } from '@furrow/kernel/view';

/** A state, and what a seat is asked in it. */
export interface Asked<S extends Position> {
  readonly state: S;
  readonly decision: Decision;
}

/** The states of a random game at which a seat is asked, every so many answers. */
export function* askedInRandomGame<S extends Position>(
  game: Game<S>,
  seed: number,
  every: number,
): Generator<Asked<S>> {
  const dice = seededDice(seed);
  const state = game.begin();
  let answers = 0;
  for (let asked = decision(game.rules, state); asked !== undefined; asked = decision(game.rules, state)) {
    if (asked.seat !== NOBODY && ++answers % every === 0) yield askedIn(game, game.rules.copy(state));
    play(game.rules, state, asked.seat, asked.domain.sample(dice));
  }
}

/** Such states of three random games, each with another one that looks the same to the seat that is asked. */
export function* lookAlikes<S extends Position>(
  game: Game<S>,
  every: number,
): Generator<readonly [Asked<S>, Asked<S>]> {
  let looked = 0;
  for (const seed of [1, 2, 3])
    for (const one of askedInRandomGame(game, seed, every)) {
      const seen = view(game.schema, one.state, one.decision.seat);
      yield [one, askedIn(game, game.imagine(seen, seededDice(++looked)))];
    }
}

function askedIn<S extends Position>(game: Game<S>, state: S): Asked<S> {
  const asked = decision(game.rules, state);
  if (asked === undefined) throw new Error('nobody is asked any more');
  return { state, decision: asked };
}
