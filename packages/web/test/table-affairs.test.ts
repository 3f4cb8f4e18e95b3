import type { Told } from '@furrow/wire/told';
import { expect, test } from 'vitest';
import { TableAffairs } from '../src/engine/remote/table-affairs';

/** How a table for two stands after these news. */
function after(...news: readonly object[]): TableAffairs {
  const affairs = new TableAffairs(2, undefined);
  news.forEach((one, index) => affairs.hear({ no: index + 1, time: 0, ...one } as Told));
  return affairs;
}

const seat = (at: number, sitter: object | null) => ({ kind: 'seat', seat: at, sitter });
const ADA = { person: 'ada', name: 'Ada' };
const BOT = { bot: 'level-1', name: 'Bot' };

test('an open table is closed when the last person stands up, bots or not', () => {
  expect(after(seat(0, ADA), seat(1, BOT)).phase).toBe('open');
  expect(after(seat(0, ADA), seat(1, BOT), seat(1, null)).phase).toBe('open');
  expect(after(seat(0, ADA), seat(1, BOT), seat(0, null)).phase).toBe('dropped');
});

test('in a game that is played nobody closes the table by leaving it to a bot', () => {
  const begin = { kind: 'begin', commitment: 'c', sitters: [ADA, BOT] };
  expect(after(seat(0, ADA), seat(1, BOT), begin, seat(0, BOT)).phase).toBe('playing');
});

test('a line that was not told says so', () => {
  const said = { kind: 'chat', ...ADA, text: 'hello' };
  const { chat } = after(said, { ...said, text: '', muted: true }).picture();
  expect(chat).toEqual([
    { no: 1, time: 0, ...ADA, text: 'hello' },
    { no: 2, time: 0, ...ADA, text: '', muted: true },
  ]);
});
