import { anyOf, oneOf } from '@furrow/kernel/effect';
import type { Effect } from '../effects/effect';
import { bake, gain, growWithoutRoom, pay, plow, sow } from '../effects/effect-words';
import { AUTUMN, SPRING, SUMMER, WINTER } from '../options/variant';
import type { Space } from '../spaces/space';
import type { SpaceId } from './space-ids';

/** AG-V50: the action space of each season. */
export const seasonSpaces: readonly Space<SpaceId>[] = [
  {
    id: 'winter-action',
    season: WINTER,
    effect: { do: 'pay', cost: { wood: 2 }, perHarvestLeft: 'food', get: growWithoutRoom },
  },
  { id: 'spring-action', season: SPRING, effect: anyOf<Effect>({ breed: { do: 'breed' }, sow }) },
  {
    id: 'summer-action',
    season: SUMMER,
    effect: anyOf<Effect>({
      plow,
      grain: oneOf<Effect>({ bake, sell: pay({ grain: 1 }, gain({ food: 4 })) }),
    }),
  },
  {
    id: 'autumn-action',
    season: AUTUMN,
    effect: anyOf<Effect>({ field: { do: 'field' }, vegetable: gain({ vegetable: 1 }) }),
  },
];
