import {
  ANY,
  bake,
  gain,
  gainOne,
  gainPer,
  may,
  nextRounds,
  oneOf,
  pay,
} from '../../../effects/effect-words';
import { card } from '../../card';
import { onOddRounds } from '../../later-rounds';
import { iCook, iUse, iWorkWood, on } from '../../listener';
import {
  atLeast,
  goods,
  house,
  improvements,
  occupations,
  pastureSpaces,
  roundsLeft,
  stoneRooms,
  vegetablesCooked,
} from '../../quantity';

/** The minor improvements of deck E from E21 to E31. */
export const minorImprovements2 = [
  card('half-timbered-house-2007', 'E21', {
    cost: { wood: 1, clay: 1, reed: 1, stone: 2 },
    score: { each: 1, of: stoneRooms },
  }),
  card('raft-2007', 'E22', {
    cost: { wood: 2 },
    points: 1,
    on: on(iUse('fishing'), gainOne('food', 'reed')),
  }),
  card('manger-2007', 'E23', {
    cost: { wood: 2 },
    score: { steps: { 6: 1, 7: 2, 8: 3, 9: 4 }, of: pastureSpaces },
  }),
  card('animal-pen-2007', 'E24', {
    cost: { wood: 2 },
    needs: atLeast(4, occupations),
    points: 1,
    play: nextRounds(roundsLeft, { food: 2 }),
  }),
  card('spices-2007', 'E25', {
    on: on(iCook('vegetable'), gainPer({ food: 1 }, vegetablesCooked)),
  }),
  card('plane-2007', 'E26', {
    cost: { wood: 1 },
    on: on(iWorkWood, oneOf({ food: gain({ food: 1 }), wood: pay({ wood: 1 }, gain({ food: 2 })) })),
  }),
  card('wood-fired-oven-2007', 'E27', {
    cost: { wood: 3, stone: 1 },
    is: 'oven',
    points: 2,
    play: may(bake),
    bakes: { atMost: ANY, food: 3 },
  }),
  card('clogs-2007', 'E28', {
    cost: { wood: 1 },
    score: [
      { points: 1, when: house('clay') },
      { points: 2, when: house('stone') },
    ],
  }),
  card('shepherds-pipe-2007', 'E29', {
    needs: atLeast(1, goods('sheep')),
    pastureHolds: { more: 2, of: 'sheep' },
    stableHolds: { count: 2, of: 'sheep' },
  }),
  card('canoe-2007', 'E30', {
    cost: { wood: 2 },
    needs: atLeast(2, occupations),
    points: 1,
    on: on(iUse('fishing'), gain({ food: 1, reed: 1 })),
  }),
  card('carp-pond-2007', 'E31', {
    needs: [atLeast(2, improvements), atLeast(1, occupations)],
    points: 1,
    play: onOddRounds({ food: 1 }),
  }),
];
