import { PIECES, type Piece, type PieceCounts } from '@furrow/agricola/effects/effect';
import type { Doing, Price } from '../../agricola/clauses/clause';
import type { Prize } from '../../agricola/clauses/prize';
import { byKind } from '../../by-kind';
import { count, form, list } from '../grammar';
import { DONNER, ECHANGER, PAYER, REMETTRE, type VerbPhrase } from '../voice';
import { counted } from './counted';
import { amount, goods } from './nouns';
import { prize } from './prizes';

type Pay = Extract<Doing, { says: 'pay' }>;

/** What is paid: `2 bois`, `4 PN (moins 1 PN pour chaque pâturage que vous avez)`. */
const price = byKind<'price', Price>('price', {
  some: ({ goods: of }) => goods(of),
  each: ({ goods: of, of: each }) => `${goods(of)} pour ${counted(each).each}`,
  less: ({ most, less, of }) => `${goods(most)} (moins ${goods(less)} pour ${counted(of).each})`,
  harvests: ({ goods: of, more }) => `${goods(of)}, plus ${amount(more, 1)} par récolte encore à venir,`,
});

/** That something is paid, and where it goes: `payer 1 PN`, `remettre 2 bois sur cette case`. */
export function paying({ price: what, to, pieces }: Pay): VerbPhrase {
  if (to === 'space') return { verb: REMETTRE, rest: `${price(what)} sur cette case`, duty: true };
  if (to === 'starter') return { verb: DONNER, rest: `${price(what)} au premier joueur`, duty: true };
  if (to === 'actor') return { verb: DONNER, rest: `${price(what)} à ce joueur`, duty: true };
  return {
    verb: PAYER,
    rest: `${withPieces(what, pieces)}${to === 'owner' ? ' au propriétaire de cette carte' : ''}`,
    duty: true,
  };
}

/** Goods for goods: `échanger 1 mouton contre 1 sanglier`; undefined if something else is paid or had. */
export function exchange(pay: Pay, what: Prize): VerbPhrase | undefined {
  const isPlain = what.prize === 'some' || what.prize === 'oneOf';
  if (pay.to !== 'supply' || pay.price.price === 'harvests' || !isPlain) return undefined;
  return { verb: ECHANGER, rest: `${withPieces(pay.price, pay.pieces)} contre ${prize(what)}`, duty: true };
}

const PIECE_NAMES: Readonly<Record<Piece, string>> = { fence: 'clôture', stable: 'étable' };

/** What is paid, with the pieces that leave the game for it: `1 bois et 1 clôture de votre réserve (retirée du jeu)`. */
function withPieces(what: Price, pieces: PieceCounts): string {
  const parts = PIECES.flatMap((piece) => {
    const n = pieces[piece];
    return n === undefined
      ? []
      : [`${count(n, PIECE_NAMES[piece])} de votre réserve (${form(n, 'retirée')} du jeu)`];
  });
  return list([...(what.price === 'some' && what.goods.length === 0 ? [] : [price(what)]), ...parts]);
}
