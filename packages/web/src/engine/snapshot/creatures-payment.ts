import { GOODS } from '@furrow/creatures/goods';
import type { Question } from '@furrow/creatures/questions';
import type { State } from '@furrow/creatures/state';
import type { Decision } from '@furrow/kernel/domain';
import type { Move } from '@furrow/kernel/move';
import type { Amount } from '../../protocol/goods';
import type { Look } from '../family';
import { amountOf } from './amounts';

/** The goods that an answer gives away: a price that is chosen, the first half of an exchange. */
export function creaturesPayment(
  { words }: Look<State>,
  decision: Decision,
  { verb, things }: Move,
): Amount[] | undefined {
  const amount = (good: number, count = 1) => amountOf(words, GOODS, good, count);
  switch (verb) {
    case 'pay':
      return priceWith(decision, things[0]).map(([good, count]) => amount(good, count));
    case 'flip':
      return priceWith(decision, things[1]).map(([good, count]) => amount(good, count));
    case 'trade':
      return things.slice(0, -1).map((good) => amount(good));
    default:
      return undefined;
  }
}

/** The price among those asked for that begins with a good. */
function priceWith(decision: Decision, good: number): readonly (readonly [number, number])[] {
  const question = decision.question() as Question;
  const prices = 'prices' in question ? question.prices : [];
  return prices.find(([first]) => first?.[0] === good) ?? [];
}
