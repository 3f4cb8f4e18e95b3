import type { OnCardPhrases } from '../../agricola/phrases';
import { count, list } from '../grammar';
import { onDrawnCards } from './drawn';
import { amount, goods, palisadeCount } from './nouns';

/** What lies on a card in play, in Italian. */
export const onCards: OnCardPhrases = {
  ...onDrawnCards,
  pile: ({ top, left }) => `in cima ${amount(top, 1)}, in tutto ${count(left, 'bene', 'beni')}`,
  goods: ({ goods: of }) => goods(of),
  things: ({ count: n }) => count(n, 'segnalino', 'segnalini'),
  space: ({ id }, at) => `segna «${at.spaceCalled(id)}»`,
  round: ({ round }) => `round ${round}`,
  spaces: ({ count: n, good }) => {
    if (good === undefined) return count(n, 'casella segnata', 'caselle segnate');
    return `${amount(good, 1)} su ${n === 1 ? '1 casella' : `ognuna di ${n} caselle`}`;
  },
  palisades: ({ count: n }) => palisadeCount(n),
  center: ({ cells }, at) => `stalla tra ${list(cells.map((cell) => at.cell(cell)))}`,
  room: ({ people }) => `posto per ${count(people, 'familiare', 'familiari')}`,
  spent: ({ per }) => (per === 'game' ? 'esaurita' : 'già usata in questo round'),
};
