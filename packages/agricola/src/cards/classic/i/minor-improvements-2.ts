import {
  ANY,
  gain,
  gainPer,
  may,
  nextRounds,
  others,
  payOwner,
  place,
  seq,
  trade,
  when,
} from '../../../effects/effect-words';
import { card } from '../../card';
import {
  accumulating,
  afterOthersUse,
  byAnyone,
  CLASSIC_MARKETS,
  firstOf,
  iBuildImprovement,
  iFence,
  iUse,
  myTurnEnds,
  notYet,
  offer,
  on,
} from '../../listener';
import { atLeast, custom, house, newLargePastures, occupations, usedInTurn } from '../../quantity';

/** The minor improvements of deck I from I77 to I90. */
export const minorImprovements2 = [
  card('shepherds-crook-2007', 'I77', {
    cost: { wood: 1 },
    on: on(iFence, gainPer({ sheep: 2 }, newLargePastures)),
  }),
  card('wood-cart-2007', 'I79', {
    cost: { wood: 3 },
    needs: atLeast(3, occupations),
    on: on(iUse(accumulating('wood')), gain({ wood: 2 })),
  }),
  card('spinney-2007', 'I80', {
    cost: { wood: 1 },
    needs: atLeast(3, occupations),
    points: 1,
    on: offer(afterOthersUse('wood-3'), payOwner({ wood: 1 })),
  }),
  card('wooden-hut-extension-2007', 'I81', {
    cost: { wood: 5, reed: 1 },
    needs: house('wood'),
    play: { do: 'build', rooms: 1, stables: 0, stableCost: {}, price: {} },
    mustPlay: true,
  }),
  card('wooden-crane-2007', 'I82', {
    cost: { wood: 3 },
    points: 1,
    on: on(iUse('stone-2', 'stone-4'), seq(gain({ stone: 1 }), trade({ food: 1 }, gain({ stone: 1 })))),
  }),
  card('wooden-path-2007', 'I83', {
    cost: { wood: 1 },
    street: 1,
    score: { points: 2, when: custom('best-street') },
  }),
  card('chicken-coop-2007', 'I84', {
    cost: [
      { wood: 2, reed: 1 },
      { clay: 2, reed: 1 },
    ],
    points: 1,
    play: nextRounds(8, { food: 1 }),
  }),
  card('cooking-corner-2007', 'I85', {
    returns: ['hearth'],
    points: 3,
    cooks: { vegetable: 4, sheep: 2, boar: 3, cattle: 4 },
    bakes: { atMost: ANY, food: 3 },
  }),
  card('flagon-2007', 'I87', {
    cost: { clay: 1 },
    play: when(custom('well-built'), seq(gain({ food: 4 }), others(gain({ food: 1 })))),
    on: on(
      byAnyone(iBuildImprovement),
      seq(gain({ food: 4 }), others(gain({ food: 1 }))),
      custom('well-just-built'),
    ),
  }),
  card('lasso-2007', 'I88', {
    cost: { reed: 1 },
    on: firstOf(
      on(notYet(myTurnEnds), may(place({ from: 'home' })), usedInTurn(...CLASSIC_MARKETS)),
      on(notYet(myTurnEnds), may(place({ from: 'home', on: CLASSIC_MARKETS }))),
    ),
  }),
  card('clay-path-2007', 'I89', {
    cost: { clay: 3 },
    points: 1,
    street: 2,
    score: { points: 2, when: custom('best-street') },
  }),
  card('planter-box-2007', 'I90', {
    needs: atLeast(2, occupations),
    sowMore: { besideHouse: { grain: 2, vegetable: 1 } },
  }),
];
