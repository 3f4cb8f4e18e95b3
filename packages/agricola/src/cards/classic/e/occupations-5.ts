import {
  build,
  fromStep,
  gain,
  gainPer,
  may,
  nextRounds,
  pay,
  points,
  seq,
  trade,
} from '../../../effects/effect-words';
import { instead, less } from '../../../payment/modifier';
import { card } from '../../card';
import {
  feedingPhase,
  iBuildStables,
  iFence,
  iGetFrom,
  iGetOnSpace,
  iUse,
  on,
  scoringStarts,
} from '../../listener';
import {
  gaveToo,
  house,
  missing,
  most,
  not,
  occupations,
  reaching,
  roundsLeft,
  stables,
  taken,
} from '../../quantity';
import { PLAYERS } from './traveling-players';

/** The occupations of deck E from E203 to E218, and E341. */
export const occupations5 = [
  card('shepherd-2007', 'E203', { twins: { of: 'sheep', from: 4 } }),
  card('master-shepherd-2007', 'E204', { play: nextRounds(3, { sheep: 1 }) }),
  card('reed-collector-2007', 'E205', { play: nextRounds(4, { reed: 1 }) }),
  card('swineherd-2007', 'E206', { on: on(iUse('boar'), gain({ boar: 1 })) }),
  card('stablehand-2007', 'E207', { on: on(iFence, build(0, 1, {})) }),
  card('stablemaster-2007', 'E208', { stableHolds: { count: 3, one: true } }),
  card('quarryman-2007', 'E209', { anytime: pay({ stone: 1 }, gain({ food: 2 })) }),
  card('stone-carrier-2007', 'E210', {
    on: [
      on(iGetOnSpace('stone'), may(gain({ stone: 1 })), not(gaveToo('wood', 'clay', 'reed'))),
      on(iGetOnSpace('stone'), trade({ food: 1 }, gain({ stone: 1 })), gaveToo('wood', 'clay', 'reed')),
    ],
  }),
  card('stonecutter-2007', 'E211', { price: less({ stone: 1 }, 'major', 'minor', 'room', 'renovation') }),
  card('dancer-2007', 'E212', { on: on(iGetFrom(PLAYERS, 'food'), gainPer({ food: 1 }, missing(4, taken))) }),
  card('stockman-2007', 'E213', {
    on: [
      on(iBuildStables, gain({ cattle: 1 }), reaching(2, stables)),
      on(iBuildStables, gain({ boar: 1 }), reaching(3, stables)),
      on(iBuildStables, gain({ sheep: 1 }), reaching(4, stables)),
    ],
  }),
  card('potter-2007', 'E214', { on: on(feedingPhase, trade({ clay: 1 }, gain({ food: 2 }))) }),
  card('tenant-farmer-2007', 'E215', {
    play: seq(gain({ sheep: 1, boar: 1, cattle: 1 }), points(-3)),
    on: [
      on(scoringStarts, trade({ sheep: 1 }, points(1))),
      on(scoringStarts, trade({ boar: 1 }, points(1))),
      on(scoringStarts, trade({ cattle: 1 }, points(1))),
    ],
  }),
  card('animal-keeper-2007', 'E216', { mixedPastures: true }),
  card('reeve-2007', 'E217', {
    play: fromStep(roundsLeft, {
      1: gain({ wood: 1 }),
      3: gain({ wood: 2 }),
      6: gain({ wood: 3 }),
      9: gain({ wood: 4 }),
    }),
    score: { points: 3, when: most(occupations), everyone: true },
  }),
  card('carpenter-2007', 'E218', {
    price: [
      instead({ wood: 3, reed: 2 }, ['room'], house('wood')),
      instead({ clay: 3, reed: 2 }, ['room'], house('clay')),
      instead({ stone: 3, reed: 2 }, ['room'], house('stone')),
    ],
  }),
];
