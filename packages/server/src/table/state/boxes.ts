import { agricola } from '@furrow/agricola/game';
import { creatures } from '@furrow/creatures/game';
import type { Game, GameBox } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { neededOptions } from '@furrow/kernel/option-values';
import type { TableWish } from '@furrow/wire/wish';
import type { TableFacts } from '../store/stored-table';

/** The games that can be played here. */
export const boxes: readonly GameBox<Position>[] = [creatures, agricola];

/** The game with an id; undefined if there is none. */
export function findBox(id: string): GameBox<Position> | undefined {
  return boxes.find((box) => box.id === id);
}

/** So many games are held ready. */
const READY = 60;
const ready = new Map<string, Game<Position>>();

/** The game of a table; where nothing is kept of a pool its cards are those of the first one. */
export function gameAt({ wish, pool }: TableFacts): Game<Position> {
  return gameOf(wish, pool ?? findBox(wish.game)?.pools[0]);
}

/** A game for a table whose own cannot be opened here: with as many seats, and the usual options. */
export function standInFor({ wish }: TableFacts): Game<Position> {
  const box = findBox(wish.game);
  return gameOf({ ...wish, options: box === undefined ? {} : neededOptions(box, wish.seats) });
}

/** The game of a wish that was found right before, with the newest pool of cards unless one is named; tables that play the same share it. */
export function gameOf({ game, options, seats }: TableWish, pool?: string): Game<Position> {
  const name = JSON.stringify([game, options, seats, pool]);
  const found = ready.get(name) ?? opened({ game, options, seats }, pool);
  ready.delete(name);
  ready.set(name, found);
  const [oldest] = ready.keys();
  if (ready.size > READY) ready.delete(oldest);
  return found;
}

function opened(
  { game, options, seats }: Pick<TableWish, 'game' | 'options' | 'seats'>,
  pool: string | undefined,
): Game<Position> {
  const box = findBox(game);
  if (box === undefined) throw new Error(`a table plays '${game}', which is not there`);
  return box.open(options, seats, pool);
}
