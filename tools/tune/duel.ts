import { leadOf } from '@furrow/bots/lead';
import { derive } from '@furrow/cli/seeds';
import { seededDice } from '@furrow/kernel/dice';
import type { Plan } from './plan';
import { playedGame } from './played-game';
import { playerOf } from './players';
import type { Subject } from './subject';

/** How weights have fared against those of the beginning; plain data. */
export interface Duel {
  readonly games: number;
  /** Won games; a victory that is shared counts its part. */
  readonly wins: number;
  /** By how many points they were ahead of the best other (alone: of the old weights in the same deal), added up. */
  readonly lead: number;
}

/** Which deals are played, with which weights against which. */
export interface DuelTask {
  readonly do: 'duel';
  readonly from: number;
  readonly to: number;
  readonly table: Float64Array;
  readonly start: Float64Array;
}

/** The dice of duels have nothing in common with those of rounds, which are counted from 1. */
const DUELS = 0;

/** Plays every deal once for each seat: there the new weights, at all others the old ones. */
export function duel(plan: Plan, subject: Subject, task: DuelTask): Duel {
  const { game } = subject;
  const all = Array.from({ length: game.seats }, (_, seat) => seat);
  const sum = { games: 0, wins: 0, lead: 0 };
  for (let deal = task.from; deal < task.to; deal++) {
    const outcome = (by: (seat: number) => boolean) => {
      const players = all.map((seat) => {
        const dice = seededDice(derive(plan.seed, DUELS, deal, 1 + seat));
        return playerOf(subject, by(seat) ? task.table : task.start, plan.manner, dice);
      });
      return game.outcome(playedGame(game, players, seededDice(derive(plan.seed, DUELS, deal))));
    };
    for (const own of all) {
      const { scores, winners } = outcome((seat) => seat === own);
      const ahead = alone(game.seats)
        ? scores[own] - outcome(() => false).scores[own]
        : leadOf(scores, own, game.sides);
      sum.games++;
      sum.lead += ahead;
      if (alone(game.seats)) sum.wins += ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0;
      else if (winners.includes(own)) sum.wins += 1 / winners.length;
    }
  }
  return sum;
}

const alone = (seats: number) => seats === 1;
