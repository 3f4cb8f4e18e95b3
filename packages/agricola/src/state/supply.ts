import { cards } from '../cards/index';
import type { Piece, PieceCounts } from '../effects/effect';
import { PIECES } from '../effects/effect';
import { fencePieces, stablesBuilt } from '../farm/farm-cards';
import { FENCES, STABLES } from '../farm/farmyard';
import { countAt, ENTRY, goodAt } from '../spaces/coming';
import { cardOf, isCard } from './source';
import type { Player } from './state';

/** How many pieces of a kind wait on round spaces. */
function piecesAside({ coming }: Player, piece: Piece): number {
  let n = 0;
  for (let i = 0; i < coming.length; i += ENTRY) {
    const thing = goodAt(coming, i);
    if (isCard(thing) && cards[cardOf(thing)].aside === piece) n += countAt(coming, i);
  }
  return n;
}

/** How many fences the player can still build. */
export function fencesLeft(player: Player): number {
  return FENCES - fencePieces(player) - player.fencesLost - piecesAside(player, 'fence');
}

/** How many stables the player can still build. */
export function stablesLeft(player: Player): number {
  return STABLES - stablesBuilt(player) - player.stablesLost - piecesAside(player, 'stable');
}

const LEFT: Readonly<Record<Piece, (player: Player) => number>> = {
  fence: fencesLeft,
  stable: stablesLeft,
};

/** How many pieces of a kind are in the player's supply. */
export function piecesLeft(player: Player, piece: Piece): number {
  return LEFT[piece](player);
}

/** The piece of which the player has not enough; undefined if there are enough of all. */
export function missingPiece(player: Player, pieces: PieceCounts): Piece | undefined {
  return PIECES.find((piece) => (pieces[piece] ?? 0) > piecesLeft(player, piece));
}

/** Pieces of the supply leave the game. */
export function losePieces(player: Player, { fence = 0, stable = 0 }: PieceCounts): void {
  player.fencesLost += fence;
  player.stablesLost += stable;
}
