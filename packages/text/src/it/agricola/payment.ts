import type { Doing, Price } from '../../agricola/clauses/clause';
import { byKind } from '../../by-kind';
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
export function paying({ price: what, to }: Pay): VerbPhrase {
  if (to === 'space') return { verb: RIMETTERE, rest: `${price(what)} su quello spazio azione` };
  if (to === 'actor') return { verb: DARE, rest: `${price(what)} a quel giocatore` };
  return { verb: PAGARE, rest: `${price(what)}${to === 'owner' ? ' a chi possiede la carta' : ''}` };
}
