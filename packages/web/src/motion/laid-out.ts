import type { CardPicture } from '../protocol/card';
import type { SeatPicture } from '../protocol/seat';
import type { Table } from '../protocol/table';

/** A card, an improvement or a building that somebody else has just laid out. */
export interface LaidOut {
  readonly seat: SeatPicture;
  readonly card: CardPicture;
}

/** What somebody else than the viewer laid out between two tables, or anybody drew for all to see; the last of several. */
export function laidOut(before: Table, after: Table): LaidOut | undefined {
  const { drew } = after;
  if (drew !== undefined && drew.move > before.moves.shown)
    return { seat: after.seats[drew.seat], card: drew.card };
  const since = after.log.filter(({ move, seat }) => move > before.moves.shown && seat !== after.viewer);
  for (const { laid, seat: number } of since.toReversed()) {
    const seat = after.seats[number];
    if (laid === undefined || seat === undefined) continue;
    const card = [...seat.cards, ...before.offer.cards].find(({ title }) => title === laid);
    if (card !== undefined) return { seat, card };
  }
  return undefined;
}

/** What a new round is called and brings; undefined if none has begun. */
export function newRound(
  before: Table,
  after: Table,
): { readonly words: string; readonly brings: string } | undefined {
  if (after.round.now === before.round.now) return undefined;
  const fresh = after.board.flatMap(({ spaces }) => spaces).find((space) => space.fresh === true);
  return { words: after.round.words, brings: fresh?.title ?? '' };
}
