import { decisions } from '@furrow/kernel/decide';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { GameBox, Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import type { Happening } from '@furrow/kernel/run';

/** One answer of a random game: who was asked what, what was said, and what happened then. */
export interface Answered {
  readonly decision: Decision;
  readonly move: Move;
  readonly heard: readonly Happening[];
}

/** Who looks on while a random game is played. */
export interface Watch<S extends Position> {
  /** Hears all decisions before one of them is answered: those the game waits on, then the open ones. */
  asked?(state: S, all: readonly Decision[], dice: Dice): void;
  /** Chooses the answer to a decision; without it, or if it has none, a canonical answer is drawn. */
  choose?(state: S, decision: Decision, dice: Dice): Move | undefined;
  /** Hears what was answered, with the state after it. */
  answered?(state: S, answer: Answered, dice: Dice): void;
}

/** Which game is played, and from which numbers its chance and its players draw. */
export interface Seeded {
  readonly seed: number;
  readonly options: Options;
  /** How many seats play; the fewest that the game allows if nobody says. */
  readonly seats?: number;
}

/** One open decision in so many is answered instead of what the game waits on. */
const OPEN_ODDS = 6;
/** A game that takes more answers than this does not end. */
const MOST_ANSWERS = 3000;

/** Plays a game to its end with random answers and gives its last state; failures carry the seed and the answer. */
export function randomGame<S extends Position>(
  box: GameBox<S>,
  { seed, options, seats = box.seats[0] }: Seeded,
  watch: Watch<S>,
  begun?: S,
): S {
  const game = box.open(options, seats);
  const state = begun ?? game.begin();
  const dice = seededDice(seed);
  let answers = 0;
  try {
    for (let all = decisions(game.rules, state); all.length > 0; all = decisions(game.rules, state)) {
      watch.asked?.(state, all, dice);
      const decision = pick(all, dice);
      const move = watch.choose?.(state, decision, dice) ?? sample(decision, dice);
      const heard: Happening[] = [];
      play(game.rules, state, decision.seat, move, heard);
      watch.answered?.(state, { decision, move, heard }, dice);
      if (++answers > MOST_ANSWERS) throw new Error('the game does not end');
    }
  } catch (error) {
    throw placed(error, `seed ${seed}, ${seats} seats, ${JSON.stringify(options)}, after answer ${answers}`);
  }
  return state;
}

/** One of the decisions that the game waits on, or now and then an open one. */
export function pick(all: readonly Decision[], dice: Dice): Decision {
  const open = all.filter((one) => one.open && one.domain.moves().length > 0);
  if (open.length > 0 && dice.below(OPEN_ODDS) === 0) return open[dice.below(open.length)];
  const waited = all.filter((one, i) => !one.open && all.findIndex(({ seat }) => seat === one.seat) === i);
  return waited[dice.below(waited.length)];
}

function sample({ kind, domain }: Decision, dice: Dice): Move {
  if (domain.moves().length === 0) throw new Error(`stuck: ${kind} cannot be answered`);
  return domain.sample(dice);
}

function placed(error: unknown, place: string): Error {
  const message = error instanceof Error ? error.message : String(error);
  return new Error(`${place}: ${message}`, { cause: error });
}
