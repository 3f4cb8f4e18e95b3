import {
  bake,
  fences,
  gain,
  growWithoutRoom,
  majorOf,
  may,
  occupation,
  place,
  returning,
  seq,
  when,
  whole,
} from '../../../effects/effect-words';
import { card } from '../../card';
import { afterIUse, firstOf, iGain, iPlayOccupation, MARKETS, myTurnEnds, notYet, on } from '../../listener';
import { goodsOnCard } from '../../memory';
import {
  atLeast,
  atMost,
  custom,
  done,
  exactly,
  laid,
  not,
  occupations,
  people,
  round,
  workPhase,
} from '../../quantity';

/** The actions boosters of deck B that are minor improvements. */
export const actionsBoosterMinors = [
  card('moonshine', 'B3', {
    play: { do: 'draw', from: 'hand', food: 2, orPass: true },
    mustPlay: true,
  }),
  card('hayloft-barn', 'B21', {
    cost: { wood: 3 },
    needs: atLeast(1, occupations),
    keeps: goodsOnCard(4, 'food'),
    on: on(iGain('grain'), {
      do: 'unlay',
      get: seq(gain({ food: 1 }), when(exactly(0, laid), may(growWithoutRoom))),
    }),
  }),
  card('walking-boots', 'B22', {
    needs: [atMost(4, people), workPhase],
    play: whole(gain({ food: 2 }), place({ from: 'supply', forever: true })),
    mustPlay: true,
  }),
  card('final-scenario', 'B23', {
    needs: atMost(13, round),
    joins: 'last-card',
  }),
  card('lasso', 'B24', {
    cost: { reed: 1 },
    on: firstOf(
      on(notYet(myTurnEnds), may(place({ from: 'home' })), custom('last-on-market')),
      on(notYet(myTurnEnds), may(place({ from: 'home', on: MARKETS })), not(custom('last-on-market'))),
    ),
  }),
  card('bread-paddle', 'B25', {
    cost: { wood: 1 },
    play: gain({ food: 1 }),
    on: on(iPlayOccupation, may(bake)),
  }),
  card('toolbox', 'B27', {
    cost: { wood: 1 },
    on: on(myTurnEnds, may(majorOf(['joinery', 'pottery', 'basketmaker'])), done('built')),
  }),
  card('forestry-studies', 'B28', {
    cost: { food: 2 },
    on: on(afterIUse('forest'), returning({ wood: 2 }, occupation(0))),
  }),
  card('agrarian-fences', 'B26', {
    instead: [
      { of: 'sow', at: 'grain-utilization', get: fences },
      { of: 'bake', at: 'grain-utilization', get: fences },
    ],
  }),
];
