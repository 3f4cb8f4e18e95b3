import { FOOD, GOODS, GRAIN } from '@furrow/agricola/goods';
import type { Question } from '@furrow/agricola/questions';
import type { State } from '@furrow/agricola/state';
import type { Decision } from '@furrow/kernel/domain';
import type { Move } from '@furrow/kernel/move';
import type { Exchange, Look } from '../family';
import { amountOf } from './amounts';

/** The goods that an answer names: a price that is chosen, grain that is baked. */
export function agricolaExchange(
  { words }: Look<State>,
  decision: Decision,
  { verb, things }: Move,
): Exchange {
  const amount = (good: number, count: number) => amountOf(words, GOODS, good, count);
  if (verb === 'pay')
    return { pays: things.flatMap((count, good) => (count > 0 ? [amount(good, count)] : [])) };
  if (verb !== 'bake') return {};
  const question = decision.question() as Question;
  const food = question.ask === 'bake' ? (question.food[things[0] - 1] ?? 0) : 0;
  return { pays: [amount(GRAIN, things[0])], gets: [amount(FOOD, food)] };
}
