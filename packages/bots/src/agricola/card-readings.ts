import { majors } from '@furrow/agricola/boards/majors';
import { cards } from '@furrow/agricola/cards/index';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { countAt, deliveriesLeft, ENTRY, goodAt } from '@furrow/agricola/spaces/coming';
import { FIRST_ANIMAL, GRAIN, STONE, VEGETABLE, WOOD } from '@furrow/agricola/state/goods';
import { between, type Readings } from './reading';
import type { Sight } from './sight';

/** Goods on the coming round spaces, from one good to another. */
function coming({ player }: Sight, first: number, last: number): number {
  const { coming: list } = player;
  let n = 0;
  for (let i = 0; i < list.length; i += ENTRY)
    if (goodAt(list, i) >= first && goodAt(list, i) <= last) n += countAt(list, i);
  return n;
}

/** The major improvements of the seat that do not cook. */
export const majorReadings: Readings = Object.fromEntries(
  majors
    .filter(({ cooks }) => cooks === undefined)
    .map(({ id, number }) => [`major:${id}`, ({ majors: owned }: Sight) => (owned >> number) & 1]),
);

/** The cards in play, and how many are in hand. */
export const cardReadings: Readings = {
  'points:cards': ({ cards: { points } }) => points,
  'points:card-bonus': ({ cards: { bonus } }) => bonus,
  'points:bonus': ({ player }) => player.bonus,
  'people:lost': ({ player }) => player.lost,
  'coming:resources': (sight) => coming(sight, WOOD, STONE),
  'coming:crops': (sight) => coming(sight, GRAIN, VEGETABLE),
  'coming:animals': (sight) => coming(sight, FIRST_ANIMAL, FIRST_ANIMAL + 2),
  'occupations:2': ({ cards: { occupations } }) => Math.min(2, occupations),
  'occupations:4': ({ cards: { occupations } }) => between(occupations, 2, 4),
  'occupations:more': ({ cards: { occupations } }) => between(occupations, 4, 10),
  'minors:2': ({ cards: { minors } }) => Math.min(2, minors),
  'minors:more': ({ cards: { minors } }) => between(minors, 2, 10),
  'cards:early': ({ cards: { occupations, minors }, course }) => (occupations + minors) * course.roundsLeft,
  'cards:hand': ({ player }) => player.hand.length,
  'cards:laid': ({ cards: { laid } }) => between(laid, 0, 12),
  'cards:spent': ({ cards: { spent } }) => spent,
  'cards:deliveries': ({ player }) => deliveriesLeft(player),
};

/** The names of the numbers that say which cards are in play, and where each card's is among them; -1 for none. */
export function playedCards({ pool }: Ruleset): { names: readonly string[]; at: Int16Array } {
  const at = new Int16Array(cards.length).fill(-1);
  pool.forEach((card, i) => {
    at[card] = i;
  });
  return { names: pool.map((card) => `played:${cards[card].id}`), at };
}
