import {
  ANY,
  build,
  deliverAfter,
  gain,
  gainOne,
  may,
  nextTime,
  once,
  plow,
  plowTwo,
  renovateFree,
  seq,
  setAside,
  trade,
} from '../../../effects/effect-words';
import { less, lessForTwo, replacing } from '../../../payment/modifier';
import { card } from '../../card';
import { accumulating, afterIUse, firstOf, iUse, on, othersUse, roundStarts } from '../../listener';
import {
  allHoused,
  atLeast,
  atMost,
  completedFeedings,
  exactly,
  goods,
  house,
  housedAsSaid,
  occupations,
  person,
  reached,
  rooms,
  round,
} from '../../quantity';

/** The farm planners of deck A. */
export const farmPlanner = [
  card('shelter', 'A1', {
    play: may({ do: 'build', rooms: 0, stables: 1, stableCost: {}, within: 1 }),
  }),
  card('shifting-cultivation', 'A2', {
    cost: { food: 2 },
    play: plow,
    mustPlay: true,
  }),
  card('wooden-shed', 'A10', {
    cost: { wood: 2, reed: 1 },
    needs: house('wood'),
    major: 'action',
    houses: 1,
    forbids: 'renovate',
  }),
  card('mud-patch', 'A11', {
    play: gain({ boar: 1 }),
    holds: { count: { count: 'custom', name: 'empty-field-tiles' }, of: 'boar', inFarmyard: true },
  }),
  card('drinking-trough', 'A12', {
    cost: { clay: 1 },
    pastureHolds: { more: 2 },
  }),
  card('renovation-company', 'A13', {
    cost: { wood: 4 },
    needs: [house('wood'), exactly(2, rooms)],
    play: seq(gain({ clay: 3 }), may(renovateFree)),
  }),
  card('carpenters-hammer', 'A14', {
    cost: { wood: 1 },
    price: [
      lessForTwo({ wood: 2, reed: 2 }, 'room', house('wood')),
      lessForTwo({ clay: 3, reed: 2 }, 'room', house('clay')),
      lessForTwo({ stone: 4, reed: 2 }, 'room', house('stone')),
    ],
  }),
  card('carpenters-axe', 'A15', {
    cost: { wood: 1 },
    on: on(afterIUse(accumulating('wood')), may(build(0, 1, { wood: 1 })), atLeast(7, goods('wood'))),
  }),
  card('rammed-clay', 'A16', {
    play: gain({ clay: 1 }),
    price: replacing('wood', 'clay', 'fence'),
  }),
  card('reclamation-plow', 'A17', {
    cost: { wood: 1 },
    on: firstOf(
      on(afterIUse(accumulating('sheep', 'boar', 'cattle')), nextTime(may(plow)), allHoused),
      on(afterIUse(accumulating('sheep', 'boar', 'cattle')), may(nextTime(plow)), housedAsSaid),
    ),
  }),
  card('wheel-plow', 'A18', {
    cost: { wood: 2 },
    needs: atLeast(2, occupations),
    on: on(iUse('farmland', 'cultivation'), may(once('game', plowTwo)), exactly(1, person)),
  }),
  card('handplow', 'A19', { cost: { wood: 1 }, play: deliverAfter(5), delivers: may(plow) }),
  card('double-turn-plow', 'A20', {
    cost: { grain: 1 },
    costPer: { goods: { food: 1 }, times: reached(round, 4) },
    needs: atMost(5, round),
    play: may(plowTwo),
  }),
  card('homekeeper', 'A85', {
    houses: { count: 'custom', name: 'room-between-field-and-pasture' },
  }),
  card('animal-tamer', 'A86', {
    play: gainOne('wood', 'grain'),
    houseHolds: rooms,
  }),
  card('hedge-keeper', 'A88', { price: less({ wood: 3 }, 'fence') }),
  card('stable-planner', 'A89', {
    play: seq(may(setAside('stable', 3)), may(setAside('stable', 6)), may(setAside('stable', 9))),
    delivers: may(build(0, 1, {})),
  }),
  card('plow-driver', 'A90', { on: on(roundStarts, trade({ food: 1 }, plow), house('stone')) }),
  card('shifting-cultivator', 'A91', { on: on(iUse(accumulating('wood')), trade({ food: 3 }, plow)) }),
  card('riparian-builder', 'A128', {
    on: on(othersUse('reed-bank'), may(build(1, 0, {}, { clay: 1, stone: 2 }))),
  }),
  card('woolgrower', 'A148', { holds: { count: completedFeedings, of: 'sheep' } }),
  card('house-artist', 'A149', {
    on: on(iUse('traveling-players'), may(build(ANY, 0, {}, { reed: 1 }))),
  }),
];
