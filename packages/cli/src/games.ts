import { agricola } from '@furrow/agricola/game';
import { creatures } from '@furrow/creatures/game';
import type { GameBox } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { type Getting, gettingAgricola, gettingCreatures } from '@furrow/text/typed/getting';
import { drawAgricola } from './draw/agricola';
import { drawCreatures } from './draw/creatures';
import type { Drawing } from './draw/drawing';
import { InputError } from './input-error';
import { didYouMean } from './near';

/** A game as the command line knows it: its rules, and how its table is drawn. */
export interface Playable {
  readonly box: GameBox<Position>;
  readonly drawing: Drawing<Position>;
  /** How things on offer are got, if the game offers any. */
  readonly getting?: Getting<Position>;
}

/** All games. */
export const games: readonly Playable[] = [
  { box: creatures, drawing: drawCreatures, getting: gettingCreatures },
  { box: agricola, drawing: drawAgricola, getting: gettingAgricola },
];

/** The game with an id; throws `InputError` if there is none. */
export function findGame(id: string): Playable {
  const found = games.find(({ box }) => box.id === id);
  if (found === undefined) throw new InputError(noSuchGame(id));
  return found;
}

/** That no game has this id, and which ids there are. */
export function noSuchGame(id: string): string {
  const known = games.map(({ box }) => box.id);
  return `no game is called '${id}'${didYouMean(id, known)}; the games are: ${known.join(', ')}`;
}
