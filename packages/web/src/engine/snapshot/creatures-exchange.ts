import { GOODS } from '@furrow/creatures/goods';
import type { Question } from '@furrow/creatures/questions';
import type { State } from '@furrow/creatures/state';
import type { Decision } from '@furrow/kernel/domain';
import type { Move } from '@furrow/kernel/move';
import type { Exchange, Look } from '../family';
import { amountOf } from './amounts';

/** The goods that an answer names: a price that is chosen, an exchange. */
export function creaturesExchange(
  { words }: Look<State>,
  decision: Decision,
  { verb, things }: Move,
): Exchange {
  const amount = (good: number, count = 1) => amountOf(words, GOODS, good, count);
  switch (verb) {
    case 'pay':
      return { pays: priceWith(decision, things[0]).map(([good, count]) => amount(good, count)) };
    case 'flip':
      return { pays: priceWith(decision, things[1]).map(([good, count]) => amount(good, count)) };
    case 'trade':
      return {
        pays: things.slice(0, -1).map((good) => amount(good)),
        gets: things.slice(-1).map((good) => amount(good)),
      };
    default:
      return {};
  }
}

/** The price among those asked for that begins with a good. */
function priceWith(decision: Decision, good: number): readonly (readonly [number, number])[] {
  const question = decision.question() as Question;
  const prices = 'prices' in question ? question.prices : [];
  return prices.find(([first]) => first?.[0] === good) ?? [];
}
