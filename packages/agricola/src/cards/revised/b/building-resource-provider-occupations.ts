import {
  byStep,
  discardCard,
  fromStep,
  gain,
  gainPer,
  gainThat,
  may,
  nextRounds,
  once,
  seq,
  trade,
} from '../../../effects/effect-words';
import { instead, swap } from '../../../payment/modifier';
import { card } from '../../card';
import { oneByOne } from '../../later-rounds';
import {
  accumulating,
  afterIUse,
  beforeReplenishing,
  byAnyone,
  iEnclose,
  iUse,
  on,
  othersUse,
  ownSpaces,
  roundStarts,
  settled,
  workEnds,
} from '../../listener';
import {
  atLeast,
  custom,
  exactly,
  fencesBuilt,
  goods,
  house,
  lyingOn,
  lyingThere,
  moreThan,
  players,
  rooms,
  workPhase,
} from '../../quantity';

/** The building resource providers of deck B that are occupations. */
export const buildingResourceProviderOccupations = [
  card('shoreforester', 'B116', {
    play: gain({ wood: 1 }),
    on: on(beforeReplenishing, gain({ wood: 1 }), exactly(0, lyingOn('reed-bank'))),
  }),
  card('informant', 'B117', {
    play: gain({ wood: 1 }),
    on: on(workEnds, gain({ wood: 1 }), moreThan(goods('stone'), goods('clay'))),
  }),
  card('small-scale-farmer', 'B118', {
    on: on(roundStarts, gain({ wood: 1 }), exactly(2, rooms)),
  }),
  card('lumberjack', 'B119', { play: seq(gain({ wood: 1 }), nextRounds(fencesBuilt, { wood: 1 })) }),
  card('sweep', 'B120', {
    on: on(iUse(ownSpaces('left-of-newest')), gain({ clay: 2 })),
  }),
  card('geologist', 'B121', {
    on: [
      on(iUse('forest', 'reed-bank'), gain({ clay: 1 })),
      on(iUse('clay-pit'), gain({ clay: 1 }), atLeast(3, players)),
    ],
  }),
  card('mineralogist', 'B122', {
    on: [
      on(iUse(accumulating('clay')), gain({ stone: 1 })),
      on(iUse(accumulating('stone')), gain({ clay: 1 })),
    ],
  }),
  card('roof-ballaster', 'B123', {
    play: trade({ food: 1 }, gainPer({ stone: 1 }, rooms)),
  }),
  card('trimmer', 'B124', {
    on: on(iEnclose, once('round', gain({ stone: 2 })), workPhase),
  }),
  card('estate-worker', 'B125', {
    play: oneByOne({ wood: 1 }, { clay: 1 }, { reed: 1 }, { stone: 1 }),
  }),
  card('carpenter', 'B126', {
    price: [
      instead({ wood: 3, reed: 2 }, ['room'], house('wood')),
      instead({ clay: 3, reed: 2 }, ['room'], house('clay')),
      instead({ stone: 3, reed: 2 }, ['room'], house('stone')),
    ],
  }),
  card('clay-warden', 'B143', {
    on: on(othersUse('hollow'), fromStep(players, { 3: gain({ clay: 2 }), 4: gain({ clay: 1, food: 1 }) })),
  }),
  card('collier', 'B144', {
    on: [on(afterIUse('clay-pit'), gain({ wood: 1, reed: 1 })), on(afterIUse('hollow'), gain({ wood: 1 }))],
  }),
  card('brushwood-collector', 'B145', {
    price: swap([{ reed: 2 }, { reed: 1 }], { wood: 1 }, 'room', 'renovation'),
  }),
  card('forest-clearer', 'B162', {
    on: on(
      iUse(accumulating('wood')),
      byStep(lyingThere, {
        2: gain({ wood: 1, food: 1 }),
        3: gain({ wood: 1 }),
        4: gain({ wood: 1, food: 1 }),
      }),
    ),
  }),
  card('pastor', 'B163', {
    on: on(
      byAnyone(settled),
      once('game', gain({ wood: 3, clay: 2, reed: 1, stone: 1 })),
      custom('alone-with-two-rooms'),
    ),
  }),
  card('illusionist', 'B146', {
    on: on(iUse(accumulating('wood', 'clay', 'reed', 'stone')), may(discardCard(gainThat))),
  }),
];
