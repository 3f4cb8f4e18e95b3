import { PIECES, type Piece, type PieceCounts } from '@furrow/agricola/effects/effect';
import type { Doing, Price } from '../../agricola/clauses/clause';
import { byKind } from '../../by-kind';
import { count, list } from '../grammar';
import { DARE, PAGARE, RIMETTERE, type VerbPhrase } from '../voice';
import { counted } from './counted';
import { amount, goods } from './nouns';

type Pay = Extract<Doing, { says: 'pay' }>;

/** What is paid: `2 legni`, `4 cibi, meno 1 cibo per ogni tuo pascolo,`. */
const price = byKind<'price', Price>('price', {
  some: ({ goods: of }) => goods(of),
  each: ({ goods: of, of: each }) => `${goods(of)} per ${counted(each).each}`,
  less: ({ most, less, of }) => `${goods(most)}, meno ${goods(less)} per ${counted(of).each},`,
  harvests: ({ goods: of, more }) =>
    `${goods(of)}, più ${amount(more, 1)} per ogni raccolto ancora da svolgere,`,
});

/** That something is paid, and where it goes: `paga 1 cibo`, `rimetti 2 legni su quello spazio azione`. */
export function paying({ price: what, to, pieces }: Pay): VerbPhrase {
  if (to === 'space') return { verb: RIMETTERE, rest: `${price(what)} su quello spazio azione` };
  if (to === 'starter') return { verb: DARE, rest: `${price(what)} al primo giocatore` };
  if (to === 'actor') return { verb: DARE, rest: `${price(what)} a quel giocatore` };
  return {
    verb: PAGARE,
    rest: `${withPieces(what, pieces)}${to === 'owner' ? ' a chi possiede la carta' : ''}`,
  };
}

const PIECE_NAMES: Readonly<Record<Piece, readonly [one: string, many: string]>> = {
  fence: ['steccato', 'steccati'],
  stable: ['stalla', 'stalle'],
};

/** What is paid, with the pieces that leave the game for it: `1 legno e 1 steccato della tua riserva (che esce dal gioco)`. */
function withPieces(what: Price, pieces: PieceCounts): string {
  const parts = PIECES.flatMap((piece) => {
    const n = pieces[piece];
    return n === undefined
      ? []
      : [
          `${count(n, ...PIECE_NAMES[piece])} della tua riserva (che ${n === 1 ? 'esce' : 'escono'} dal gioco)`,
        ];
  });
  return list([...(what.price === 'some' && what.goods.length === 0 ? [] : [price(what)]), ...parts]);
}
