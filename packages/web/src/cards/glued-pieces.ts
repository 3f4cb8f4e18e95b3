import type { Name } from '../protocol/catalogue';
import type { Piece } from './find-names';

/** Plain words; or a name with the marks before and behind it that stay on its line. */
export type GluedPiece = string | { readonly name: Name; readonly before: string; readonly after: string };

/** What opens before a name, and what closes or ends behind it. */
const OPENING = /[“„«‘(]\s?$/u;
const CLOSING = /^\s?(?:[”“»’)][.,;:!?…]?|[.,;:!?…])/u;

const openingOf = (text: string): string => OPENING.exec(text)?.[0] ?? '';
const closingOf = (text: string): string => CLOSING.exec(text)?.[0] ?? '';

/** The pieces of a text, with quotation marks around a name and the stop behind it kept beside it. */
export function gluedPieces(pieces: readonly Piece[]): readonly GluedPiece[] {
  const isName = (piece: Piece | undefined) => typeof piece === 'object';
  const restOf = (text: string, i: number) =>
    isName(pieces[i - 1]) ? text.slice(closingOf(text).length) : text;
  const glued = pieces.map((piece, i): GluedPiece => {
    if (typeof piece === 'string') {
      const rest = restOf(piece, i);
      return isName(pieces[i + 1]) ? rest.slice(0, rest.length - openingOf(rest).length) : rest;
    }
    const [last, next] = [pieces[i - 1], pieces[i + 1]];
    return {
      name: piece,
      before: typeof last === 'string' ? openingOf(restOf(last, i - 1)) : '',
      after: typeof next === 'string' ? closingOf(next) : '',
    };
  });
  return glued.filter((piece) => piece !== '');
}
