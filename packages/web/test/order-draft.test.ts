import type { Order } from '@furrow/wire/acts';
import { expect, test } from 'vitest';
import { draftOf, ordersOf, without } from '../src/online/table/order-draft';

const FORCED: Order = { when: 'forced' };
const FEEDING: Order = { when: 'feeding', spare: 'crops' };
const NEXT: Order = { when: 'placement', wishes: [{ move: 'forest', atLeast: 4 }, { move: 'grove' }] };
const DRAFTING: Order = { when: 'draft', cards: ['lumberjack', 'loom'] };
const LATER: Order = { when: 'placement', wishes: [{ move: 'fishing' }] };

test('orders that were given are filled in and come out as they were, also those that only a program can give', () => {
  const orders = [FORCED, FEEDING, NEXT, DRAFTING, LATER];
  const draft = draftOf(orders);
  expect(draft).toMatchObject({
    forced: true,
    feeding: 'crops',
    preference: ['lumberjack', 'loom'],
    others: [LATER],
  });
  expect(draft.wishes).toEqual([
    { space: 'forest', atLeast: 4 },
    { space: 'grove', atLeast: 0 },
    { space: '', atLeast: 0 },
  ]);
  expect(ordersOf(draft)).toEqual(orders);
});

test('without orders nothing is filled in, and nothing is ordered', () => {
  const draft = draftOf([]);
  expect(draft).toMatchObject({ forced: false, feeding: 'myself', preference: [], others: [] });
  expect(ordersOf(draft)).toEqual([]);
});

test('one order is taken back and the others stay; one that was carried out meanwhile changes nothing', () => {
  expect(without([FORCED, NEXT, LATER], { ...NEXT })).toEqual([FORCED, LATER]);
  expect(without([DRAFTING, LATER], { ...DRAFTING })).toEqual([LATER]);
  expect(without([FORCED], NEXT)).toEqual([FORCED]);
});
