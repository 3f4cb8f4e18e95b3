import type { OnCardPhrases } from '../../agricola/phrases';
import { count, form, list } from '../grammar';
import { onDrawnCards } from './drawn';
import { amount, goods } from './nouns';

/** What lies on a card in play, in French. */
export const onCards: OnCardPhrases = {
  ...onDrawnCards,
  pile: ({ top, left }) => `sur le dessus : ${amount(top, 1)}, ${count(left, 'marchandise')} en tout`,
  goods: ({ goods: of }) => goods(of),
  things: ({ count: n }) => count(n, 'marqueur'),
  space: ({ id }, at) => `marque « ${at.spaceCalled(id)} »`,
  round: ({ round }) => `manche ${round}`,
  spaces: ({ count: n, good }) => {
    if (good === undefined) return `${count(n, 'case')} ${form(n, 'marquée')}`;
    return `${amount(good, 1)} sur ${n === 1 ? '1 case' : `chacune de ${n} cases`}`;
  },
  palisades: ({ count: n }) => count(n, 'palissade'),
  center: ({ cells }, at) => `étable entre ${list(cells.map((cell) => at.cell(cell)))}`,
  room: ({ people }) => `place pour ${count(people, 'personne')}`,
  spent: ({ per }) => (per === 'game' ? 'épuisée' : 'utilisée à cette manche'),
};
