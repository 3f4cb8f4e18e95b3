import { inTurn, seq } from '@furrow/kernel/effect';
import type { Effect } from '../effects/effect';
import { DEALINGS, dealtHand, HAND, isLiving } from '../options/hand-ways';
import type { Variant } from '../options/variant';

/** How everybody comes by the first hand of cards. */
export function handsCourse(variant: Variant): Effect {
  const steps = [...hands(variant), ...afterwards(variant)];
  return steps.length === 1 ? steps[0] : seq<Effect>(...steps);
}

function hands({ hands: way }: Variant): readonly Effect[] {
  if (way === 'deal') return [{ do: 'deal' }];
  if (way === 'choose')
    return [{ do: 'spread' }, { do: 'draft', keep: [[HAND, HAND]], rest: 'decks' }, { do: 'tellHands' }];
  const dealings = DEALINGS[way];
  if (dealings === undefined) return [{ do: 'deal', counts: dealtHand(way) }];
  const drafts = dealings.flatMap(({ dealt, keep }): Effect[] => [
    { do: 'deal', counts: dealt, packs: true },
    { do: 'draft', keep, rest: 'away' },
  ]);
  return [...drafts, { do: 'tellHands' }];
}

/** What comes before round 1 when everybody has a hand. */
function afterwards(variant: Variant): readonly Effect[] {
  const { market, mulligan, hands: way } = variant;
  return [
    ...(market > 0 ? [{ do: 'layOut', count: market } as const] : []),
    ...(drawsCards(variant) ? [{ do: 'countDecks' } as const] : []),
    ...(mulligan ? [inTurn<Effect>({ do: 'mulligan' })] : []),
    ...(way === 'living-three' ? [inTurn<Effect>({ do: 'swapCards', times: 6, sameKind: true })] : []),
  ];
}

/** AG-V17.3: what everybody may do at the end of each harvest. */
export function afterHarvest({ hands: way }: Variant): readonly Effect[] {
  return way === 'living-five' ? [inTurn<Effect>({ do: 'swapCards', times: 1, sameKind: false })] : [];
}

/** Whether cards are drawn after the hands are dealt. */
function drawsCards({ hands: way, mulligan, threeForOne }: Variant): boolean {
  return isLiving(way) || mulligan || threeForOne;
}
