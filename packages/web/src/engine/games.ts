import { agricola } from '@furrow/agricola/game';
import { creatures } from '@furrow/creatures/game';
import type { GameBox, Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { BOXES, type BoxId } from '../protocol/set-up';
import type { GameId } from '../protocol/table';
import type { Family } from './family';
import { agricolaFamily } from './snapshot/agricola';
import { creaturesFamily } from './snapshot/creatures';

/** A game as the browser knows it: its rules, and how its table becomes a picture. */
export interface Playable {
  readonly box: GameBox<Position>;
  readonly family: Family<Position>;
}

const games: Readonly<Record<GameId, Playable>> = {
  creatures: { box: creatures, family: creaturesFamily },
  agricola: { box: agricola, family: agricolaFamily },
};

/** The game with an id; undefined if there is none. */
export function findGame(id: string): (Playable & { readonly id: GameId }) | undefined {
  return id === 'creatures' || id === 'agricola' ? { id, ...games[id] } : undefined;
}

/** The game with an id; throws if there is none. */
export function gameCalled(id: string): Playable & { readonly id: GameId } {
  const playable = findGame(id);
  if (playable === undefined) throw new Error(`no game is called '${id}'`);
  return playable;
}

/** What stands on the start screen: which game, and with which options already chosen. */
export const boxes: Readonly<Record<BoxId, { readonly game: GameId; readonly fixed: Options }>> = {
  creatures: { game: 'creatures', fixed: {} },
  'agricola-revised': { game: 'agricola', fixed: { edition: 'revised' } },
  'agricola-2007': { game: 'agricola', fixed: { edition: '2007' } },
};

/** What a game was opened from on the start screen. */
export function boxIdOf(game: string, options: Options): BoxId {
  const isIt = (id: BoxId) =>
    boxes[id].game === game &&
    Object.entries(boxes[id].fixed).every(([name, value]) => options[name] === value);
  return BOXES.find(isIt) ?? BOXES[0];
}

/** The rules of what stands on the start screen. */
export function boxOf(id: BoxId): GameBox<Position> {
  return games[boxes[id].game].box;
}
