import { expect, test } from 'vitest';
import { Unreadable } from '../src/codec';
import {
  amountsBy,
  choice,
  count,
  type FormsFor,
  one,
  readEvent,
  several,
  type WrittenEvent,
  writeEvent,
} from '../src/event-forms';
import { wordsOf } from '../src/words';

type Event =
  | { readonly event: 'got'; readonly seat: number; readonly goods: readonly (readonly [number, number])[] }
  | { readonly event: 'drew'; readonly card: number; readonly to?: number; readonly from?: 'hand' | 'pile' }
  | { readonly event: 'showed'; readonly cards: readonly number[]; readonly all: boolean }
  | { readonly event: 'over' };

const cards = wordsOf(['ant', 'bee', 'cat']);

const forms: FormsFor<Event> = {
  got: { seat: count, goods: amountsBy(wordsOf(['wood', 'clay'])) },
  drew: { card: one(cards), to: count, from: choice('hand', 'pile') },
  showed: { cards: several(one(cards)), all: choice(true, false) },
  over: {},
};

// @ts-expect-error: an event without forms does not compile
const lacksAnEvent: FormsFor<Event> = { got: forms.got, drew: forms.drew, showed: forms.showed };
// @ts-expect-error: neither does a value without a form
const lacksAValue: FormsFor<Event> = { ...forms, drew: { card: one(cards), to: count } };

test.each<[Event, WrittenEvent]>([
  [
    {
      event: 'got',
      seat: 1,
      goods: [
        [1, 2],
        [0, 3],
      ],
    },
    { event: 'got', seat: 1, goods: { clay: 2, wood: 3 } },
  ],
  [
    { event: 'drew', card: 2, to: 0, from: 'pile' },
    { event: 'drew', card: 'cat', to: 0, from: 'pile' },
  ],
  [
    { event: 'showed', cards: [1, 0], all: false },
    { event: 'showed', cards: ['bee', 'ant'], all: false },
  ],
  [{ event: 'over' }, { event: 'over' }],
])('events are written in names and read again: %o', (event, written) => {
  expect(writeEvent(forms, event)).toEqual(written);
  expect(readEvent(forms, written)).toEqual(event);
});

test.each<[string, WrittenEvent]>([
  ['slept: there is no such event', { event: 'slept' }],
  ['toString: there is no such event', { event: 'toString' }],
  ['over.seat: there is no such value', { event: 'over', seat: 1 }],
  ["drew.card: 'dog' is not known", { event: 'drew', card: 'dog' }],
  ["drew.card: '2' is not known", { event: 'drew', card: 2 }],
  ["drew.from: 'sky' is not one of hand, pile", { event: 'drew', from: 'sky' }],
  ['showed.cards: is not a list', { event: 'showed', cards: 'ant' }],
  ["showed.cards[1]: 'dog' is not known", { event: 'showed', cards: ['ant', 'dog'] }],
  ['got.seat: is not a whole number', { event: 'got', seat: '1' }],
  ["got.goods: 'gold' is not known", { event: 'got', goods: { gold: 1 } }],
  ['got.goods.wood: is not a whole number', { event: 'got', goods: { wood: 1.5 } }],
  ['got.goods: names and numbers are missing here', { event: 'got', goods: [1] }],
])('what cannot be read is refused with its place: %s', (problem, written) => {
  expect(() => readEvent(forms, written)).toThrow(
    new Unreadable(...(problem.split(/: (.*)/s) as [string, string])),
  );
});

test('forms that do not cover the events are mistakes at once', () => {
  expect(Object.keys(lacksAnEvent)).not.toContain('over');
  expect(Object.keys(lacksAValue.drew)).not.toContain('from');
});
