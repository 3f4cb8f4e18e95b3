import { gain, gainPer, seq, when } from '../../../effect';
import { less, swap } from '../../../payment/modifier';
import { card } from '../../card';
import { accumulating, harvestEnds, iUse, myTurnEnds, on } from '../../listener';
import { goodsOnCard } from '../../memory';
import { occupied, owns, unlaid } from '../../quantity';

/** The building resource providers of deck A. */
export const buildingResourceProvider = [
  card('storage-barn', 'A6', {
    play: seq(
      when(owns('well'), gain({ stone: 1 })),
      when(owns('joinery'), gain({ wood: 1 })),
      when(owns('pottery'), gain({ clay: 1 })),
      when(owns('basketmaker'), gain({ reed: 1 })),
    ),
  }),
  card('wood-cutter', 'A116', {
    on: on(iUse(accumulating('wood')), gain({ wood: 1 })),
  }),
  card('firewood-collector', 'A119', {
    keeps: goodsOnCard(0, 'wood'),
    on: [
      on(iUse('farmland', 'grain-seeds', 'grain-utilization', 'cultivation'), { do: 'lay', count: 1 }),
      on(myTurnEnds, { do: 'unlay', all: true, get: gainPer({ wood: 1 }, unlaid) }),
    ],
  }),
  card('frame-builder', 'A123', {
    price: swap([{ clay: 2 }, { stone: 2 }], { wood: 1 }, 'room', 'renovation'),
  }),
  card('stonecutter', 'A143', {
    price: less({ stone: 1 }, 'major', 'minor', 'room', 'renovation'),
  }),
  card('ropemaker', 'A145', {
    on: on(harvestEnds, gain({ reed: 1 })),
  }),
  card('forest-tallyman', 'A162', {
    space: { for: 'owner', effect: gain({ clay: 2, wood: 3 }), when: occupied('forest', 'clay-pit') },
  }),
];
