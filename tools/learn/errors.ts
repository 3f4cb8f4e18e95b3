import type { Dice } from '@furrow/kernel/dice';
import type { Move } from '@furrow/kernel/move';
import type { Manner } from './plan';
import type { Found } from './players';

/** The rounds in which somebody errs, both included. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const NEVER: Span = { from: 1, to: 0 };

/** What goes wrong in a game, so that positions come up that nobody would play for. */
export interface Errors {
  /** Whether a seat gives any answer at all in a round. */
  isRandom(seat: number, round: number, dice: Dice): boolean;
  /** The answer of somebody who misjudges each of them; the first if nothing goes wrong in a round. */
  slipped(answers: readonly Found[], round: number, dice: Dice): Move;
}

/** The errors of a game: none in half of all games, slips in the first rounds in a quarter, in the last quarter one seat loses its head for a while. */
export function errorsOf({ slips, opening }: Manner, rounds: number, seats: number, dice: Dice): Errors {
  const kind = dice.below(4);
  const last = 1 + dice.below(Math.max(1, Math.round(opening * rounds)));
  const slipping = kind === 2 ? { from: 1, to: last } : NEVER;
  const spread = (slips * (1 + dice.below(4))) / 4;
  const from = 1 + dice.below(rounds);
  const headless = kind === 3 ? { from, to: from + dice.below(2) } : NEVER;
  const loser = dice.below(seats);
  return {
    isRandom: (seat, round, rolled) => seat === loser && isIn(headless, round) && rolled.below(2) === 0,
    slipped: (answers, round, rolled) =>
      isIn(slipping, round) ? slipped(answers, spread, rolled) : answers[0].move,
  };
}

function isIn({ from, to }: Span, round: number): boolean {
  return from <= round && round <= to;
}

const FINE = 1 << 20;

/** The answer that looks best to somebody who misjudges each of them by some points. */
function slipped(answers: readonly Found[], slips: number, dice: Dice): Move {
  let [best, most] = [answers[0].move, -Infinity];
  for (const { move, lead } of answers) {
    let mistake = -6;
    for (let i = 0; i < 12; i++) mistake += dice.below(FINE) / FINE;
    const judged = lead + slips * mistake;
    if (judged > most) [best, most] = [move, judged];
  }
  return best;
}
