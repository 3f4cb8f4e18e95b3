import type { Printed } from '../../deck';
import { revisedDeck } from '../revised-deck';
import { categories } from './categories';
import { ownCards } from './own/index';

/** The occupations among its cards, by number; the others are minor improvements. */
const OCCUPATIONS = [59, 72, 75, 78, 80, 81, 101, 102, 103, 104];
/** Those for 3 players and more, and the one that travels. */
const FROM_THREE = [59, 72, 75, 78];
const TRAVELING = 72;

function printedOn(number: number): Pick<Printed, 'kind' | 'players' | 'travels'> {
  return {
    kind: OCCUPATIONS.includes(number) ? 'occupation' : 'minor',
    players: FROM_THREE.includes(number) ? 3 : 1,
    travels: number === TRAVELING,
  };
}

/** AG-V07: the L deck, which may be added to the others of the revised edition. */
export const deckL = { ...revisedDeck('L', categories, ownCards, printedOn), added: true } as const;
