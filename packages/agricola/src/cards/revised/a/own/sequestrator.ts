import { count } from '@furrow/farm/grid';
import { pastures } from '../../../../farm/farmyard';
import { card } from '../../../card';
import { byAnyone, iEnclose, iFence, iPlow, on } from '../../../listener';
import { stock } from '../../../memory';
import { ownActs } from '../../../own';

const [PASTURES, FIELD_TILES] = [3, 5];

const { acts, act } = ownActs({
  'reed-for-pastures': {
    possible: (sight) => {
      const now = pastures(sight.actor().farm).length;
      return now >= PASTURES && now - sight.brought('morePastures') < PASTURES;
    },
    plain: true,
    act: () => [{ step: 'handOver', good: 'reed' }],
  },
  'clay-for-fields': {
    possible: (sight) => count(sight.actor().farm.fields) === FIELD_TILES,
    plain: true,
    act: () => [{ step: 'handOver', good: 'clay' }],
  },
});

/** Goods wait for whoever is the next to have so many pastures, or so many field tiles. */
export const sequestrator = card('sequestrator', 'A144', {
  keeps: stock({ reed: 3, clay: 4 }),
  on: [
    on(byAnyone(iFence), act('reed-for-pastures')),
    on(byAnyone(iEnclose), act('reed-for-pastures')),
    on(byAnyone(iPlow), act('clay-for-fields')),
  ],
  own: { acts },
});
