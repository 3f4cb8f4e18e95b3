import { type Card, card, compileCards } from '@furrow/agricola/cards/card';
import {
  afterIUse,
  iTake,
  type Listener,
  myTurnEnds,
  on,
  onRounds,
  othersUse,
  roundStarts,
  settled,
  toll,
} from '@furrow/agricola/cards/listener';
import { cellsWith, counter } from '@furrow/agricola/cards/memory';
import { type OwnAct, ownActs } from '@furrow/agricola/cards/own';
import {
  all,
  atLeast,
  built,
  type Condition,
  type Counted,
  goods,
  handOccupations,
  laid,
  moreThan,
  occupations,
  people,
  type Quantity,
  rooms,
  unlaid,
} from '@furrow/agricola/cards/quantity';
import { revisedDeck } from '@furrow/agricola/cards/revised/revised-deck';
import type { Effect } from '@furrow/agricola/effects/effect';
import {
  build,
  deliverAfter,
  gain,
  gainOne,
  gainPer,
  jump,
  may,
  nextRounds,
  once,
  others,
  pay,
  payOwner,
  place,
  plow,
  points,
  renovate,
  seq,
  trade,
  when,
} from '@furrow/agricola/effects/effect-words';
import type { BroughtAt } from '@furrow/agricola/moments/brought';
import type { Moment } from '@furrow/agricola/moments/moments';
import { less } from '@furrow/agricola/payment/modifier';

const IDLE: OwnAct = { possible: () => true, act: () => [] };

/** Acts for which cards of the game have sentences. */
const { act } = ownActs({
  'leave-without-room': IDLE,
  'clay-on-unused-spaces': IDLE,
  'take-clay': IDLE,
});

const count = (word: Counted): Quantity<never> => ({ count: word });

/** What a card does at a moment of its owner's. */
function at<M extends Moment>(
  moment: M,
  then: Effect<BroughtAt<M>>,
  condition?: Condition<BroughtAt<M>>,
): Listener {
  return on({ moment, who: 'me' }, then, condition);
}

/** Cards that nobody plays: what declarations can say and no card with a derived text says. */
export const inventedCards: readonly Card[] = compileCards(
  revisedDeck('A', {
    'farm-planner': [
      card('plow-to-come', 'A10', {
        cost: [{ food: 2 }, { grain: 1 }],
        play: deliverAfter(5),
        delivers: may(plow),
      }),
      card('gifts-to-come', 'A11', {
        needs: [atLeast(2, occupations), moreThan(rooms, people)],
        play: seq(
          { do: 'later', rounds: { after: [2, 5, 8] }, goods: { sheep: 1 } },
          nextRounds(count('completedHarvests'), { food: 1 }),
        ),
        field: true,
      }),
      card('store', 'A12', {
        keeps: counter(3),
        on: [
          on(roundStarts, { do: 'unlay', get: gain({ clay: 1 }) }),
          at('renovated', { do: 'lay', count: 2 }),
          at('builtStables', { do: 'lay', count: count('fencesLeft') }, atLeast(2, built)),
          at('workEnds', { do: 'unlay', all: true, get: gainPer({ food: 1 }, unlaid) }, atLeast(2, laid)),
        ],
        houses: laid,
      }),
      card('kennel', 'A13', {
        holds: { count: 2, of: 'boar' },
        pastureHolds: { more: 1, bare: true },
        houses: 2,
        score: { each: 2, of: handOccupations },
      }),
      card('herd', 'A14', {
        holds: { count: rooms },
        price: less({ reed: 1 }, 'stable', 'fence', 'occupation'),
      }),
      card('builder', 'A15', {
        play: may({ do: 'renovate', price: {} }),
        anytime: pay({ grain: 1 }, build(2, 1, { wood: 1 })),
        on: at('beforeRound', { do: 'sow', fields: 2 }, { not: atLeast(3, rooms) }),
      }),
      card('hand', 'A16', {
        on: [
          on(afterIUse(onRounds(1, 2)), { do: 'reap', crop: 'vegetable', fields: 2 }),
          on(iTake('plow'), gainOne('wood', 'clay'), all(atLeast(1, count('person')), { season: 1 })),
          at('sowed', others(trade({ food: 1 }, gain({ grain: 1 })))),
          at('played', gainPer({ food: 1 }, goods('grain', 'vegetable'))),
        ],
      }),
      card('guesthouse', 'A17', {
        anytime: once('game', { do: 'guest' }),
        on: [
          on(myTurnEnds, may(place({ from: 'supply', on: ['forest', 'fishing'] }))),
          on(settled, act('leave-without-room'), { owns: ['well'], how: 'all' }),
          toll(othersUse('fishing'), payOwner({ food: 2 })),
        ],
        instead: { of: 'renovate', get: when(atLeast(2, rooms), points(1)) },
      }),
      card('suitor', 'A85', { cost: { food: 4 }, play: gain({ wood: 1 }) }),
      card('debtor', 'A86', {
        cost: { grain: 1, reed: 1 },
        play: gain({ wood: 1 }),
      }),
      card('meadow', 'A18', {
        keeps: cellsWith('grain'),
        play: act('clay-on-unused-spaces'),
        on: at('landUsed', act('take-clay', gain({ grain: 1 }))),
        space: { for: 'owner', effect: seq(renovate, jump('fishing')) },
      }),
    ],
  }).cards,
);
