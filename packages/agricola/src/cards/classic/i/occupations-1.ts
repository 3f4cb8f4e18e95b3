import { fromStep, gain, may, nextRounds, once, payOwner, plow } from '../../../effect-words';
import { instead, renovationFor } from '../../../payment/modifier';
import { card } from '../../card';
import { anyoneUses, byOthers, iSow, iUse, on, othersUse, settled, toll } from '../../listener';
import { house, improvements, most, players, roundsLeft } from '../../quantity';

/** The occupations of deck I from I219 to I241. */
export const occupations1 = [
  card('village-elder-2007', 'I221', {
    play: fromStep(roundsLeft, {
      1: gain({ wood: 1 }),
      3: gain({ wood: 2 }),
      6: gain({ wood: 3 }),
      9: gain({ wood: 4 }),
    }),
    score: { points: 3, when: most(improvements), everyone: true },
  }),
  card('field-worker-2007', 'I224', {
    on: on(byOthers(iSow), fromStep(players, { 3: gain({ grain: 1 }), 4: gain({ food: 1 }) })),
  }),
  card('field-watchman-2007', 'I225', { on: on(iUse('grain'), may(plow)) }),
  card('sycophant-2007', 'I229', {
    on: [toll(othersUse('grain'), payOwner({ food: 1 })), on(anyoneUses('grain'), gain({ food: 1 }))],
  }),
  card('manservant-2007', 'I231', {
    on: on(settled, once('game', nextRounds(roundsLeft, { food: 3 })), house('stone')),
  }),
  card('wood-collector-2007', 'I235', { play: nextRounds(5, { wood: 1 }) }),
  card('cowherd-2007', 'I240', { on: on(iUse('cattle'), gain({ cattle: 1 })) }),
  card('clay-plasterer-2007', 'I241', {
    price: [
      renovationFor('clay', { clay: 1, reed: 1 }),
      instead({ clay: 3, reed: 2 }, ['room'], house('clay')),
    ],
  }),
];
