import { afterIUse, iBuildRooms, iUse, iUseNewSpace, on, roundStarts } from '@furrow/agricola/cards/listener';
import { atLeast, built, sum, taken, unlaid } from '@furrow/agricola/cards/quantity';
import { gain, gainPer, may, seq } from '@furrow/agricola/effect';
import { expect, test } from 'vitest';

/** What does not compile is marked; `npm run types` fails if such a line compiles after all. */
test('a listener counts what its occasion brings', () => {
  expect(on(afterIUse('forest'), gainPer({ food: 1 }, taken)).moment).toBe('used');
  expect(on(iBuildRooms, gain({ food: 1 }), atLeast(2, sum(built, built))).moment).toBe('builtRooms');
  expect(on(roundStarts, { do: 'unlay', all: true, get: gainPer({ wood: 1 }, unlaid) }).who).toBe('me');
  expect(on(iUseNewSpace, { do: 'unmark', get: gain({ food: 1 }) }).who).toBe('me');
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
    // @ts-expect-error no space of the farmyard has become used
    on(roundStarts, { do: 'unmark', get: gain({ food: 1 }) }),
  ];
  expect(refused).toHaveLength(7);
});
