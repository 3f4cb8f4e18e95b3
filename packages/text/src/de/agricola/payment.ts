import { PIECES, type Piece, type PieceCounts } from '@furrow/agricola/effects/effect';
import type { Doing, Price } from '../../agricola/clauses/clause';
import { byKind } from '../../by-kind';
import { count, list } from '../grammar';
import { GIVE, LAY_BACK, PAY, type VerbPhrase } from '../voice';
import { counted } from './counted';
import { amount, goods } from './nouns';

type Pay = Extract<Doing, { says: 'pay' }>;

/** What is paid: `2 Holz`, `4 Nahrung abzüglich 1 Nahrung für jede deiner Weiden`. */
const price = byKind<'price', Price>('price', {
  some: ({ goods: of }) => goods(of),
  each: ({ goods: of, of: each }) => `${goods(of)} für ${counted(each).each}`,
  less: ({ most, less, of }) => `${goods(most)} abzüglich ${goods(less)} für ${counted(of).each}`,
  harvests: ({ goods: of, more }) => `${goods(of)} sowie ${amount(more, 1)} für jede noch ausstehende Ernte`,
});

/** That something is paid, and where it goes: `zahle 1 Nahrung`, `lege 2 Holz auf das Feld zurück`. */
export function paying({ price: what, to, pieces }: Pay): VerbPhrase {
  if (to === 'space') return { verb: LAY_BACK, rest: `${price(what)} auf das Feld` };
  if (to === 'starter') return { verb: GIVE, rest: `dem Startspieler ${price(what)}` };
  if (to === 'actor') return { verb: GIVE, rest: `diesem Spieler ${price(what)}` };
  return { verb: PAY, rest: `${to === 'owner' ? 'dem Besitzer der Karte ' : ''}${withPieces(what, pieces)}` };
}

const PIECE_NAMES: Readonly<Record<Piece, readonly [one: string, many: string]>> = {
  fence: ['Zaun', 'Zäune'],
  stable: ['Stall', 'Ställe'],
};

/** What is paid, with the pieces that leave the game for it: `1 Holz und 1 Zaun aus deinem Vorrat (er verlässt das Spiel)`. */
function withPieces(what: Price, pieces: PieceCounts): string {
  const parts = PIECES.flatMap((piece) => {
    const n = pieces[piece];
    if (n === undefined) return [];
    const leaving = n === 1 ? 'er verlässt das Spiel' : 'sie verlassen das Spiel';
    return [`${count(n, ...PIECE_NAMES[piece])} aus deinem Vorrat (${leaving})`];
  });
  return list([...(what.price === 'some' && what.goods.length === 0 ? [] : [price(what)]), ...parts]);
}
