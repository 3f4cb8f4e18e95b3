import {
  ANY,
  gain,
  may,
  nextRounds,
  once,
  oneOf,
  others,
  pay,
  points,
  returning,
  seq,
  trade,
} from '../../../effect';
import { card } from '../../card';
import {
  accumulating,
  afterIUse,
  anyoneUses,
  feedingPhase,
  firstOf,
  iBuildImprovement,
  iBuildStables,
  iGain,
  on,
  settled,
} from '../../listener';
import { atLeast, custom, goods, house, not, unusedSpaces } from '../../quantity';
import { byStep } from '../../tables';

/** The food providers of deck A. */
export const foodProvider = [
  card('farmyard-manure', 'A43', {
    needs: atLeast(1, goods('sheep', 'boar', 'cattle')),
    on: on(iBuildStables, once('turn', nextRounds(3, { food: 1 })), custom('my-turn')),
  }),
  card('fire-protection-pond', 'A45', {
    cost: { food: 1 },
    needs: house('wood'),
    on: on(settled, once('game', nextRounds(6, { food: 1 })), not(house('wood'))),
  }),
  card('shaving-horse', 'A48', {
    cost: { wood: 1 },
    on: firstOf(
      on(iGain('wood'), pay({ wood: 1 }, gain({ food: 3 })), atLeast(7, goods('wood'))),
      on(iGain('wood'), trade({ wood: 1 }, gain({ food: 3 })), atLeast(5, goods('wood'))),
    ),
  }),
  card('milk-jug', 'A50', {
    cost: { clay: 1 },
    on: on(anyoneUses('cattle-market'), seq(gain({ food: 3 }), others(gain({ food: 1 })))),
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
      byStep(goods('sheep'), { 1: gain({ food: 2 }), 3: gain({ food: 3 }), 4: gain({ food: 4 }) }),
      byStep(goods('cattle'), { 1: gain({ food: 2 }), 2: gain({ food: 3 }), 3: gain({ food: 4 }) }),
    ),
  }),
  card('oriental-fireplace', 'A60', {
    returns: ['fireplace', 'hearth'],
    is: 'fireplace',
    alsoMajor: true,
    points: 1,
    cooks: { vegetable: 4, sheep: 3, cattle: 5 },
    bakes: { atMost: ANY, food: 2 },
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
];
