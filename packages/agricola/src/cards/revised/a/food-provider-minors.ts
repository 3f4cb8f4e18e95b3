import {
  ANY,
  bakeGrain,
  fromStep,
  gain,
  gainPer,
  may,
  nextRounds,
  once,
  oneOf,
  others,
  owe,
  pay,
  points,
  returning,
  seq,
  trade,
} from '../../../effects/effect-words';
import { card } from '../../card';
import {
  accumulating,
  afterIUse,
  anyoneUses,
  beforeReplenishing,
  feedingPhase,
  fieldPhaseEnds,
  fieldPhaseHarvest,
  firstOf,
  homeward,
  iBuildImprovement,
  iBuildStables,
  iGain,
  iHarvest,
  iTake,
  iUse,
  on,
  roundEnds,
  settled,
} from '../../listener';
import {
  among,
  atLeast,
  atMost,
  bakingImprovements,
  done,
  exactly,
  fencesBuilt,
  goods,
  grainFields,
  grainHarvested,
  harvestRound,
  house,
  lyingOn,
  myTurn,
  not,
  occupations,
  pastures,
  round,
  unusedSpaces,
  vegetableFields,
} from '../../quantity';

/** The food providers of deck A that are minor improvements. */
export const foodProviderMinors = [
  card('gardeners-knife', 'A7', {
    cost: { wood: 1 },
    play: seq(gainPer({ food: 1 }, grainFields), gainPer({ grain: 1 }, vegetableFields)),
  }),
  card('farmyard-manure', 'A43', {
    needs: atLeast(1, goods('sheep', 'boar', 'cattle')),
    on: on(iBuildStables, once('turn', nextRounds(3, { food: 1 })), myTurn),
  }),
  card('pond-hut', 'A44', {
    cost: { wood: 1 },
    needs: exactly(2, occupations),
    points: 1,
    play: nextRounds(3, { food: 1 }),
  }),
  card('fire-protection-pond', 'A45', {
    cost: { food: 1 },
    needs: house('wood'),
    on: on(settled, once('game', nextRounds(6, { food: 1 })), not(house('wood'))),
  }),
  card('claw-knife', 'A46', {
    cost: { wood: 1 },
    needs: exactly(1, pastures),
    points: 1,
    on: on(iUse('sheep-market'), nextRounds(2, { food: 1 })),
  }),
  card('trellises', 'A47', { cost: { wood: 1 }, play: nextRounds(fencesBuilt, { food: 1 }) }),
  card('shaving-horse', 'A48', {
    cost: { wood: 1 },
    on: firstOf(
      on(iGain('wood'), pay({ wood: 1 }, gain({ food: 3 })), atLeast(7, goods('wood'))),
      on(iGain('wood'), trade({ wood: 1 }, gain({ food: 3 })), atLeast(5, goods('wood'))),
    ),
  }),
  card('nest-site', 'A49', {
    cost: { food: 1 },
    needs: atLeast(1, occupations),
    on: on(beforeReplenishing, gain({ food: 1 }), atLeast(1, lyingOn('reed-bank'))),
  }),
  card('milk-jug', 'A50', {
    cost: { clay: 1 },
    on: on(anyoneUses('cattle-market'), seq(gain({ food: 3 }), others(gain({ food: 1 })))),
  }),
  card('drift-net-boat', 'A51', {
    cost: { wood: 1, reed: 1 },
    points: 1,
    on: on(iUse('fishing'), gain({ food: 2 })),
  }),
  card('throwing-axe', 'A52', {
    cost: { wood: 1 },
    needs: atLeast(7, round),
    on: on(iUse(accumulating('wood')), gain({ food: 2 }), atLeast(1, lyingOn('pig-market'))),
  }),
  card('claypipe', 'A53', {
    cost: { clay: 1 },
    on: on(homeward, gain({ food: 2 }), done('gathered', 7)),
  }),
  card('credit', 'A54', {
    needs: atMost(3, occupations),
    play: gain({ food: 5 }),
    on: on(roundEnds, owe(1), not(harvestRound)),
  }),
  card('junk-room', 'A55', {
    cost: { wood: 1, clay: 1 },
    on: on(iBuildImprovement, gain({ food: 1 })),
  }),
  card('basket', 'A56', {
    cost: { reed: 1 },
    on: on(afterIUse(accumulating('wood')), returning({ wood: 2 }, gain({ food: 3 }))),
  }),
  card('milking-parlor', 'A57', {
    cost: { wood: 2 },
    needs: atLeast(4, unusedSpaces),
    points: 1,
    play: seq(
      fromStep(goods('sheep'), { 1: gain({ food: 2 }), 3: gain({ food: 3 }), 4: gain({ food: 4 }) }),
      fromStep(goods('cattle'), { 1: gain({ food: 2 }), 2: gain({ food: 3 }), 3: gain({ food: 4 }) }),
    ),
  }),
  card('asparagus-knife', 'A58', {
    cost: { wood: 1 },
    on: on(
      homeward,
      may({
        do: 'then',
        first: { do: 'reap', crop: 'vegetable', fields: 1 },
        after: pay({ vegetable: 1 }, seq(gain({ food: 3 }), points(1))),
      }),
      among(round, 8, 10, 12),
    ),
  }),
  card('potato-ridger', 'A59', {
    cost: { wood: 1 },
    on: firstOf(
      on(iHarvest('vegetable'), pay({ vegetable: 1 }, gain({ food: 6 })), atLeast(4, goods('vegetable'))),
      on(iHarvest('vegetable'), trade({ vegetable: 1 }, gain({ food: 6 })), atLeast(3, goods('vegetable'))),
    ),
  }),
  card('oriental-fireplace', 'A60', {
    returns: ['fireplace', 'hearth'],
    is: 'fireplace',
    major: 'counts',
    points: 1,
    cooks: { vegetable: 4, sheep: 3, cattle: 5 },
    bakes: { atMost: ANY, food: 2 },
  }),
  card('winnowing-fan', 'A61', {
    cost: { reed: 1 },
    needs: atLeast(1, bakingImprovements),
    on: on(fieldPhaseEnds, may(bakeGrain(1))),
  }),
  card('beer-keg', 'A62', {
    cost: { wood: 1 },
    needs: atLeast(2, goods('grain')),
    on: on(
      feedingPhase,
      may(
        oneOf({
          'one-grain': pay({ grain: 1 }, gain({ food: 3 })),
          'two-grain': pay({ grain: 2 }, seq(gain({ food: 3 }), points(1))),
          'three-grain': pay({ grain: 3 }, seq(gain({ food: 3 }), points(2))),
        }),
      ),
    ),
  }),
  card('dutch-windmill', 'A63', {
    cost: { wood: 2, stone: 2 },
    points: 2,
    on: on(iTake('bake'), gain({ food: 3 }), among(round, 5, 8, 10, 12, 14)),
  }),
  card('barley-mill', 'A64', {
    cost: [
      { wood: 1, clay: 4 },
      { wood: 1, stone: 2 },
    ],
    points: 1,
    on: on(fieldPhaseHarvest, gainPer({ food: 1 }, grainHarvested)),
  }),
];
