import type { OnCardPhrases } from '../../agricola/phrases';
import { count, list } from '../grammar';
import { onDrawnCards } from './drawn';
import { amount, goods } from './nouns';

/** What lies on a card in play, in English. */
export const onCards: OnCardPhrases = {
  ...onDrawnCards,
  pile: ({ top, left }) => `${amount(top, 1)} on top, ${count(left, 'good')} in all`,
  goods: ({ goods: of }) => goods(of),
  things: ({ count: n }) => count(n, 'marker'),
  space: ({ id }, at) => `marks “${at.spaceCalled(id)}”`,
  round: ({ round }) => `round ${round}`,
  spaces: ({ count: n, good }) => {
    const spaces = count(n, 'space');
    if (good === undefined) return `${spaces} marked`;
    return `${amount(good, 1)} on ${n === 1 ? spaces : `each of ${spaces}`}`;
  },
  palisades: ({ count: n }) => count(n, 'palisade'),
  center: ({ cells }, at) => `stable amid ${list(cells.map((cell) => at.cell(cell)))}`,
  room: ({ people }) => `room for ${count(people, 'person', 'people')}`,
  spent: ({ per }) => (per === 'game' ? 'used up' : 'used in this round'),
};
