import {
  ANY,
  gain,
  may,
  nextRounds,
  once,
  playMinor,
  plow,
  seq,
  upTo,
  when,
  workWood,
} from '../../../effects/effect-words';
import { card } from '../../card';
import { feedingPhase, firstOf, iGetOnSpace, iUse, on } from '../../listener';
import {
  atLeast,
  gaveToo,
  goods,
  house,
  occupations,
  peopleOn,
  rooms,
  vegetableFields,
} from '../../quantity';

import { sawhorse } from './own/sawhorse';

/** The spaces where a family grows. */
const GROWTH = ['growth-minor', 'growth-no-room'] as const;

/** The minor improvements of deck K from K119 to K132. */
export const minorImprovements2 = [
  card('crooked-plow-2007', 'K119', {
    cost: { wood: 3 },
    needs: atLeast(1, occupations),
    tool: 'plow',
    on: on(iUse('plow'), may(once('game', { do: 'then', first: plow, after: plow }))),
  }),
  card('house-goat-2007', 'K120', {
    points: 1,
    on: on(feedingPhase, gain({ food: 1 })),
    forbids: 'pets',
  }),
  sawhorse,
  card('sawmill-2007', 'K122', {
    returns: ['joinery'],
    points: 3,
    on: on(feedingPhase, workWood(3)),
    score: { steps: { 2: 1, 4: 2, 5: 3 }, of: goods('wood') },
  }),
  card('wooden-strongbox-2007', 'K123', {
    cost: { wood: 1 },
    score: { steps: { 5: 2, 6: 4 }, of: rooms },
  }),
  card('yoke-2007', 'K124', {
    cost: { wood: 1 },
    needs: atLeast(1, goods('cattle')),
    helpsPlowing: true,
    play: upTo({ count: 'custom', name: 'tools-played' }, plow),
  }),
  card('broom-2007', 'K125', {
    cost: { wood: 1 },
    play: seq({ do: 'redraw', cards: 7 }, may(playMinor)),
  }),
  card('landing-net-2007', 'K126', {
    cost: { reed: 1 },
    on: firstOf(
      on(iGetOnSpace('reed'), gain({ food: 1 }), gaveToo('wood', 'clay', 'stone')),
      on(iGetOnSpace('reed'), gain({ food: 2 })),
    ),
  }),
  card('clapper-2007', 'K127', {
    cost: { wood: 1 },
    play: when(atLeast(1, peopleOn({ named: GROWTH })), { do: 'addCrops', crop: 'grain' }),
    on: on(iUse(...GROWTH), { do: 'addCrops', crop: 'grain' }),
  }),
  card('cooking-hearth-2007', 'K128', {
    returns: ['fireplace'],
    is: 'hearth',
    points: 1,
    cooks: { vegetable: 3, sheep: 2, boar: 3, cattle: 4 },
    bakes: { atMost: ANY, food: 3 },
  }),
  card('corn-sheaf-2007', 'K129', { play: gain({ grain: 1 }) }),
  card('herb-garden-2007', 'K130', {
    needs: atLeast(1, vegetableFields),
    points: 1,
    play: nextRounds(5, { food: 1 }),
  }),
  card('clay-pit-2007', 'K131', {
    needs: atLeast(3, occupations),
    points: 1,
    on: on(iUse('day-laborer'), gain({ clay: 3 })),
  }),
  card('clay-hut-extension-2007', 'K132', {
    cost: { clay: 4, reed: 1 },
    needs: house('clay'),
    play: { do: 'build', rooms: 1, stables: 0, stableCost: {}, price: {} },
    mustPlay: true,
  }),
];
