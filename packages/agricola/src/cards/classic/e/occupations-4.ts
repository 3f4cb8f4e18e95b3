import {
  freeRoom,
  gain,
  gainOne,
  nextRounds,
  once,
  plow,
  returning,
  roundsLater,
  trade,
  when,
} from '../../../effects/effect-words';
import { less } from '../../../payment/modifier';
import { card } from '../../card';
import {
  accumulating,
  afterIUse,
  beforeIPlay,
  byAnyone,
  iUse,
  on,
  roundStarts,
  settled,
} from '../../listener';
import {
  all,
  atLeast,
  atMost,
  custom,
  house,
  improvements,
  not,
  rooms,
  round,
  roundsLeft,
} from '../../quantity';

/** The occupations of deck E from E189 to E202. */
export const occupations4 = [
  card('lord-of-the-manor-2007', 'E189', {
    score: { each: 1, of: { count: 'custom', name: 'full-categories' } },
  }),
  card('maid-2007', 'E190', {
    on: on(settled, once('game', nextRounds(roundsLeft, { food: 1 })), not(house('wood'))),
  }),
  card('mason-2007', 'E191', {
    anytime: when(all(house('stone'), atLeast(4, rooms)), once('game', freeRoom)),
  }),
  card('patron-2007', 'E192', { on: on(beforeIPlay('occupation'), gain({ food: 2 })) }),
  card('pastor-2007', 'E193', {
    on: on(
      byAnyone(settled),
      once('game', gain({ wood: 3, clay: 2, reed: 1, stone: 1 })),
      custom('alone-with-two-rooms'),
    ),
  }),
  card('plow-driver-2007', 'E194', { on: on(roundStarts, trade({ food: 1 }, plow), house('stone')) }),
  card('plow-maker-2007', 'E195', { on: on(iUse('plow', 'plow-sow'), trade({ food: 1 }, plow)) }),
  card('mushroom-collector-2007', 'E196', {
    on: on(afterIUse(accumulating('wood')), returning({ wood: 1 }, gain({ food: 2 }))),
  }),
  card('braggart-2007', 'E197', { score: { steps: { 5: 1, 6: 3, 7: 5, 8: 7, 9: 9 }, of: improvements } }),
  card('renovator-2007', 'E199', { price: less({ clay: 2, stone: 2 }, 'renovation') }),
  card('cattle-whisperer-2007', 'E201', { play: roundsLater({ cattle: 1 }, 5, 9) }),
  card('seasonal-worker-2007', 'E202', {
    on: [
      on(iUse('day-laborer'), gain({ grain: 1 }), atMost(5, round)),
      on(iUse('day-laborer'), gainOne('grain', 'vegetable'), atLeast(6, round)),
    ],
  }),
];
