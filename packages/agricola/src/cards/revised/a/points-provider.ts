import {
  fromStep,
  gain,
  gainPer,
  once,
  others,
  pay,
  payActor,
  points,
  seq,
  trade,
  upTo,
} from '../../../effects/effect-words';
import { card } from '../../card';
import {
  accumulating,
  byOthers,
  homeward,
  iFence,
  iRenovate,
  iTake,
  iTakeUnlimitedSow,
  on,
  othersUse,
  settled,
} from '../../listener';
import {
  asManyAsRound,
  atLeast,
  atMost,
  completedHarvests,
  cookingImprovements,
  exactly,
  goods,
  grainFields,
  house,
  improvements,
  least,
  majors,
  newborns,
  occupations,
  ownPersonOn,
  pastureSpaces,
  peopleOn,
  roundsLeft,
  unfencedStables,
  unusedSpaces,
  widePastures,
} from '../../quantity';

/** The points providers of deck A. */
export const pointsProvider = [
  card('ale-benches', 'A29', {
    cost: { wood: 1 },
    needs: atLeast(2, occupations),
    on: on(homeward, trade({ grain: 1 }, seq(points(1), others(gain({ food: 1 }))))),
  }),
  card('baking-sheet', 'A30', {
    needs: exactly(0, grainFields),
    on: on(iTake('bake'), trade({ grain: 1 }, seq(gain({ food: 2 }), points(1)))),
  }),
  card('debt-security', 'A31', { cost: { food: 2 }, score: { each: 1, of: least(majors, unusedSpaces) } }),
  card('manger', 'A32', {
    cost: { wood: 2 },
    score: { steps: { 6: 1, 7: 2, 8: 3, 10: 4 }, of: pastureSpaces },
  }),
  card('big-country', 'A33', {
    needs: atMost(0, unusedSpaces),
    play: seq(points(1, roundsLeft), gainPer({ food: 2 }, roundsLeft)),
  }),
  card('loppers', 'A34', {
    cost: { wood: 1 },
    needs: atLeast(2, occupations),
    on: on(iFence, trade({ wood: 1 }, seq(gain({ food: 2 }), points(1)), { fence: 1 })),
  }),
  card('swimming-class', 'A35', {
    cost: { food: 1 },
    needs: atLeast(2, occupations),
    on: on(homeward, points(2, newborns), ownPersonOn('fishing')),
  }),
  card('facades-carving', 'A36', {
    cost: { clay: 2 },
    needs: asManyAsRound(goods('wood')),
    play: upTo(completedHarvests, pay({ food: 1 }, points(1))),
  }),
  card('bucksaw', 'A37', {
    cost: { wood: 1 },
    on: on(iRenovate, trade({ wood: 1 }, seq(gain({ grain: 1 }), points(1)))),
  }),
  card('wool-blankets', 'A38', {
    needs: atLeast(5, goods('sheep')),
    score: [
      { points: 3, when: house('wood') },
      { points: 2, when: house('clay') },
    ],
  }),
  card('chapel', 'A39', {
    cost: { wood: 3, clay: 2 },
    needs: atLeast(2, occupations),
    points: 3,
    space: { for: 'all', effect: points(3), toll: { grain: 1 } },
  }),
  card('stable-architect', 'A98', { score: { each: 1, of: unfencedStables } }),
  card('fellow-grazer', 'A99', {
    score: { each: 2, of: widePastures(3) },
  }),
  card('curator', 'A100', {
    on: on(homeward, trade({ food: 1 }, points(1)), atLeast(3, peopleOn(accumulating()))),
  }),
  card('cookery-outfitter', 'A101', {
    score: { each: 1, of: cookingImprovements },
  }),
  card('publican', 'A132', {
    on: on(byOthers(iTakeUnlimitedSow), payActor({ grain: 1 }, points(1))),
  }),
  card('braggart', 'A133', {
    score: { steps: { 5: 2, 6: 3, 7: 4, 8: 5, 9: 7, 10: 9 }, of: improvements },
  }),
  card('full-farmer', 'A134', {
    play: gain({ wood: 1, clay: 1 }),
    score: { each: 1, of: { count: 'custom', name: 'full-pastures' } },
  }),
  card('animal-reeve', 'A135', {
    play: fromStep(roundsLeft, {
      1: gain({ wood: 1 }),
      3: gain({ wood: 2 }),
      6: gain({ wood: 3 }),
      9: gain({ wood: 4 }),
    }),
    score: {
      steps: { 2: 1, 3: 3, 4: 5 },
      of: least(goods('sheep'), goods('boar'), goods('cattle')),
      everyone: true,
    },
  }),
  card('drudgery-reeve', 'A136', {
    play: fromStep(roundsLeft, { 3: gain({ wood: 2 }), 6: gain({ wood: 3 }), 9: gain({ wood: 4 }) }),
    score: {
      steps: { 1: 1, 2: 3, 3: 5 },
      of: least(goods('wood'), goods('clay'), goods('reed'), goods('stone')),
      everyone: true,
      unspent: true,
    },
  }),
  card('pig-owner', 'A153', {
    on: on(settled, once('game', points(3)), atLeast(5, goods('boar'))),
  }),
  card('paymaster', 'A154', {
    on: on(othersUse(accumulating('food')), payActor({ grain: 1 }, points(1))),
  }),
];
