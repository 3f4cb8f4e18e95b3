import {
  gain,
  growWithRoom,
  may,
  oneOf,
  pay,
  points,
  seq,
  takeOff,
  trade,
  upTo,
  when,
} from '../../../effects/effect-words';
import { card } from '../../card';
import {
  byAnyone,
  fieldPhaseStarts,
  iCook,
  iGain,
  iGetOnSpace,
  iTook,
  myTurnEnds,
  notYet,
  on,
} from '../../listener';
import { goodsOnCard } from '../../memory';
import { atLeast, custom, exactly, foodGiven, harvest, laidOf, not } from '../../quantity';
import { mailCoachDriver } from './own/mail-coach-driver';

/** The occupations of deck Z. */
export const occupations = [
  card('village-beauty-2007', 'Z325', { anytime: pay({ food: 3 }, growWithRoom) }),
  card('gentleman-2007', 'Z326', {
    play: when(custom('last-of-all'), gain({ food: 2 })),
    on: on(notYet(myTurnEnds), gain({ food: 1 }), custom('last-of-all')),
  }),
  card('herald-2007', 'Z327', { play: gain({ wood: 2 }), sortsRounds: true }),
  card('cooper-2007', 'Z328', {
    on: on(byAnyone(iGetOnSpace('food')), gain({ food: 1 }), atLeast(3, foodGiven)),
  }),
  mailCoachDriver,
  card('taxidermist-2007', 'Z330', {
    keeps: goodsOnCard(0, 'sheep', 'boar', 'cattle'),
    on: [
      on(iCook('sheep'), { do: 'lay', count: 1, good: 'sheep' }, exactly(0, laidOf('sheep'))),
      on(iCook('boar'), { do: 'lay', count: 1, good: 'boar' }, exactly(0, laidOf('boar'))),
      on(iCook('cattle'), { do: 'lay', count: 1, good: 'cattle' }, exactly(0, laidOf('cattle'))),
    ],
    scoresKept: true,
  }),
  card('sower-2007', 'Z331', {
    on: on(
      iGain('vegetable'),
      upTo(
        { count: 'brought', what: 'gained', good: 'vegetable' },
        { do: 'sow', fields: 1, crop: 'vegetable' },
      ),
      not(harvest),
    ),
  }),
  card('seed-trader-2007', 'Z332', {
    keeps: goodsOnCard(2, 'grain', 'vegetable'),
    anytime: oneOf({
      grain: pay({ food: 2 }, takeOff('grain')),
      vegetable: pay({ food: 3 }, takeOff('vegetable')),
    }),
  }),
  card('game-designer-2007', 'Z333', {
    anytime: pay({ wood: 1, clay: 1, reed: 1, stone: 1 }, seq(gain({ food: 2 }), points(1))),
  }),
  card('dance-instructor-2007', 'Z334', { advance: { food: 4 }, play: may({ do: 'toHand' }) }),
  card('cube-cutter-2007', 'Z335', {
    on: on(fieldPhaseStarts, trade({ wood: 1, food: 1 }, points(1))),
  }),
  card('mother-of-twins-2007', 'Z336', {
    on: on(iTook('grow'), trade({ food: 3 }, { do: 'grow', needsRoom: false })),
  }),
];
