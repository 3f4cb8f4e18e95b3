import {
  byStep,
  collect,
  fromActor,
  fromStep,
  gain,
  gainPer,
  growWithoutRoom,
  majorOrMinor,
  may,
  nextRounds,
  once,
  others,
  pay,
  payActor,
  payOwner,
  plow,
  points,
  seq,
  upTo,
  when,
  whole,
} from '../../../effects/effect-words';
import { instead, insteadFor, renovationFor } from '../../../payment/modifier';
import { card } from '../../card';
import {
  afterIUse,
  anyoneUses,
  byOthers,
  homeward,
  iGetOnSpace,
  iRenovate,
  iSow,
  iTook,
  iUse,
  on,
  othersUse,
  scoringStarts,
  settled,
  toll,
} from '../../listener';
import {
  atLeast,
  exactly,
  house,
  improvements,
  most,
  person,
  players,
  round,
  roundsLeft,
  taken,
  unusedSpaces,
} from '../../quantity';

/** Magician, Conjurer, Street Musician, Puppeteer, Acrobat, Dancer, Animal Trainer, Storyteller. */
const PERFORMERS = ['K311', 'E167', 'I257', 'I249', 'K269', 'E212', 'K342', 'E169'];

/** The occupations of deck I from I219 to I241. */
export const occupations1 = [
  card('fieldsman-2007', 'I219', { sowMore: { byFields: { 1: 2, 2: 1 } } }),
  card('well-builder-2007', 'I220', {
    asMinor: { majors: ['well'] },
    price: insteadFor({ wood: 1, stone: 1 }, 'well'),
  }),
  card('village-elder-2007', 'I221', {
    play: fromStep(roundsLeft, {
      1: gain({ wood: 1 }),
      3: gain({ wood: 2 }),
      6: gain({ wood: 3 }),
      9: gain({ wood: 4 }),
    }),
    score: { points: 3, when: most(improvements), everyone: true },
  }),
  card('social-climber-2007', 'I222', {
    on: on(
      iRenovate,
      byStep(
        { count: 'custom', name: 'others-as-well-housed' },
        { 0: gain({ stone: 3 }), 1: gain({ stone: 2 }), 2: gain({ stone: 1 }) },
      ),
    ),
  }),
  card('field-worker-2007', 'I224', {
    on: on(byOthers(iSow), fromStep(players, { 3: gain({ grain: 1 }), 4: gain({ food: 1 }) })),
  }),
  card('field-watchman-2007', 'I225', { on: on(iUse('grain'), may(plow)) }),
  card('gardener-2007', 'I226', { keepsVegetables: true }),
  card('church-warden-2007', 'I227', {
    play: fromStep(roundsLeft, {
      1: gain({ wood: 1 }),
      3: gain({ wood: 2 }),
      6: gain({ wood: 3 }),
      9: gain({ wood: 4 }),
    }),
    on: on(
      homeward,
      seq(when(atLeast(5, person), points(3)), others(when(atLeast(5, person), points(3)))),
      exactly(14, round),
    ),
  }),
  card('businessman-2007', 'I228', { on: on(afterIUse('start-minor'), may(majorOrMinor)) }),
  card('sycophant-2007', 'I229', {
    on: [toll(othersUse('grain'), payOwner({ food: 1 })), on(anyoneUses('grain'), gain({ food: 1 }))],
  }),
  card('clay-digger-2007', 'I230', {
    space: {
      for: 'all',
      refill: { good: 'clay', first: 3, count: 1 },
      effect: collect,
      toll: { food: 3 },
    },
  }),
  card('manservant-2007', 'I231', {
    on: on(settled, once('game', nextRounds(roundsLeft, { food: 3 })), house('stone')),
  }),
  card('midwife-2007', 'I232', {
    on: on(
      byOthers(iTook('grow')),
      fromStep({ count: 'custom', name: 'smaller-family' }, { 1: gain({ food: 1 }), 2: gain({ food: 2 }) }),
    ),
  }),
  card('farm-steward-2007', 'I233', {
    instead: { of: 'grow', get: when(house('clay', 'stone'), growWithoutRoom), nextOne: true },
  }),
  card('wood-buyer-2007', 'I234', {
    on: on(byOthers(iGetOnSpace('wood')), payActor({ food: 1 }, fromActor({ wood: 1 }))),
  }),
  card('wood-collector-2007', 'I235', { play: nextRounds(5, { wood: 1 }) }),
  card('hide-farmer-2007', 'I236', {
    on: on(scoringStarts, upTo(unusedSpaces, pay({ food: 1 }, points(1)))),
  }),
  card('juggler-2007', 'I237', {
    on: on(
      afterIUse('traveling-players', '5-room-or-players'),
      may(whole(gainPer({ food: 1 }, taken), { do: 'payOwners', of: PERFORMERS })),
      atLeast(1, taken),
    ),
  }),
  card('chamberlain-2007', 'I238', { joins: 'last-cards' }),
  card('cowherd-2007', 'I240', { on: on(iUse('cattle'), gain({ cattle: 1 })) }),
  card('clay-plasterer-2007', 'I241', {
    price: [
      renovationFor('clay', { clay: 1, reed: 1 }),
      instead({ clay: 3, reed: 2 }, ['room'], house('clay')),
    ],
  }),
];
