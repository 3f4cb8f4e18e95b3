import { fromStep, gain, gainPer, may, oneOf, pay, takeFromOneOf } from '../../../effects/effect-words';
import { card } from '../../card';
import { onEvenRounds, onRoundsStill } from '../../later-rounds';
import {
  accumulating,
  afterAnyoneUses,
  beforeIPlay,
  harvestEnds,
  iUse,
  on,
  workStarts,
} from '../../listener';
import {
  atLeast,
  atMost,
  goods,
  handOccupations,
  occupations,
  people,
  peopleOn,
  round,
  taken,
} from '../../quantity';

/** The building resource providers of deck B that are minor improvements. */
export const buildingResourceProviderMinors = [
  card('wood-pile', 'B4', {
    play: gainPer({ wood: 1 }, peopleOn(accumulating())),
  }),
  card('store-of-experience', 'B5', {
    play: fromStep(handOccupations, {
      0: gain({ stone: 1 }),
      5: gain({ reed: 1 }),
      6: gain({ clay: 1 }),
      7: gain({ wood: 1 }),
    }),
  }),
  card('excursion-to-the-quarry', 'B6', {
    cost: { food: 2 },
    needs: atLeast(1, occupations),
    play: gainPer({ stone: 1 }, people),
  }),
  card('thick-forest', 'B74', {
    needs: atLeast(5, goods('clay')),
    play: onEvenRounds({ wood: 1 }),
  }),
  card('loam-pit', 'B77', {
    cost: { food: 1 },
    needs: atLeast(3, occupations),
    points: 1,
    on: on(iUse('day-laborer'), gain({ clay: 3 })),
  }),
  card('reed-belt', 'B78', {
    cost: { food: 2 },
    play: onRoundsStill({ reed: 1 }, 5, 8, 10, 12),
  }),
  card('corf', 'B79', {
    cost: { reed: 1 },
    on: on(afterAnyoneUses(accumulating('stone')), gain({ stone: 1 }), atLeast(3, taken)),
  }),
  card('hard-porcelain', 'B80', {
    cost: { clay: 1 },
    anytime: oneOf({
      two: pay({ clay: 2 }, gain({ stone: 1 })),
      three: pay({ clay: 3 }, gain({ stone: 2 })),
      four: pay({ clay: 4 }, gain({ stone: 3 })),
    }),
  }),
  card('handcart', 'B81', {
    cost: { wood: 1 },
    on: on(
      workStarts,
      may(
        takeFromOneOf({
          forest: 6,
          copse: 6,
          grove: 6,
          'clay-pit': 5,
          hollow: 5,
          'reed-bank': 4,
          'western-quarry': 4,
          'eastern-quarry': 4,
        }),
      ),
    ),
  }),
  card('value-assets', 'B82', {
    on: on(
      harvestEnds,
      may(
        oneOf({
          wood: pay({ food: 1 }, gain({ wood: 1 })),
          clay: pay({ food: 1 }, gain({ clay: 1 })),
          reed: pay({ food: 2 }, gain({ reed: 1 })),
          stone: pay({ food: 2 }, gain({ stone: 1 })),
        }),
      ),
      atMost(13, round),
    ),
  }),
  card('wood-workshop', 'B75', {
    cost: { clay: 1 },
    needs: atLeast(1, occupations),
    on: on(beforeIPlay('improvement'), gain({ wood: 1 })),
  }),
];
