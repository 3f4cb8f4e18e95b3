import { may, seq } from '@furrow/kernel/effect';
import { special } from '../building';
import { borders, custom, exchange, trade } from '../effect';
import { ANIMALS } from '../goods';

/** Buildings that their owner may use at any time, and the Cattle Farm, which trades too. */
export const trading = [
  special('animal-trader', {
    cost: { wood: 2, reed: 2 },
    points: 3,
    holds: 2,
    anytime: trade(ANIMALS, 2, ANIMALS),
    anytimeIn: 'workPhase',
  }),
  special('assembly-hall', {
    cost: { wood: 3, reed: 1 },
    points: 2,
    anytime: seq({ do: 'giveBorder' }, borders({ atMost: 1, free: 1 })),
  }),
  special('building-firm', {
    cost: { wood: 2, stone: 1 },
    points: 2,
    anytime: { do: 'troughToStall', cost: { stone: 2 } },
  }),
  special('carpenter', {
    cost: { wood: 1, stone: 1 },
    points: 1,
    anytime: custom('move-pieces'),
    anytimeOnce: true,
  }),
  special('cattle-farm', {
    cost: { wood: 2, stone: 2 },
    points: 1,
    holds: 3,
    of: 'cow',
    on: { moment: 'expanded', then: may(exchange(['sheep', 'pig', 'horse'], ['cow'])) },
  }),
  special('cattle-market', {
    cost: { wood: 4, stone: 1 },
    points: 2,
    holds: 2,
    anytime: trade(['reed'], 1, ANIMALS),
  }),
];
