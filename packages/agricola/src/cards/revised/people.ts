import { may } from '@furrow/kernel/effect';
import { type Effect, gain, guest, jump, once, pay, place, trade, when, whole } from '../../effect';
import { card, type Declared } from '../card';
import { afterIUse, homeward, iUse, LESSONS, MARKETS, myLaterTurnEnds, on } from '../listener';
import {
  asMany,
  atLeast,
  atMost,
  custom,
  people as family,
  fencesLeft,
  laid,
  not,
  round,
  sum,
} from '../quantity';

/** Once a turn the person goes on from one of two spaces to the other, for 1 food. */
const goOn = (...spaces: readonly string[]): Effect =>
  may<Effect>(once('turn', pay({ food: 1 }, jump(...spaces))));

/** Cards about people and where they are placed. */
export const people: readonly Declared[] = [
  card('telegram', 'A22', {
    category: 'actions-booster',
    cost: { food: 2 },
    needs: atLeast(1, fencesLeft),
    points: 1,
    marks: 'round',
    play: { do: 'lay', count: sum(round, fencesLeft) },
    anytime: when(asMany(laid, round), once('game', guest)),
    workPhase: true,
  }),
  card('bassinet', 'A25', {
    category: 'actions-booster',
    cost: { wood: 1, reed: 1 },
    joins: 'first-used',
  }),
  card('adoptive-parents', 'A92', {
    category: 'actions-booster',
    anytime: pay({ food: 1 }, { do: 'adopt' }),
    workPhase: true,
  }),
  card('lazy-sowman', 'A94', {
    category: 'actions-booster',
    instead: { of: 'sow', get: when(custom('my-turn'), place({ from: 'home', evenOccupied: true })) },
  }),
  card('swagman', 'A129', {
    category: 'actions-booster',
    on: on(
      afterIUse('farm-expansion', 'grain-seeds'),
      may<Effect>(once('turn', { do: 'jump', to: ['farm-expansion', 'grain-seeds'], evenOccupied: true })),
    ),
  }),
  card('mummys-boy', 'A130', {
    category: 'actions-booster',
    joins: 'second-person',
  }),
  card('minstrel', 'A151', {
    category: 'actions-booster',
    on: on(homeward, may<Effect>({ do: 'custom', name: 'effect-of-lone-card' })),
  }),
  card('walking-boots', 'B22', {
    category: 'actions-booster',
    needs: [atMost(4, family), custom('work-phase')],
    play: whole(gain({ food: 2 }), place({ from: 'supply', forever: true })),
    mustPlay: true,
  }),
  card('final-scenario', 'B23', {
    category: 'actions-booster',
    needs: atMost(13, round),
    joins: 'last-card',
  }),
  card('lasso', 'B24', {
    category: 'actions-booster',
    cost: { reed: 1 },
    on: [
      on(myLaterTurnEnds, may<Effect>(place({ from: 'home' })), custom('last-on-market')),
      on(myLaterTurnEnds, may<Effect>(place({ from: 'home', on: MARKETS })), not(custom('last-on-market'))),
    ],
  }),
  card('stock-protector', 'B94', {
    category: 'actions-booster',
    on: [
      on(iUse('fencing'), gain({ wood: 2 })),
      on(afterIUse('fencing'), may<Effect>(place({ from: 'home' }))),
    ],
  }),
  card('full-peasant', 'B130', {
    category: 'actions-booster',
    on: on(afterIUse('grain-utilization', 'fencing'), goOn('grain-utilization', 'fencing')),
  }),
  card('large-scale-farmer', 'B150', {
    category: 'actions-booster',
    on: on(afterIUse('farm-expansion', 'major-improvement'), goOn('farm-expansion', 'major-improvement')),
  }),
  card('little-peasant', 'B151', {
    category: 'actions-booster',
    play: gain({ stone: 1 }),
    joins: 'small-house',
  }),
  card('junior-artist', 'B152', {
    category: 'actions-booster',
    on: on(afterIUse('day-laborer'), trade({ food: 1 }, jump('traveling-players', ...LESSONS))),
  }),
];
