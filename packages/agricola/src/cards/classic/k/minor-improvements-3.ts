import {
  ANY,
  fromStep,
  gain,
  gainPer,
  may,
  nextRounds,
  pay,
  plow,
  sow,
  upTo,
  when,
} from '../../../effects/effect-words';
import { replacing } from '../../../payment/modifier';
import { card } from '../../card';
import { onEvenRounds } from '../../later-rounds';
import { fieldPhaseStarts, iCook, on } from '../../listener';
import { goodsOnCard } from '../../memory';
import {
  animalsCooked,
  atLeast,
  custom,
  goods,
  grainFields,
  laid,
  moreThan,
  occupations,
  people,
  reached,
  rooms,
  roundsLeft,
  stoneRooms,
} from '../../quantity';

/** The minor improvements of deck K from K133 to K146, and K339. */
export const minorImprovements3 = [
  card('milking-stool-2007', 'K133', {
    cost: { wood: 1 },
    needs: atLeast(2, occupations),
    on: on(fieldPhaseStarts, gainPer({ food: 1 }, reached(goods('cattle'), 1, 3, 5))),
    score: { each: 1, of: goods('cattle'), every: 2 },
  }),
  card('ox-team-2007', 'K134', {
    cost: { wood: 3 },
    needs: atLeast(2, goods('cattle')),
    points: 1,
    play: fromStep(roundsLeft, { 1: may(plow), 2: upTo(2, plow), 3: upTo(3, plow) }),
  }),
  card('horse-2007', 'K135', {
    score: { points: 2, when: custom('animal-missing') },
  }),
  card('brushwood-roof-2007', 'K136', {
    needs: atLeast(2, occupations),
    price: replacing('reed', 'wood', 'room', 'renovation'),
  }),
  card('turnip-field-2007', 'K137', {
    needs: atLeast(3, occupations),
    points: 1,
    field: 'vegetable',
    play: may(sow),
  }),
  card('reed-hut-2007', 'K138', {
    cost: { wood: 1, reed: 4 },
    points: 1,
    play: { do: 'grow', needsRoom: false },
    mustPlay: true,
    houses: 1,
    score: { points: -3, when: atLeast(1, people) },
  }),
  card('sleeping-corner-2007', 'K139', {
    cost: { wood: 1 },
    needs: atLeast(2, grainFields),
    points: 1,
    joins: 'growth',
  }),
  card('swan-lake-2007', 'K140', {
    needs: atLeast(4, occupations),
    points: 2,
    play: nextRounds(5, { food: 1 }),
  }),
  card('boar-breeding-2007', 'K141', {
    cost: { food: 1 },
    play: gain({ boar: 1 }),
  }),
  card('stone-cart-2007', 'K142', {
    cost: { wood: 2 },
    needs: atLeast(2, occupations),
    play: onEvenRounds({ stone: 1 }),
  }),
  card('stone-exchange-2007', 'K143', {
    cost: [{ wood: 2 }, { clay: 2 }],
    play: gain({ stone: 2 }),
  }),
  card('mansion-2007', 'K144', {
    cost: { wood: 3, clay: 3, reed: 2, stone: 3 },
    score: { each: 2, of: stoneRooms },
  }),
  card('forest-pasture-2007', 'K145', {
    needs: atLeast(3, occupations),
    points: 1,
    holds: { count: ANY, of: 'boar' },
  }),
  card('loom-2007', 'K146', {
    cost: { wood: 2 },
    needs: atLeast(2, occupations),
    points: 1,
    on: on(fieldPhaseStarts, gainPer({ food: 1 }, reached(goods('sheep'), 1, 4, 7))),
    score: { each: 1, of: goods('sheep'), every: 3 },
  }),
  card('pelts-2007', 'K339', {
    needs: atLeast(3, occupations),
    keeps: goodsOnCard(0, 'food'),
    on: on(
      iCook(),
      upTo(
        animalsCooked,
        when(moreThan(rooms, laid), pay({ food: 1 }, { do: 'lay', count: 1, good: 'food' })),
      ),
    ),
    score: { each: 1, of: laid },
  }),
];
