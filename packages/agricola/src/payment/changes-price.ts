import { cards } from '../cards/index';
import type { CardNumber } from '../state/numbers';
import { BOUGHT, type Bought } from './modifier';

/** Of what each card changes the price, a bit for each: almost none does, and that is asked for whatever is bought. */
const changed = Uint8Array.from(cards, ({ costs }) =>
  costs.flatMap(({ of }) => of).reduce((mask, what) => mask | (1 << BOUGHT.indexOf(what)), 0),
);

/** Whether a card changes the price of something. */
export function changesPriceOf(card: CardNumber, what: Bought): boolean {
  return changed[card] !== 0 && ((changed[card] >> BOUGHT.indexOf(what)) & 1) === 1;
}
