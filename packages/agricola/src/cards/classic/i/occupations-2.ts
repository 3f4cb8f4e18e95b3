import {
  gain,
  gainPer,
  may,
  nextRounds,
  occupation,
  once,
  others,
  roundsLater,
  seq,
  takeAllFrom,
} from '../../../effects/effect-words';
import { less } from '../../../payment/modifier';
import { card } from '../../card';
import {
  afterOthersUse,
  fieldPhaseStarts,
  homeward,
  iGetOnSpace,
  iUse,
  on,
  roundEnds,
  settled,
} from '../../listener';
import { counter } from '../../memory';
import { atLeast, exactly, goods, harvestRound, house, laid, reached, taken } from '../../quantity';

/** The occupations of deck I from I242 to I250. */
export const occupations2 = [
  card('clay-hut-builder-2007', 'I242', {
    on: on(settled, once('game', nextRounds(5, { clay: 2 })), house('clay')),
  }),
  card('bricklayer-2007', 'I243', {
    price: [less({ clay: 1 }, 'major', 'minor', 'renovation'), less({ clay: 2 }, 'room')],
  }),
  card('layabout-2007', 'I244', {
    keeps: counter(1),
    skipsHarvest: true,
    on: on(roundEnds, { do: 'unlay' }, harvestRound),
  }),
  card('market-crier-2007', 'I245', {
    on: on(iUse('grain'), may(seq(gain({ grain: 1, vegetable: 1 }), others(gain({ grain: 1 }))))),
  }),
  card('milking-hand-2007', 'I246', {
    on: on(fieldPhaseStarts, gainPer({ food: 1 }, reached(goods('cattle'), 1, 3, 5))),
    score: { each: 1, of: goods('cattle'), every: 2 },
  }),
  card('butcher-2007', 'I247', { cooks: { sheep: 1, boar: 2, cattle: 3 } }),
  card('net-fisherman-2007', 'I248', {
    keeps: counter(),
    on: [
      on(iGetOnSpace('reed'), { do: 'lay', count: 1 }, exactly(0, laid)),
      on(homeward, { do: 'unlay', get: may(takeAllFrom('fishing')) }),
    ],
  }),
  card('puppeteer-2007', 'I249', {
    on: on(afterOthersUse('traveling-players', '5-room-or-players'), may(occupation(1)), atLeast(1, taken)),
  }),
  card('sheep-whisperer-2007', 'I250', { play: roundsLater({ sheep: 1 }, 4, 7, 9, 11) }),
];
