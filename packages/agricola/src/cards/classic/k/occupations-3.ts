import {
  byStep,
  gain,
  may,
  nextRounds,
  once,
  oneOf,
  pay,
  renovate,
  roundsLater,
  trade,
  when,
} from '../../../effects/effect-words';
import { less, onceIn, onlyIf } from '../../../payment/modifier';
import { card } from '../../card';
import { onRoundsStill } from '../../later-rounds';
import {
  afterIUse,
  byOthers,
  feedingPhase,
  iBuildStables,
  iCook,
  iEncloseUnused,
  iGainGoods,
  on,
  settled,
  workStarts,
} from '../../listener';
import { pile } from '../../memory';
import {
  all,
  animalsCooked,
  atLeast,
  custom,
  goods,
  house,
  rooms,
  round,
  roundsLeft,
  taken,
} from '../../quantity';
import { foreman } from './own/foreman';
import { ownCards } from './own/index';
import { veterinarian } from './own/veterinarian';

/** The occupations of deck K from K298 to K312, and K342. */
export const occupations3 = [
  card('shepherd-boy-2007', 'K298', {
    on: on(settled, once('game', nextRounds(roundsLeft, { sheep: 1 })), house('stone')),
  }),
  card('slaughterman-2007', 'K299', {
    on: on(byOthers(iCook()), gain({ food: 1 }), atLeast(1, animalsCooked)),
    feedsLast: true,
  }),
  card('schnaps-distiller-2007', 'K300', {
    on: on(feedingPhase, trade({ vegetable: 1 }, gain({ food: 5 }))),
  }),
  card('wood-carver-2007', 'K301', {
    price: [
      onceIn('round', less({ wood: 1 }, 'major', 'minor', 'stable', 'fence')),
      onceIn('round', onlyIf(house('wood'), less({ wood: 1 }, 'room'))),
    ],
  }),
  card('pig-whisperer-2007', 'K302', { play: roundsLater({ boar: 1 }, 4, 7, 10) }),
  card('stone-breaker-2007', 'K303', { anytime: when(house('clay'), renovate) }),
  veterinarian,
  card('animal-handler-2007', 'K305', {
    play: onRoundsStill('delivery', 7, 10, 14),
    delivers: byStep(round, {
      7: trade({ food: 1 }, gain({ sheep: 1 })),
      10: trade({ food: 1 }, gain({ boar: 1 })),
      14: trade({ food: 1 }, gain({ cattle: 1 })),
    }),
  }),
  card('animal-tamer-2007', 'K306', { houseHolds: rooms }),
  card('animal-breeder-2007', 'K307', {
    on: on(
      iEncloseUnused,
      may(
        oneOf({
          sheep: pay({ food: 1 }, gain({ sheep: 2 })),
          boar: pay({ food: 2 }, gain({ boar: 2 })),
          cattle: pay({ food: 3 }, gain({ cattle: 2 })),
        }),
      ),
    ),
  }),
  foreman,
  card('weaver-2007', 'K309', { on: on(workStarts, gain({ food: 1 }), atLeast(2, goods('sheep'))) }),
  card('resource-seller-2007', 'K310', {
    keeps: pile('wood', 'clay', 'reed', 'clay', 'stone', 'clay', 'stone'),
    on: on(iGainGoods, { do: 'topOfPile' }, custom('top-of-pile-gained')),
  }),
  card('magician-2007', 'K311', {
    on: on(
      afterIUse('traveling-players', '5-room-or-players'),
      gain({ grain: 1, food: 1 }),
      all(custom('last-person'), atLeast(1, taken)),
    ),
  }),
  card('fence-overseer-2007', 'K312', {
    on: on(iBuildStables, may(once('round', pay({ food: 1 }, { do: 'fences', one: { around: 'stable' } })))),
  }),
  ...ownCards.occupations,
];
