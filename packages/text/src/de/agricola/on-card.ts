import type { OnCardPhrases } from '../../agricola/phrases';
import { count, list } from '../grammar';
import { onDrawnCards } from './drawn';
import { amount, goods, people } from './nouns';

/** What lies on a card in play, in German. */
export const onCards: OnCardPhrases = {
  ...onDrawnCards,
  pile: ({ top, left }) => `oben ${amount(top, 1)}, insgesamt ${count(left, 'Ware', 'Waren')}`,
  goods: ({ goods: of }) => goods(of),
  things: ({ count: n }) => count(n, 'Marker'),
  space: ({ id }, at) => `markiert „${at.spaceCalled(id)}“`,
  round: ({ round }) => `Runde ${round}`,
  spaces: ({ count: n, good }) => {
    if (good === undefined) return count(n, 'Feld markiert', 'Felder markiert');
    return n === 1 ? `${amount(good, 1)} auf 1 Feld` : `je ${amount(good, 1)} auf ${n} Feldern`;
  },
  palisades: ({ count: n }) => count(n, 'Palisade', 'Palisaden'),
  center: ({ cells }, at) => `Stall zwischen ${list(cells.map((cell) => at.cell(cell)))}`,
  room: ({ people: n }) => `Platz für ${people(n)}`,
  spent: ({ per }) => (per === 'game' ? 'aufgebraucht' : 'in dieser Runde genutzt'),
};
