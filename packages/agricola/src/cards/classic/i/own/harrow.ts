import { may, plow, whole } from '../../../../effects/effect-words';
import { card } from '../../../card';
import { iUse, offer, on, othersUse } from '../../../listener';
import { markedSeats } from '../../../memory';
import { type CardSight, ownActs } from '../../../own';
import { custom, not } from '../../../quantity';

/** Whether a player, by the seat, has used the card. */
function hasUsed({ kept, seat }: CardSight): boolean {
  return ((kept >> seat) & 1) === 1;
}

const { acts, act } = ownActs({
  'use-harrow': {
    possible: (sight) => !hasUsed(sight),
    why: { why: 'used-up' },
    act: ({ kept, seat }) => [{ step: 'keep', kept: kept | (1 << seat) }],
  },
});

const harrowing = whole(act('use-harrow'), plow);

/** Everybody plows a second field with it, once in the game: others pay for that. */
export const harrow = card('harrow-2007', 'I68', {
  cost: { wood: 2 },
  tool: 'harrow',
  keeps: markedSeats,
  on: [
    on(iUse('plow', 'plow-sow'), may(harrowing)),
    offer(
      othersUse('plow', 'plow-sow'),
      may({ do: 'pay', cost: { food: 2 }, to: 'owner', get: harrowing }),
      not(custom('tool-used')),
    ),
  ],
  own: { acts },
});
