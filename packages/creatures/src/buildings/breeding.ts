import { special } from '../building';
import { borders, breedingPhase, stallAction, trade, troughs } from '../effect';
import { ANIMALS, RESOURCES } from '../goods';

/** Buildings that act before or in the breeding phase. */
export const breeding = [
  special('breeding-station', {
    cost: { wood: 2, stone: 3 },
    holds: 2,
    on: { moment: 'lastBreedingOver', then: breedingPhase },
  }),
  special('fertility-center', { cost: { stone: 2 }, parents: 1 }),
  special('home-workshop', {
    cost: { wood: 2, reed: 1 },
    points: 1,
    on: { moment: 'beforeBreeding', then: stallAction },
  }),
  special('joinery', {
    cost: { stone: 1, reed: 1 },
    on: { moment: 'beforeBreeding', then: troughs({ atLeast: 1, atMost: 1, price: { wood: 2 } }) },
  }),
  special('ranch', {
    cost: { wood: 2, stone: 3 },
    points: 2,
    holds: 2,
    of: 'horse',
    on: { moment: 'horseBorn', then: borders({ atMost: 1, free: 1, keeping: 'horse' }) },
  }),
  special('trading-station', {
    cost: { wood: 1, stone: 2 },
    points: 1,
    holds: 1,
    of: 'cow',
    on: { moment: 'beforeBreeding', then: trade(RESOURCES, 2, ANIMALS) },
  }),
];
