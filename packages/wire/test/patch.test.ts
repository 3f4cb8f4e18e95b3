import { seededDice } from '@furrow/kernel/dice';
import { expect, test } from 'vitest';
import { difference, type Json, patched } from '../src/patch';

/** Any plain data, no deeper than so much. */
function anything(dice: ReturnType<typeof seededDice>, depth: number): Json {
  const kind = dice.below(depth > 0 ? 6 : 4);
  if (kind < 4) return [null, true, dice.below(3), `t${dice.below(3)}`][kind];
  const size = dice.below(3);
  if (kind === 4) return Array.from({ length: size }, () => anything(dice, depth - 1));
  return Object.fromEntries(Array.from({ length: size }, (_, i) => [`n${i}`, anything(dice, depth - 1)]));
}

test('a difference laid over the old data gives the new data, and the old data stay as they are', () => {
  const dice = seededDice(1);
  for (let i = 0; i < 3000; i++) {
    const [before, after] = [anything(dice, 4), anything(dice, 4)];
    const text = JSON.stringify(before);
    expect(patched(before, difference(before, after))).toEqual(after);
    expect(JSON.stringify(before)).toBe(text);
    expect(difference(after, after)).toEqual([]);
  }
});

test('a list that becomes longer or shorter is told by its end, unless all of it is shorter', () => {
  const frames = ['game/2', 'space.forest', 'space.forest/0'];
  expect(difference({ main: frames }, { main: frames.slice(0, 1) })).toEqual([['main.length', 1]]);
  expect(difference({ main: frames.slice(0, 2) }, { main: frames })).toEqual([['main.2', 'space.forest/0']]);
  expect(difference({ hand: ['a', 'b', 'c', 'd'] }, { hand: ['b', 'c', 'd'] })).toEqual([
    ['hand', ['b', 'c', 'd']],
  ]);
});

test('a patch of something that is not there is refused', () => {
  expect(() => patched({ a: 1 }, [['b', 2]])).toThrow("'b'");
  expect(() => patched([1], [['4', 2]])).toThrow("'4'");
  expect(() => patched([1], [['length', 2]])).toThrow('shortens a list of 1 to 2');
});
