import {
  cook,
  fromStep,
  gain,
  gainPer,
  may,
  nextTime,
  once,
  oneOf,
  pay,
  points,
  seq,
  when,
} from '../../../effects/effect-words';
import { card } from '../../card';
import {
  accumulating,
  afterIUse,
  feedingPhase,
  fieldPhaseStarts,
  firstOf,
  harvestEnds,
  iHarvest,
  iPlayCard,
  iRenovateTo,
  LESSONS,
  myTurnEnds,
  on,
  roundStarts,
  scoringStarts,
  settled,
} from '../../listener';
import { counter } from '../../memory';
import {
  all,
  allHoused,
  anyoneOwns,
  atLeast,
  atMost,
  custom,
  done,
  exactly,
  feeding,
  fieldTiles,
  goods,
  grainFields,
  house,
  housedAsSaid,
  laid,
  laterOccupations,
  least,
  majors,
  minors,
  most,
  not,
  occupations,
  owns,
  people,
  reached,
  rooms,
  round,
  roundsLeft,
  taken,
  unusedSpaces,
  usedInTurn,
  vegetablesHarvested,
} from '../../quantity';

/** Once a harvest. */
const buyPoint = once('round', pay({ food: 2 }, points(1)));
const pointForFood = may(buyPoint);

/** The points providers of deck B. */
export const pointsProvider = [
  card('cookery-lesson', 'B29', {
    cost: { food: 2 },
    on: [
      on(myTurnEnds, may(cook), all(usedInTurn(...LESSONS), not(done('cooked')))),
      on(myTurnEnds, points(1), all(usedInTurn(...LESSONS), done('cooked'))),
    ],
  }),
  card('pottery-yard', 'B31', {
    needs: owns('pottery'),
    points: 1,
    score: { points: 2, when: custom('adjacent-unused-spaces') },
  }),
  card('kettle', 'B32', {
    cost: { clay: 1 },
    needs: atLeast(1, grainFields),
    anytime: oneOf({
      one: pay({ grain: 1 }, gain({ food: 3 })),
      three: pay({ grain: 3 }, seq(gain({ food: 4 }), points(1))),
      five: pay({ grain: 5 }, seq(gain({ food: 5 }), points(2))),
    }),
  }),
  card('mantlepiece', 'B33', {
    cost: { stone: 1 },
    needs: house('clay', 'stone'),
    points: -3,
    play: points(1, roundsLeft),
    forbids: 'renovate',
  }),
  card('hook-knife', 'B35', {
    cost: { wood: 1 },
    on: on(settled, once('game', points(2)), custom('sheep-by-players')),
  }),
  card('bottles', 'B36', {
    costPer: { goods: { clay: 1, food: 1 }, times: people },
    points: 4,
  }),
  card('grange', 'B37', {
    needs: [
      atLeast(6, fieldTiles),
      atLeast(1, goods('sheep')),
      atLeast(1, goods('boar')),
      atLeast(1, goods('cattle')),
    ],
    points: 3,
    play: gain({ food: 1 }),
  }),
  card('loom', 'B39', {
    cost: { wood: 2 },
    needs: atLeast(2, occupations),
    points: 1,
    on: on(fieldPhaseStarts, gainPer({ food: 1 }, reached(goods('sheep'), 1, 4, 7))),
    score: { each: 1, of: goods('sheep'), every: 3 },
  }),
  card('organic-farmer', 'B98', {
    score: { each: 1, of: { count: 'custom', name: 'roomy-pastures' } },
  }),
  card('tutor', 'B99', {
    score: { each: 1, of: laterOccupations },
  }),
  card('clutterer', 'B100', {
    keeps: counter(),
    on: on(iPlayCard, { do: 'lay', count: 1 }, custom('speaks-of-accumulation')),
    score: { each: 1, of: laid },
  }),
  card('furniture-carpenter', 'B101', {
    on: [
      on(feedingPhase, pointForFood, anyoneOwns('joinery')),
      on(harvestEnds, pointForFood, all(anyoneOwns('joinery'), atMost(13, round))),
    ],
    anytime: when(all(anyoneOwns('joinery'), feeding), buyPoint),
  }),
  card('estate-master', 'B132', {
    keeps: counter(),
    on: [
      on(settled, once('game', { do: 'lay', count: 1 }), exactly(0, unusedSpaces)),
      on(iHarvest('vegetable'), points(1, vegetablesHarvested), atLeast(1, laid)),
    ],
  }),
  card('village-peasant', 'B133', {
    on: on(scoringStarts, gainPer({ vegetable: 1 }, least(majors, minors, occupations))),
  }),
  card('housebook-master', 'B134', {
    on: on(
      iRenovateTo('stone'),
      fromStep(roundsLeft, {
        1: seq(gain({ food: 1 }), points(1)),
        2: seq(gain({ food: 2 }), points(2)),
        3: seq(gain({ food: 3 }), points(3)),
      }),
    ),
  }),
  card('nutrition-expert', 'B135', {
    on: on(
      roundStarts,
      may(
        oneOf({
          sheep: pay({ sheep: 1, grain: 1, vegetable: 1 }, seq(gain({ food: 5 }), points(2))),
          boar: pay({ boar: 1, grain: 1, vegetable: 1 }, seq(gain({ food: 5 }), points(2))),
          cattle: pay({ cattle: 1, grain: 1, vegetable: 1 }, seq(gain({ food: 5 }), points(2))),
        }),
      ),
    ),
  }),
  card('house-steward', 'B136', {
    play: fromStep(roundsLeft, {
      1: gain({ wood: 1 }),
      3: gain({ wood: 2 }),
      6: gain({ wood: 3 }),
      9: gain({ wood: 4 }),
    }),
    score: { points: 3, when: most(rooms), everyone: true },
  }),
  card('housemaster', 'B153', {
    score: { steps: { 5: 1, 7: 2, 9: 3, 11: 4 }, of: { count: 'custom', name: 'major-values' } },
  }),
  card('sheep-keeper', 'B154', {
    needs: atMost(6, goods('sheep')),
    on: on(settled, once('game', seq(points(3), gain({ food: 2 }))), atLeast(7, goods('sheep'))),
  }),
  card('special-food', 'B34', {
    needs: atMost(0, goods('sheep', 'boar', 'cattle')),
    on: firstOf(
      on(afterIUse(accumulating('sheep', 'boar', 'cattle')), nextTime(points(1, taken)), allHoused),
      on(afterIUse(accumulating('sheep', 'boar', 'cattle')), may(nextTime(points(1, taken))), housedAsSaid),
    ),
  }),
];
