import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';

/** How many numbers say what became of a position: for each seat its categories, then for each seat its points. */
export function aimWidth({ categories, seats }: Pick<Game<Position>, 'categories' | 'seats'>): number {
  return seats * (categories.length + 1);
}

/** What became of a game: the points of every seat by category, then altogether. */
export function aimOf(game: Game<Position>, end: Position): Float32Array {
  const { categories, seats } = game;
  const aim = new Float32Array(aimWidth(game));
  for (let seat = 0; seat < seats; seat++)
    for (const { category, points } of game.score(end, seat)) {
      aim[seat * categories.length + categories.indexOf(category)] += points;
      aim[seats * categories.length + seat] += points;
    }
  return aim;
}

/** By how many points a search expects a seat to be ahead. */
export interface Lead {
  readonly seat: number;
  readonly points: number;
}

/**
 * The aim of a position in which a search expected a lead: part of the way from the result to that. Where more than two
 * play, a lead does not say who has how many points, and the result stands.
 */
export function mixedAim(aim: Float32Array, seats: number, lead: Lead, trust: number): Float32Array {
  const mixed = aim.slice();
  const points = mixed.subarray(mixed.length - seats);
  const { seat } = lead;
  if (seats === 1) points[0] += trust * (lead.points - points[0]);
  if (seats !== 2) return mixed;
  const moved = (trust * (lead.points - (points[seat] - points[1 - seat]))) / 2;
  points[seat] += moved;
  points[1 - seat] -= moved;
  return mixed;
}
