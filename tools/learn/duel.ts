import { derive } from '@furrow/cli/seeds';
import { decision } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import type { Outcome } from '@furrow/kernel/game';
import { play } from '@furrow/kernel/machine';
import { NOBODY } from '@furrow/kernel/seat';
import type { Plan } from './plan';
import { found, mindOf, type Who } from './players';
import type { Subject } from './subject';

/** Which deals two play against each other, the first at each seat once. */
export interface DuelTask {
  readonly do: 'duel';
  readonly from: number;
  readonly to: number;
  readonly one: Who;
  readonly other: Who;
}

/** How the first has fared; plain data. */
export interface Duel {
  readonly deals: number;
  readonly games: number;
  /** Won games; a victory that is shared counts its part. Alone, games with more points than the other had. */
  readonly wins: number;
  /** By how many points it was ahead of the mean of the others (of the other's game, if each plays alone), added up, and the squares of that for each deal. */
  readonly lead: number;
  readonly squares: number;
}

/** The dice of duels have nothing in common with those of games to learn from, whose generations are counted from 1. */
const DUELS = 0;

/** Plays every deal once for each seat: there the one, at all others the other. */
export function duel(plan: Plan, subjects: readonly Subject[], task: DuelTask): Duel {
  const sum = { deals: 0, games: 0, wins: 0, lead: 0, squares: 0 };
  for (let deal = task.from; deal < task.to; deal++) {
    const subject = subjects[deal % subjects.length];
    const { seats, sides } = subject.game;
    let ahead = 0;
    for (let own = 0; own < seats; own++) {
      const { scores, winners } = outcomeOf(plan, subject, task, deal, (seat) => seat === own);
      const lead =
        seats === 1
          ? scores[0] - outcomeOf(plan, subject, task, deal, () => false).scores[0]
          : scores[own] - meanOfOthers(scores, own, sides);
      sum.games++;
      sum.wins += seats === 1 ? (1 + Math.sign(lead)) / 2 : winners.includes(own) ? 1 / winners.length : 0;
      ahead += lead / seats;
    }
    sum.deals++;
    sum.lead += ahead * seats;
    sum.squares += ahead ** 2;
  }
  return sum;
}

/** The mean of the points of all who are not on the side of a seat. */
function meanOfOthers(scores: readonly number[], own: number, sides: readonly number[]): number {
  const others = scores.filter((_, seat) => sides[seat] !== sides[own]);
  return others.reduce((sum, points) => sum + points, 0) / others.length;
}

function outcomeOf(
  plan: Plan,
  subject: Subject,
  { one, other }: DuelTask,
  deal: number,
  isOne: (seat: number) => boolean,
): Outcome {
  const { game } = subject;
  const dealer = seededDice(derive(plan.seed, DUELS, deal));
  const dice = Array.from({ length: game.seats }, (_, seat) =>
    seededDice(derive(plan.seed, DUELS, deal, 1 + seat)),
  );
  const state = game.begin();
  for (let asked = decision(game.rules, state); asked !== undefined; asked = decision(game.rules, state)) {
    const { seat, domain } = asked;
    const moves = seat === NOBODY ? [domain.sample(dealer)] : domain.moves();
    const mind = mindOf(subject, isOne(seat) ? one : other);
    const { simulations } = plan.manner;
    const move =
      moves.length === 1
        ? moves[0]
        : found(subject, state, asked, { mind, simulations, dice: dice[seat] })[0].move;
    play(game.rules, state, seat, move);
  }
  return game.outcome(state);
}
