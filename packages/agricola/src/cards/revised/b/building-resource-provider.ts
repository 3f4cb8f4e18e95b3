import { gain, gainPer, trade } from '../../../effect';
import { card } from '../../card';
import { accumulating, iUse, on, othersUse } from '../../listener';
import { atLeast, handOccupations, lyingThere, players, rooms } from '../../quantity';
import { byNumber, byStep } from '../../tables';

/** The building resource providers of deck B. */
export const buildingResourceProvider = [
  card('store-of-experience', 'B5', {
    play: byStep(handOccupations, {
      0: gain({ stone: 1 }),
      5: gain({ reed: 1 }),
      6: gain({ clay: 1 }),
      7: gain({ wood: 1 }),
    }),
  }),
  card('geologist', 'B121', {
    on: [
      on(iUse('forest', 'reed-bank'), gain({ clay: 1 })),
      on(iUse('clay-pit'), gain({ clay: 1 }), atLeast(3, players)),
    ],
  }),
  card('roof-ballaster', 'B123', {
    play: trade({ food: 1 }, gainPer({ stone: 1 }, rooms)),
  }),
  card('clay-warden', 'B143', {
    on: on(othersUse('hollow'), byStep(players, { 3: gain({ clay: 2 }), 4: gain({ clay: 1, food: 1 }) })),
  }),
  card('forest-clearer', 'B162', {
    on: on(
      iUse(accumulating('wood')),
      byNumber(lyingThere, {
        2: gain({ wood: 1, food: 1 }),
        3: gain({ wood: 1 }),
        4: gain({ wood: 1, food: 1 }),
      }),
    ),
  }),
];
