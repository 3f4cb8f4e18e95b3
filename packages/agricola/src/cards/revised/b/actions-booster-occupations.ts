import type { SpaceId } from '../../../boards/space-ids';
import {
  deliverAfter,
  fences,
  gain,
  growWithRoom,
  jump,
  may,
  minor,
  nextRounds,
  occupation,
  once,
  oneOf,
  pay,
  place,
  playMinor,
  seq,
  sow,
  trade,
  when,
} from '../../../effects/effect-words';
import { lessPer } from '../../../payment/modifier';
import { card } from '../../card';
import { onNextOdd } from '../../later-rounds';
import { accumulating, afterIUse, iUse, LESSONS, on, roundStarts } from '../../listener';
import { addedRooms, atLeast, exactly, house, round, roundsLeft } from '../../quantity';

/** Once a turn the person goes on from one of two spaces to the other, for 1 food. */
const goOn = (...spaces: readonly SpaceId[]) => may(once('turn', pay({ food: 1 }, jump(...spaces))));

/** 1 food on each of the next round spaces, and with each of them an action. */
const entrust = (...after: readonly number[]) =>
  pay({ food: after.length }, seq(nextRounds(after.length, { food: 1 }), deliverAfter(...after)));

/** The actions boosters of deck B that are occupations. */
export const actionsBoosterOccupations = [
  card('little-stick-knitter', 'B92', {
    on: on(iUse('sheep-market'), may(growWithRoom), atLeast(5, round)),
  }),
  card('confidant', 'B93', {
    play: oneOf({
      'one-round': when(exactly(1, roundsLeft), entrust(1)),
      'two-rounds': when(atLeast(2, roundsLeft), entrust(1, 2)),
      'three-rounds': when(atLeast(3, roundsLeft), entrust(1, 2, 3)),
      'four-rounds': when(atLeast(4, roundsLeft), entrust(1, 2, 3, 4)),
    }),
    delivers: may(oneOf({ sow, fences })),
  }),
  card('stock-protector', 'B94', {
    on: [on(iUse('fencing'), gain({ wood: 2 })), on(afterIUse('fencing'), may(place({ from: 'home' })))],
  }),
  card('master-bricklayer', 'B95', { price: lessPer({ stone: 1 }, addedRooms, 'major') }),
  card('tree-farm-joiner', 'B96', {
    play: seq(onNextOdd(2, { wood: 1 }), onNextOdd(2, 'delivery')),
    delivers: may(minor),
  }),
  card('scholar', 'B97', {
    on: on(roundStarts, may(oneOf({ occupation: occupation(1), minor: playMinor })), house('stone')),
  }),
  card('seatmate', 'B129', {
    joins: 'neighbours-on-13',
  }),
  card('full-peasant', 'B130', {
    on: on(afterIUse('grain-utilization', 'fencing'), goOn('grain-utilization', 'fencing')),
  }),
  card('equipper', 'B131', {
    on: on(afterIUse(accumulating('wood')), may(playMinor)),
  }),
  card('large-scale-farmer', 'B150', {
    on: on(afterIUse('farm-expansion', 'major-improvement'), goOn('farm-expansion', 'major-improvement')),
  }),
  card('little-peasant', 'B151', {
    play: gain({ stone: 1 }),
    joins: 'small-house',
  }),
  card('junior-artist', 'B152', {
    on: on(afterIUse('day-laborer'), trade({ food: 1 }, jump('traveling-players', ...LESSONS))),
  }),
];
