import {
  ANY,
  bake,
  build,
  fences,
  gain,
  growWithRoom,
  guest,
  majorOf,
  majorOrMinor,
  majorOrMinorSpending,
  may,
  minor,
  occupation,
  once,
  oneOf,
  place,
  seq,
  trade,
  upTo,
  when,
} from '../../../effects/effect-words';
import { replacing } from '../../../payment/modifier';
import { card } from '../../card';
import {
  accumulating,
  afterIUse,
  homeward,
  iBuildMajor,
  iBuildRooms,
  iUse,
  LESSONS,
  on,
  othersUse,
  peopledOf,
  roundStarts,
} from '../../listener';
import { markedRound } from '../../memory';
import {
  asMany,
  atLeast,
  atMost,
  built,
  countSpaces,
  exactly,
  fencesLeft,
  grainFields,
  laid,
  moreThan,
  myTurn,
  newest,
  occupations,
  people,
  rooms,
  round,
  sum,
  taken,
} from '../../quantity';

/** The actions boosters of deck A. */
export const actionsBooster = [
  card('paper-knife', 'A3', {
    cost: { wood: 1 },
    play: { do: 'draw', from: 'three', food: 0 },
    mustPlay: true,
  }),
  card('family-friendly-home', 'A21', {
    needs: atLeast(1, occupations),
    on: on(iBuildRooms, seq(gain({ food: 1 }), may(growWithRoom)), moreThan(rooms, sum(people, built))),
  }),
  card('telegram', 'A22', {
    cost: { food: 2 },
    needs: atLeast(1, fencesLeft),
    points: 1,
    keeps: markedRound,
    play: { do: 'lay', count: sum(round, fencesLeft) },
    anytime: when(asMany(laid, round), once('game', guest)),
    workPhase: true,
  }),
  card('stone-company', 'A23', {
    cost: { clay: 2, reed: 1 },
    points: 1,
    on: on(afterIUse('western-quarry', 'eastern-quarry'), may(majorOrMinorSpending('stone'))),
  }),
  card('threshing-board', 'A24', {
    cost: { wood: 1 },
    needs: atLeast(2, occupations),
    points: 1,
    on: on(iUse('farmland', 'cultivation'), may(bake)),
  }),
  card('bassinet', 'A25', {
    cost: { wood: 1, reed: 1 },
    joins: 'first-used',
  }),
  card('sleeping-corner', 'A26', {
    cost: { wood: 1 },
    needs: atLeast(2, grainFields),
    points: 1,
    joins: 'wish-for-children',
  }),
  card('oven-site', 'A27', {
    needs: [
      { owns: ['fireplace-2', 'fireplace-3'], how: 'any' },
      { owns: ['cooking-hearth-4', 'cooking-hearth-5'], how: 'any' },
    ],
    play: seq(gain({ wood: 2 }), may(majorOf(['clay-oven', 'stone-oven'], { clay: 1, stone: 1 }))),
  }),
  card('forest-school', 'A28', {
    cost: { wood: 1, clay: 1 },
    points: 1,
    joins: 'lessons',
    price: replacing('food', 'wood', 'occupation'),
  }),
  card('bed-maker', 'A93', {
    on: on(iBuildRooms, trade({ wood: 1, grain: 1 }, growWithRoom)),
  }),
  card('lazy-sowman', 'A94', {
    instead: { of: 'sow', get: when(myTurn, place({ from: 'home', evenOccupied: true })) },
  }),
  card('angler', 'A95', {
    on: on(afterIUse('fishing'), may(majorOrMinor), atMost(2, taken)),
  }),
  card('task-artisan', 'A96', {
    play: seq(gain({ wood: 1 }), may(minor)),
    on: on(roundStarts, seq(gain({ wood: 1 }), may(minor)), newest(accumulating('stone'))),
  }),
  card('freshman', 'A97', {
    instead: { of: 'bake', get: occupation(0), oncePerTurn: true },
  }),
  card('swagman', 'A129', {
    on: on(
      afterIUse('farm-expansion', 'grain-seeds'),
      may(once('turn', { do: 'jump', to: ['farm-expansion', 'grain-seeds'], evenOccupied: true })),
    ),
  }),
  card('mummys-boy', 'A130', {
    joins: 'second-person',
  }),
  card('craft-teacher', 'A131', {
    on: on(iBuildMajor('joinery', 'pottery', 'basketmaker'), upTo(2, occupation(0))),
  }),
  card('stagehand', 'A150', {
    on: on(
      othersUse('traveling-players'),
      may(oneOf({ fences, stables: build(0, ANY, { wood: 2 }), rooms: build(ANY, 0, { wood: 2 }) })),
    ),
  }),
  card('night-school-student', 'A152', {
    on: on(homeward, may(occupation(1)), exactly(0, countSpaces(peopledOf(...LESSONS)))),
  }),
];
