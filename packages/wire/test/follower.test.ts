import { expect, test } from 'vitest';
import { toyGame } from '../../kernel/test/toy/toy-game';
import { Follower } from '../src/follower';
import type { Told } from '../src/told';

const game = toyGame.open({ gold: '1' }, 2) as unknown as ConstructorParameters<typeof Follower>[0];

function chat(no: number): Told {
  return { no, time: no, kind: 'chat', person: 'p', name: 'P', text: 'hello' };
}

const step: Told = {
  no: 3,
  time: 3,
  kind: 'step',
  seat: -1,
  heard: [],
  patch: [['players.0.purse.gold', 7]],
  moves: 1,
  asked: { number: 1, open: false },
};

test('a follower takes news in their order only; what is known or comes too early changes nothing', () => {
  const follower = new Follower(game, 0);
  expect(follower.take(chat(1))).toEqual({ ok: true });
  expect(follower.take(chat(1))).toEqual({ ok: false, why: 'known', no: 1 });
  expect(follower.take(step)).toEqual({ ok: false, why: 'gap', from: 1 });
  expect(follower.no).toBe(1);
  expect(follower.take(chat(2))).toEqual({ ok: true });
  const before = follower.seen;
  expect(follower.take(step)).toEqual({ ok: true });
  expect(before).toMatchObject({ players: [{ purse: { gold: 1, silver: 0 } }, {}] });
  expect(follower.seen).toMatchObject({ players: [{ purse: { gold: 7, silver: 0 } }, {}] });
  expect([follower.no, follower.moves, follower.asked]).toEqual([3, 1, { number: 1, open: false }]);
});

test('news that do not fit what was heard before change nothing', () => {
  const follower = new Follower(game, 0);
  const next = { ...step, no: 1 };
  const before = follower.seen;
  for (const odd of [
    { ...next, moves: 2 },
    { ...next, patch: [['weather', 1]] as const },
  ]) {
    expect(() => follower.take(odd)).toThrow(/moves were told|which is not there/);
    expect([follower.no, follower.moves, follower.asked]).toEqual([0, 0, undefined]);
    expect(follower.seen).toBe(before);
  }
  expect(follower.take(next)).toEqual({ ok: true });
});

test('a follower whose seat goes to somebody else during the game must begin anew; before the game it need not', () => {
  const sitter = { person: 'p', name: 'P' };
  const seat = (no: number): Told => ({ no, time: no, kind: 'seat', seat: 0, sitter });
  const follower = new Follower(game, 0);
  expect(follower.take(seat(1))).toEqual({ ok: true });
  expect(follower.sitters).toEqual([sitter, null]);
  follower.take({ no: 2, time: 2, kind: 'begin', commitment: '', sitters: [sitter, sitter] });
  expect(follower.take(chat(3))).toEqual({ ok: true });
  expect(follower.take(seat(4))).toEqual({ ok: true });
  expect(follower.take(chat(5))).toEqual({ ok: false, why: 'seat-lost' });
});
