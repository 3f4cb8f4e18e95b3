import type { Options } from '@furrow/kernel/game';
import { hash } from '@furrow/kernel/hash';
import type { Position } from '@furrow/kernel/kind';
import { findGame } from './games';
import { PROGRAM } from './program';
import { seatedBots } from './seated-bots';
import { diceOfGame, type SelfPlay, selfPlay } from './self-play';

/** What is simulated; plain data, so that it can be sent to a worker. */
export interface Plan {
  readonly game: string;
  readonly options: Options;
  /** Names of bots. */
  readonly seats: readonly string[];
  readonly seed: number;
  /** Whether the invariants are looked at after every move. */
  readonly check: boolean;
}

/** How one seat has fared. */
export interface SeatTally {
  wins: number;
  points: number;
  least: number;
  most: number;
}

/** The sums over some games. */
export interface Tally {
  games: number;
  decisions: number;
  /** A sum over the last positions: equal games have equal sums. */
  hash: number;
  readonly seats: SeatTally[];
}

/** A tally of no games. */
export function emptyTally(seats: number): Tally {
  const none = () => ({ wins: 0, points: 0, least: Infinity, most: -Infinity });
  return { games: 0, decisions: 0, hash: 0, seats: Array.from({ length: seats }, none) };
}

/** Adds the games of one tally to another. */
export function addTally(to: Tally, more: Tally): void {
  to.games += more.games;
  to.decisions += more.decisions;
  to.hash = (to.hash + more.hash) >>> 0;
  more.seats.forEach(({ wins, points, least, most }, seat) => {
    const own = to.seats[seat];
    own.wins += wins;
    own.points += points;
    own.least = Math.min(own.least, least);
    own.most = Math.max(own.most, most);
  });
}

/** Plays the games from one number up to (without) another and adds them up. */
export function simulateRange(plan: Plan, from: number, to: number): Tally {
  const tally = emptyTally(plan.seats.length);
  for (let index = from; index < to; index++) simulateOne(plan, index, tally);
  return tally;
}

function simulateOne(plan: Plan, index: number, tally: Tally): void {
  const game = findGame(plan.game).box.open(plan.options, plan.seats.length);
  const given: SelfPlay<Position> = {
    game,
    seats: seatedBots(plan.seats),
    diceOf: diceOfGame(plan.seed, index, plan.seats.length),
  };
  let moves = 0;
  try {
    const check = (state: Position) => {
      moves++;
      const wrong = plan.check ? game.broken(state) : [];
      if (wrong.length > 0) throw new Error(wrong.join('; '));
    };
    const { state, decisions } = selfPlay(given, undefined, check);
    const { scores, winners } = game.outcome(state);
    const [a, b] = hash(game.schema, state);
    const seats = scores.map((points, seat) => ({
      wins: winners.includes(seat) ? 1 / winners.length : 0,
      points,
      least: points,
      most: points,
    }));
    addTally(tally, { games: 1, decisions, hash: (a ^ b) >>> 0, seats });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const options = Object.entries(plan.options).map(([name, value]) => ` --option ${name}=${value}`);
    const which = `--seats ${plan.seats.join(',')} --seed ${plan.seed} --game ${index}`;
    const call = `${PROGRAM} record ${plan.game} ${which}${options.join('')}`;
    throw new Error(`after ${moves} moves of '${call}': ${why}`, { cause: error });
  }
}
