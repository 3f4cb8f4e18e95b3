import {
  gain,
  gainPer,
  may,
  once,
  pay,
  payPer,
  plow,
  points,
  seq,
  trade,
  when,
} from '../../../effects/effect-words';
import { card } from '../../card';
import { feedingPhase, iGetOnSpace, on } from '../../listener';
import { goodsOnCard } from '../../memory';
import {
  allGrain,
  atLeast,
  atMost,
  custom,
  exactly,
  goods,
  house,
  laid,
  people,
  roundsLeft,
  unusedSpaces,
  vegetableFields,
} from '../../quantity';
import { barbecue } from './own/barbecue';
import { ownCards } from './own/index';
import { scarecrow } from './own/scarecrow';

/** The minor improvements of deck Z. */
export const minorImprovements = [
  card('stump-jump-plow-2007', 'Z313', {
    cost: { wood: 2 },
    tool: 'plow',
    on: on(iGetOnSpace('wood'), trade({ food: 1 }, plow), house('clay', 'stone')),
  }),
  card('keg-2007', 'Z314', {
    cost: { wood: 1 },
    play: may({ do: 'guest', last: true }),
  }),
  card('brewers-copper-2007', 'Z315', {
    cost: { grain: 1, stone: 1 },
    points: 1,
    on: on(feedingPhase, trade({ grain: 1 }, gain({ food: 2 }))),
    score: { points: 1, when: atLeast(7, allGrain) },
  }),
  card('bust-2007', 'Z316', {
    cost: { stone: 1 },
    needs: custom('others-untaught'),
    points: 2,
  }),
  card('family-portrait-2007', 'Z317', {
    play: payPer({ food: 2 }, people, points(4)),
    mustPlay: true,
  }),
  barbecue,
  card('pumpkin-seed-oil-2007', 'Z319', {
    needs: atLeast(1, vegetableFields),
    keeps: goodsOnCard(0, 'vegetable'),
    anytime: when(
      atMost(2, laid),
      once(
        'round',
        pay({ vegetable: 1 }, seq({ do: 'lay', count: 1, good: 'vegetable' }, gain({ food: 3 }))),
      ),
    ),
    scoresKept: true,
  }),
  ...ownCards.minors,
  card('ranch-2007', 'Z321', {
    needs: exactly(0, unusedSpaces),
    play: seq(points(1, roundsLeft), gainPer({ food: 2 }, roundsLeft)),
  }),
  card('dozing-bull-2007', 'Z322', {
    anytime: when(atLeast(1, goods('cattle')), { do: 'fences', rebuild: true }),
  }),
  card('giant-pumpkin-2007', 'Z323', {
    keeps: goodsOnCard(0, 'vegetable'),
    play: pay({ vegetable: 1 }, { do: 'lay', count: 1, good: 'vegetable' }),
    mustPlay: true,
    anytime: { do: 'unlay', get: gainPer<never>({ food: 1 }, { count: 'custom', name: 'vegetable-cooked' }) },
    score: { points: 2, when: atLeast(1, laid) },
  }),
  scarecrow,
];
