import type { Move } from '@furrow/kernel/move';
import type { PiecesDraft } from '../../protocol/draft';

/** Pieces being moved: where each stands now, and which is in the hand. */
export interface PiecesState {
  readonly of: 'pieces';
  /** The cells of the pieces, in the order of the draft. */
  readonly at: readonly number[];
  /** The piece in the hand, by its place in the draft; -1 if none is. */
  readonly held: number;
}

export function startPieces({ pieces }: PiecesDraft): PiecesState {
  return { of: 'pieces', at: pieces.map(({ cell }) => cell), held: -1 };
}

/** Takes up a piece, puts down the one in the hand, or (on its own cell) takes up the next one there. */
export function tapForPiece(state: PiecesState, cell: number): PiecesState {
  const { at, held } = state;
  const here = at.flatMap((one, i) => (one === cell ? [i] : []));
  if (held < 0) return { ...state, held: here[0] ?? -1 };
  if (at[held] === cell) return { ...state, held: here[here.indexOf(held) + 1] ?? -1 };
  return { ...state, at: at.map((one, i) => (i === held ? cell : one)), held: -1 };
}

export function piecesMove({ pieces }: PiecesDraft, { at }: PiecesState): Move | undefined {
  const things = pieces.flatMap(({ piece, cell }, i) => (at[i] === cell ? [] : [piece, cell, at[i]]));
  return things.length === 0 ? undefined : { verb: 'move', things };
}
