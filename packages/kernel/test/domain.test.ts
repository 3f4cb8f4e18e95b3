import { expect, test } from 'vitest';
import { freeForm, lazily, listed } from '../src/domain';
import { list, name, sameMove, say } from '../src/move';
import { YES } from '../src/verdict';

const moves = [name('take', 2), name('take', 5), list('lay', [1, 2]), list('lay', [2]), say('pass')];

test('a listed domain contains what it lists and gives the reason for anything else', () => {
  const domain = listed(moves, (move) => ({ why: 'no', verb: move.verb }));
  expect(domain.moves()).toEqual(moves);
  expect(domain.contains(list('take', [5]))).toEqual(YES);
  expect(domain.contains(list('lay', [2, 1]))).toEqual({ ok: false, reason: { why: 'no', verb: 'lay' } });
  expect(domain.contains(name('take', 3))).toEqual({ ok: false, reason: { why: 'no', verb: 'take' } });
});

test('the first answer is had without the others', () => {
  let made = 0;
  const domain = lazily(
    function* () {
      for (const move of moves) {
        made++;
        yield move;
      }
    },
    () => YES,
  );
  expect(domain.first()).toBe(moves[0]);
  expect(made).toBe(1);
  expect(domain.moves()).toEqual(moves);
  expect(
    lazily(
      () => [],
      () => YES,
    ).first(),
  ).toBeUndefined();
});

test('what a client draws follows from the canonical answers', () => {
  expect(freeForm(moves, () => YES).show()).toEqual([
    { verb: 'take', things: [2, 5], atLeast: 1, atMost: 1 },
    { verb: 'lay', things: [1, 2], atLeast: 1, atMost: 2 },
    { verb: 'pass', things: [], atLeast: 0, atMost: 0 },
  ]);
});

test('moves are the same if they say the same', () => {
  expect(sameMove(list('lay', [1, 2]), list('lay', [1, 2]))).toBe(true);
  expect(sameMove(list('lay', [1, 2]), list('lay', [2, 1]))).toBe(false);
  expect(sameMove(list('lay', [1]), list('lay', [1, 2]))).toBe(false);
  expect(sameMove(list('lay', [1]), list('take', [1]))).toBe(false);
});
