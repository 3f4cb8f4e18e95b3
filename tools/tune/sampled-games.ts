import type { State } from '@furrow/agricola/state/state';
import { derive } from '@furrow/cli/seeds';
import { seededDice } from '@furrow/kernel/dice';
import type { Position } from '@furrow/kernel/kind';
import { CardNotes } from '../card-table/card-notes';
import type { Ended } from '../card-table/tally';
import { NormalEquations, type Size } from './normal-equations';
import type { Plan } from './plan';
import { playedGame } from './played-game';
import { variedPlayer } from './players';
import { type Spot, spotOf } from './spot';
import type { Subject } from './subject';

/** What some games of a round have shown; plain data. */
export interface Sampled {
  /** The numbers of the equations. */
  readonly equations: Float64Array;
  readonly games: number;
  /** The points of all seats at the end, added up. */
  readonly points: number;
  /** For each time: how many samples lie nearest to it. */
  readonly counts: Float64Array;
  /** For each time: the squares of how far the weights of the round were off in them, added up. */
  readonly errors: Float64Array;
  /** How the seats of each game ended. */
  readonly ended: readonly (readonly Ended[])[];
}

/** Which games of which round are played, with which weights. */
export interface SampleTask {
  readonly do: 'sample';
  readonly round: number;
  readonly from: number;
  readonly to: number;
  readonly table: Float64Array;
}

/** The features of a seat at some moment. */
interface Seen {
  readonly seat: number;
  readonly spot: Spot;
  readonly features: Float64Array;
}

/** How many features are weighed at how many times. */
function sizeOf({ features }: Subject, table: Float64Array): Size {
  return { features: features.names.length, times: table.length / features.names.length };
}

/** Plays games of a round by varied players and takes down what their positions were worth in the end. */
export function sampledGames(plan: Plan, subject: Subject, task: SampleTask): Sampled {
  const { table, round } = task;
  const equations = new NormalEquations(sizeOf(subject, table));
  const { times } = equations.size;
  const counts = new Float64Array(times);
  const errors = new Float64Array(times);
  const all: (readonly Ended[])[] = [];
  let points = 0;
  for (let index = task.from; index < task.to; index++) {
    const { seen, ended } = sampledGame(plan, subject, table, derive(plan.seed, round, index));
    const scores = ended.map((one) => one.points);
    for (const { seat, spot, features } of seen) {
      equations.add(features, spot, scores[seat]);
      const nearest = Math.round(spot.time + spot.later);
      counts[nearest]++;
      errors[nearest] += (scores[seat] - expected(table, features, spot)) ** 2;
    }
    for (const score of scores) points += score;
    all.push(ended);
  }
  return { equations: equations.numbers, games: task.to - task.from, points, counts, errors, ended: all };
}

function sampledGame({ manner }: Plan, subject: Subject, table: Float64Array, seed: number) {
  const { game, features } = subject;
  const { times } = sizeOf(subject, table);
  const seats = Array.from({ length: game.seats }, (_, seat) => seat);
  const players = seats.map((seat) =>
    variedPlayer(subject, table, manner, seededDice(derive(seed, 1 + seat))),
  );
  const seen: Seen[] = [];
  const notes = new CardNotes(game.seats);
  const watch = (state: Position) => {
    if (game.id === 'agricola') notes.see(state as State);
    const spot = spotOf(features.progress(state), times);
    for (const seat of seats) {
      const numbers = new Float64Array(features.names.length);
      features.read(state, seat, numbers);
      seen.push({ seat, spot, features: numbers });
    }
  };
  const end = playedGame(game, players, seededDice(derive(seed, 0)), {
    watch,
    hear: (happenings) => notes.hear(happenings),
  });
  return { seen, ended: notes.ended(game.outcome(end)) };
}

/** The points that these weights let a seat expect. */
export function expected(table: Float64Array, features: Float64Array, { time, later }: Spot): number {
  const start = time * features.length;
  let now = 0;
  let next = 0;
  for (let i = 0; i < features.length; i++) {
    now += features[i] * table[start + i];
    next += features[i] * table[start + features.length + i];
  }
  return now + (next - now) * later;
}
