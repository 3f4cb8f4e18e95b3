import type { Goods } from '../../../../state/goods';
import { card } from '../../../card';
import { iPlayCard, on } from '../../../listener';
import { type CardSight, ownActs } from '../../../own';

/** What belongs to each craft: its cards, what one of them brings, and what each that is there already brings. */
const CRAFTS: readonly {
  readonly cards: readonly string[];
  readonly brings: Goods;
  readonly before: Goods;
}[] = [
  { cards: ['joinery', 'cabinetmaker-2007'], brings: { wood: 4 }, before: { wood: 2 } },
  { cards: ['pottery', 'potter-2007'], brings: { clay: 4 }, before: { clay: 2 } },
  { cards: ['basketmaker', 'basketmaker-2007'], brings: { reed: 3 }, before: { reed: 2 } },
];

/** What the cards of crafts that lie in front of the player bring. */
function forOwned(sight: CardSight): readonly Goods[] {
  return CRAFTS.flatMap(({ cards, before }) => cards.filter((id) => sight.owns(id)).map(() => before));
}

/** What the card that was just played brings. */
function forPlayed(sight: CardSight): readonly Goods[] {
  return CRAFTS.filter(({ cards }) => cards.includes(sight.justPlayed())).map(({ brings }) => brings);
}

const { acts, act } = ownActs({
  'goods-of-crafts': {
    possible: (sight) => forOwned(sight).length > 0,
    plain: true,
    act: (sight) => forOwned(sight).map((goods) => ({ step: 'gain', goods })),
  },
  'goods-of-craft': {
    possible: (sight) => forPlayed(sight).length > 0,
    plain: true,
    act: (sight) => forPlayed(sight).map((goods) => ({ step: 'gain', goods })),
  },
});

/** Crafts bring their owner the goods that they work with. */
export const guildmaster = card('guildmaster-2007', 'E341', {
  play: act('goods-of-crafts'),
  on: on(iPlayCard, act('goods-of-craft')),
  own: { acts },
});
