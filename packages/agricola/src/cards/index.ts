import { type Card, compileCards } from './card';
import { actions } from './revised/actions';
import { farm } from './revised/farm';
import { goods } from './revised/goods';
import { harvest } from './revised/harvest';
import { people } from './revised/people';

/** All cards, by number. */
export const cards: readonly Card[] = compileCards([...farm, ...people, ...actions, ...goods, ...harvest]);

const byId = new Map(cards.map((one) => [one.id, one]));

/** The card with an id, if there is one. */
export function findCard(id: string): Card | undefined {
  return byId.get(id);
}
