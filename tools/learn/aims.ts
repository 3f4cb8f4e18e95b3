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
