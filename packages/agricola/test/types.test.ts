import { card } from '@furrow/agricola/cards/card';
import { type CardId, findCard } from '@furrow/agricola/cards/index';
import { afterIUse, iBuildRooms, iUse, on, roundStarts } from '@furrow/agricola/cards/listener';
import { ownActs } from '@furrow/agricola/cards/own';
import {
  anyoneOwns,
  atLeast,
  built,
  custom,
  occupied,
  sum,
  taken,
  unlaid,
} from '@furrow/agricola/cards/quantity';
import { gain, gainPer, jump, may, place, seq } from '@furrow/agricola/effects/effect-words';
import { collecting } from '@furrow/agricola/spaces/space';
import type { CardNumber, SpaceNumber } from '@furrow/agricola/state/numbers';
import { cardOf, sourceOfCard, sourceOfSpace, spaceOf } from '@furrow/agricola/state/source';
import type { Seat } from '@furrow/kernel/seat';
import { expect, test } from 'vitest';

/** What does not compile is marked; `npm run types` fails if such a line compiles after all. */
test('a listener counts what its occasion brings', () => {
  expect(on(afterIUse('forest'), gainPer({ food: 1 }, taken)).moment).toBe('used');
  expect(on(iBuildRooms, gain({ food: 1 }), atLeast(2, sum(built, built))).moment).toBe('builtRooms');
  expect(on(roundStarts, { do: 'unlay', all: true, get: gainPer({ wood: 1 }, unlaid) }).who).toBe('me');
  expect(on(afterIUse('forest'), may({ do: 'fences', one: { free: 1 } })).who).toBe('me');
});

test('a quantity that the occasion does not bring does not compile', () => {
  const refused = [
    // @ts-expect-error before a use nothing has been taken
    on(iUse('forest'), gainPer({ food: 1 }, taken)),
    // @ts-expect-error nothing is built by using a space, however deep it is asked for
    on(afterIUse('forest'), seq(gain({ food: 1 }), may(gainPer({ food: 1 }, sum(built, taken))))),
    // @ts-expect-error a condition cannot ask for it either
    on(iBuildRooms, gain({ food: 1 }), atLeast(2, taken)),
    // @ts-expect-error the start of a round brings nothing
    on(roundStarts, gainPer({ food: 1 }, built)),
    // @ts-expect-error what was taken off the card is known only then
    on(roundStarts, { do: 'unlay', get: gainPer({ wood: 1 }, unlaid) }),
    // @ts-expect-error a pasture is paid with what was taken, and nothing was
    on(roundStarts, may({ do: 'fences', one: { free: 1 } })),
  ];
  expect(refused).toHaveLength(6);
});

test('an id that is not there does not compile', () => {
  const refused = [
    // @ts-expect-error no space is called so
    iUse('fishin'),
    // @ts-expect-error nor here
    jump('grain-utilisation'),
    // @ts-expect-error no person can stand there
    occupied('forrest'),
    // @ts-expect-error nor be placed there
    place({ from: 'home', on: ['sheepmarket'] }),
    // @ts-expect-error no major improvement is called so
    anyoneOwns('joiner'),
    // @ts-expect-error no card has such a condition
    custom('my-turns'),
    // @ts-expect-error no card counts this
    gainPer({ grain: 1 }, { count: 'custom', name: 'people-at-good' }),
    // @ts-expect-error no card joins this
    card('guest', 'A85', { joins: 'first-use' }),
    // @ts-expect-error no board has such a space
    collecting('forrest', 'wood', 3),
  ];
  expect(refused).toHaveLength(9);
  // @ts-expect-error no card is called so
  const id: CardId = 'wood-cuter';
  expect(findCard(id)).toBeUndefined();
});

test('a card does only the acts of its own file', () => {
  const { act } = ownActs({ adopt: { possible: () => true, act: () => [] } });
  expect(may(act('adopt'))).toEqual({ do: 'may', effect: { do: 'custom', name: 'adopt' } });
  const refused = [
    // @ts-expect-error the file has no act that is called so
    act('adobt'),
    // @ts-expect-error nor can a name be made up
    may({ do: 'custom', name: 'adopt' }),
  ];
  expect(refused).toHaveLength(2);
});

test('the number of one kind of thing does not compile in the place of another', () => {
  const [card, space, seat]: [CardNumber, SpaceNumber, Seat] = [3, 5, 1];
  expect(cardOf(sourceOfCard(card))).toBe(card);
  expect(spaceOf(sourceOfSpace(space))).toBe(space);
  const mistaken = [
    // @ts-expect-error a space is no card
    sourceOfCard(space),
    // @ts-expect-error a card is no source
    cardOf(card),
    // @ts-expect-error a seat is no space
    sourceOfSpace(seat),
  ];
  expect(mistaken).toHaveLength(3);
});
