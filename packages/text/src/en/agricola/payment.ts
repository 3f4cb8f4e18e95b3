import { PIECES, type PieceCounts } from '@furrow/agricola/effects/effect';
import type { Doing, Price } from '../../agricola/clauses/clause';
import { byKind } from '../../by-kind';
import { count, form, list } from '../grammar';
import { counted } from './counted';
import { amount, goods } from './nouns';

type Pay = Extract<Doing, { says: 'pay' }>;

/** What is paid: `2 wood`, `4 food for it, less 1 food for each pasture you have`. */
const price = byKind<'price', Price>('price', {
  some: ({ goods: of }) => goods(of),
  each: ({ goods: of, of: each }) => `${goods(of)} for ${counted(each).each}`,
  less: ({ most, less, of }) => `${goods(most)} for it, less ${goods(less)} for ${counted(of).each}`,
  harvests: ({ goods: of, more }) => `${goods(of)} plus ${amount(more, 1)} for each harvest still to come`,
});

/** That something is paid, and where it goes: `pay 1 food to the owner of this card`, `put 2 wood back on the space`. */
export function paying({ price: what, to, pieces }: Pay): string {
  if (to === 'space') return `put ${price(what)} back on the space`;
  if (to === 'starter') return `give the starting player ${price(what)}`;
  if (to === 'actor') return `give that player ${price(what)}`;
  return `pay ${withPieces(what, pieces)}${to === 'owner' ? ' to the owner of this card' : ''}`;
}

/** What is paid, with the pieces that leave the game for it: `1 wood and 1 fence from your supply (which leaves the game)`. */
function withPieces(what: Price, pieces: PieceCounts): string {
  const parts = PIECES.flatMap((piece) => {
    const n = pieces[piece];
    return n === undefined
      ? []
      : [`${count(n, piece)} from your supply (which ${form(n, 'leaves', 'leave')} the game)`];
  });
  return list([...(what.price === 'some' && what.goods.length === 0 ? [] : [price(what)]), ...parts]);
}
