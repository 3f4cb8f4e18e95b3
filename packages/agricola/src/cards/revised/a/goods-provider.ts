import {
  fromStep,
  gain,
  gainPer,
  gainThat,
  may,
  pay,
  payActor,
  seq,
  takeFrom,
  trade,
} from '../../../effects/effect-words';
import { card } from '../../card';
import {
  accumulating,
  fieldPhaseStarts,
  iPlow,
  iUpgradeTo,
  iUse,
  on,
  othersUse,
  withLying,
} from '../../listener';
import { pile } from '../../memory';
import { countSpaces, lyingThere, people } from '../../quantity';

/** The goods providers of deck A. */
export const goodsProvider = [
  card('vegetable-slicer', 'A41', {
    cost: { wood: 1 },
    on: on(iUpgradeTo('cooking-hearth-4', 'cooking-hearth-5'), gain({ wood: 2, vegetable: 1 })),
  }),
  card('forest-lake-hut', 'A42', {
    cost: { clay: 2 },
    points: 1,
    on: [on(iUse('fishing'), gain({ wood: 1 })), on(iUse('forest'), gain({ food: 1 }))],
  }),
  card('grocer', 'A102', {
    keeps: pile('wood', 'grain', 'reed', 'stone', 'vegetable', 'clay', 'reed', 'vegetable'),
    anytime: pay({ food: 1 }, { do: 'topOfPile' }),
  }),
  card('portmonger', 'A103', {
    on: on(
      iUse(accumulating('food')),
      fromStep(lyingThere, { 1: gain({ vegetable: 1 }), 2: gain({ grain: 1 }), 3: gain({ reed: 1 }) }),
    ),
  }),
  card('wood-harvester', 'A104', {
    on: on(
      fieldPhaseStarts,
      seq(
        gainPer({ wood: 1 }, countSpaces(withLying(accumulating('wood'), { atLeast: 2, atMost: 2 }))),
        gainPer({ food: 1 }, countSpaces(withLying(accumulating('wood'), { atLeast: 3 }))),
      ),
    ),
  }),
  card('barrow-pusher', 'A105', {
    on: on(iPlow, gain({ clay: 1, food: 1 })),
  }),
  card('riverine-shepherd', 'A137', {
    on: [
      on(iUse('sheep-market'), may(takeFrom('reed-bank'))),
      on(iUse('reed-bank'), may(takeFrom('sheep-market'))),
    ],
  }),
  card('harpooner', 'A138', {
    on: on(iUse('fishing'), trade({ wood: 1 }, seq(gainPer({ food: 1 }, people), gain({ reed: 1 })))),
  }),
  card('conjurer', 'A155', { on: on(iUse('traveling-players'), gain({ wood: 1, grain: 1 })) }),
  card('buyer', 'A156', {
    on: on(othersUse(accumulating('reed', 'stone', 'sheep', 'boar')), payActor({ food: 1 }, gainThat)),
  }),
];
