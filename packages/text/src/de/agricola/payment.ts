import type { Doing, Price } from '../../agricola/clauses/clause';
import { byKind } from '../../by-kind';
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
export function paying({ price: what, to }: Pay): VerbPhrase {
  if (to === 'space') return { verb: LAY_BACK, rest: `${price(what)} auf das Feld` };
  if (to === 'actor') return { verb: GIVE, rest: `diesem Spieler ${price(what)}` };
  return { verb: PAY, rest: `${to === 'owner' ? 'dem Besitzer der Karte ' : ''}${price(what)}` };
}
