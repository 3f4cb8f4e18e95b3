import { expect, test } from 'vitest';
import type { LogLine } from '../src/protocol/log';
import { turnsOf } from '../src/table/turns';

const space = (id: string, title: string) => ({ id, title, signs: [] });
const wood = (count: number) => ({ good: 'wood', count, words: `${count} wood` });

const LINES: readonly LogLine[] = [
  { move: 1, seat: 0, text: 'Round 1 begins.', apart: true },
  { move: 2, seat: 0, text: 'A uses Forest.', used: space('forest', 'Forest') },
  { move: 2, seat: 0, text: 'A takes 3 wood.', gains: [wood(3)] },
  { move: 3, seat: 0, text: 'A takes 1 wood.', gains: [wood(1)] },
  { move: 3, seat: 0, whose: 1, text: 'B takes 2 wood.', gains: [wood(2)] },
  { move: 3, seat: 0, text: 'A pays 1 food.', done: [{ sign: 'food', n: -1 }] },
  { move: 3, seat: 0, text: 'A plows.', done: [{ sign: 'plow' }] },
  { move: 3, seat: 0, text: 'A plows.', done: [{ sign: 'plow' }] },
  { move: 4, seat: 1, text: 'B uses Lessons.', used: space('lessons', 'Lessons') },
  { move: 5, seat: 1, text: 'B plays Cottager.', laid: 'Cottager' },
  { move: 5, seat: 1, text: 'Everybody goes home.', apart: true },
  { move: 6, seat: 1, text: 'B takes 1 wood.', gains: [wood(1)] },
];

test('a turn is one line of the log, with what was laid out and what came of it', () => {
  const turns = turnsOf(LINES, 0);
  expect(turns.map(({ used, lines }) => [used?.title, lines.length])).toEqual([
    [undefined, 1],
    ['Forest', 7],
    ['Lessons', 2],
    [undefined, 1],
    [undefined, 1],
  ]);
  expect(turns[1].gains.map(({ good, count }) => [good, count])).toEqual([['wood', 4]]);
  expect(turns[1].done).toEqual([
    { sign: 'food', n: -1 },
    { sign: 'plow', n: 2 },
  ]);
  expect(turns[2].laid).toEqual(['Cottager']);
});

test('lines that are no longer told do not change the others', () => {
  expect(turnsOf(LINES, 8).map(({ first }) => first)).toEqual([8, 10, 11]);
});

test('of a good that came and went in one turn, what is left of it is told', () => {
  const sheep = (count: number) => ({ good: 'sheep', count, words: `${count} sheep` });
  const lines: readonly LogLine[] = [
    { move: 1, seat: 0, text: 'A uses Sheep Market.', used: space('sheep-market', 'Sheep Market') },
    { move: 1, seat: 0, text: 'A takes 4 sheep.', gains: [sheep(4)] },
    { move: 2, seat: 0, text: 'A lets 2 sheep go.', done: [{ sign: 'sheep', n: -2 }] },
    { move: 2, seat: 0, text: 'A pays 2 wood.', done: [{ sign: 'wood', n: -2 }] },
    { move: 2, seat: 0, text: 'A takes 1 wood.', gains: [wood(1)] },
  ];
  const [{ gains, done }] = turnsOf(lines, 0);
  expect(gains.map(({ good, count }) => [good, count])).toEqual([['sheep', 2]]);
  expect(done).toEqual([{ sign: 'wood', n: -1 }]);
});
