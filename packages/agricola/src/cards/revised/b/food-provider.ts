import { gain, gainPer, nextRounds, once, points, seq } from '../../../effect';
import { card } from '../../card';
import { fieldPhaseHarvest, iBuildRooms, iUse, on, roundStarts, settled } from '../../listener';
import { atLeast, built, house, roundsLeft, vegetableFields, vegetablesHarvested } from '../../quantity';

/** The food providers of deck B. */
export const foodProvider = [
  card('chophouse', 'B43', {
    cost: [{ wood: 2 }, { clay: 2 }],
    points: 1,
    on: [
      on(iUse('grain-seeds'), nextRounds(3, { food: 1 })),
      on(iUse('vegetable-seeds'), nextRounds(2, { food: 1 })),
    ],
  }),
  card('chick-stable', 'B44', {
    cost: [{ wood: 1 }, { clay: 1 }],
    play: { do: 'later', rounds: { after: [3, 4] }, goods: { food: 2 } },
  }),
  card('strawberry-patch', 'B45', {
    cost: { wood: 1 },
    needs: atLeast(2, vegetableFields),
    points: 2,
    play: nextRounds(3, { food: 1 }),
  }),
  card('club-house', 'B46', {
    cost: [{ wood: 3 }, { clay: 2 }],
    points: 1,
    play: seq(nextRounds(4, { food: 1 }), { do: 'later', rounds: { after: [5] }, goods: { stone: 1 } }),
  }),
  card('herring-pot', 'B47', {
    cost: { clay: 1 },
    on: on(iUse('fishing'), nextRounds(3, { food: 1 })),
  }),
  card('scullery', 'B57', {
    cost: { wood: 1, clay: 1 },
    on: on(roundStarts, gain({ food: 1 }), house('wood')),
  }),
  card('crack-weeder', 'B58', {
    cost: { wood: 1 },
    play: gain({ food: 1 }),
    on: on(fieldPhaseHarvest, gainPer({ food: 1 }, vegetablesHarvested)),
  }),
  card('manservant', 'B107', {
    on: on(settled, once('game', nextRounds(roundsLeft, { food: 3 })), house('stone')),
  }),
  card('rustic', 'B111', {
    on: on(iBuildRooms, seq(gainPer({ food: 2 }, built), points(1, built)), house('clay')),
  }),
];
