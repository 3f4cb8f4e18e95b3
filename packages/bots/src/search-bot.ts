import type { Dice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Bot, BotQuestion, PatientBot } from './bot';
import type { Budget } from './budget';
import { knownAnswer } from './known-answer';
import type { Mind } from './mind';
import { mindOf } from './minds';
import { ponder, thoughts } from './ponder';
import { type Choice, Thinking } from './thinking';
import { loadNetworks } from './trained/index';

/** How a bot searches. */
export interface Searching {
  readonly budget: Budget;
  /** The spread, in points, of the mistakes with which it judges answers; none if it is left out. */
  readonly slips?: number;
  /** What it goes by; left out, whatever is known to be best. */
  readonly mind?: <S extends Position>(game: Game<S>) => Mind<S>;
}

/** A bot that searches what may come. */
export function searchBot({ budget, slips = 0, mind = mindOf }: Searching): Bot {
  return (asked) => {
    const known = knownAnswer(asked);
    if (known !== undefined) return known;
    const thinking = new Thinking(asked, mind(asked.game));
    for (const _share of thoughts(thinking, budget));
    return answerOf(asked, thinking, slips);
  };
}

/** Answers as `searchBot` does, but loads what it needs and lets others speak while it thinks. */
export function patientSearchBot({ budget, slips = 0, mind = mindOf }: Searching): PatientBot {
  return async (asked, waiting) => {
    const known = knownAnswer(asked);
    if (known !== undefined) return known;
    await loadNetworks(asked.game);
    const thinking = new Thinking(asked, mind(asked.game));
    await ponder(thinking, budget, waiting);
    return waiting.signal?.aborted === true ? undefined : answerOf(asked, thinking, slips);
  };
}
function answerOf<S extends Position>({ dice }: BotQuestion<S>, thinking: Thinking<S>, slips: number): Move {
  return slips === 0 ? thinking.choices()[0].move : slip(thinking.wellKnown(), slips, dice);
}

/** The answer that looks best to somebody who misjudges each of them by some points. */
function slip(choices: readonly Choice[], slips: number, dice: Dice): Move {
  let best = choices[0].move;
  let most = -Infinity;
  for (const { move, lead } of choices) {
    const judged = lead + slips * mistake(dice);
    if (judged > most) [best, most] = [move, judged];
  }
  return best;
}

const FINE = 1 << 20;

/** A number around 0 with a spread of 1, near enough to a normal one. */
function mistake(dice: Dice): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += dice.below(FINE) / FINE;
  return sum - 6;
}
