import { on, othersUse, roundEnds, settled, toll } from '@furrow/agricola/cards/listener';
import { asMany, atLeast, exactly, house, not, people, rooms, round } from '@furrow/agricola/cards/quantity';
import type { Effect } from '@furrow/agricola/effects/effect';
import {
  gain,
  gainResource,
  nextRounds,
  payOwner,
  plow,
  points,
  when,
} from '@furrow/agricola/effects/effect-words';
import { FOOD, WOOD } from '@furrow/agricola/state/goods';
import { may, seq } from '@furrow/kernel/effect';
import { chosen, clauseOf, offered } from '@furrow/text/agricola/clauses/effect';
import { givenOf } from '@furrow/text/agricola/clauses/given';
import { waitingOf } from '@furrow/text/agricola/clauses/occasion';
import { expect, test } from 'vitest';

const ROOMS = { count: 'things', things: 'rooms' };

test('what must not hold is told as what must hold, where that is possible', () => {
  expect(givenOf(not(atLeast(3, rooms)))).toEqual({
    given: 'amount',
    of: ROOMS,
    bound: { is: 'atMost', n: 2 },
  });
  expect(givenOf(not(house('wood')))).toEqual({ given: 'house', of: ['clay', 'stone'] });
  expect(givenOf(not(not(exactly(2, rooms))))).toEqual(givenOf(exactly(2, rooms)));
  expect(givenOf(not({ season: 1 }))).toEqual({ given: 'not', of: { given: 'season', season: 1 } });
});

test('two comparisons that come to the same number are one', () => {
  expect(givenOf(asMany(rooms, people))).toEqual({
    given: 'equal',
    of: ROOMS,
    to: { count: 'things', things: 'people' },
  });
});

test('goods and points that come at once are one prize', () => {
  const clause = clauseOf(seq<Effect>(points(1), gain({ food: 2 })));
  expect(clause).toEqual({
    says: 'get',
    prize: { prize: 'some', things: { goods: [[FOOD, 2]], points: 1 } },
    also: false,
  });
  expect(clauseOf(seq<Effect>(gainResource, gainResource))).toEqual({
    says: 'get',
    prize: { prize: 'resources', n: 2 },
    also: false,
  });
});

test('what comes in one season only is told after what comes always', () => {
  const clause = clauseOf(seq<Effect>(when({ season: 2 }, gain({ grain: 1 })), gain({ wood: 1 })));
  expect(clause).toMatchObject({
    prize: { prize: 'several', of: [{ things: { goods: [[WOOD, 1]] } }, { prize: 'inSeason', season: 2 }] },
  });
});

test('where something is offered, nobody hears of its condition; who has chosen it is not told that it is allowed', () => {
  const effect = may<Effect>(when(atLeast(2, rooms), plow));
  expect(offered(clauseOf(when(atLeast(2, rooms), plow)))).toEqual({ says: 'plow', fields: 1, also: false });
  expect(chosen(clauseOf(effect))).toEqual({ says: 'plow', fields: 1, also: false });
});

test('the occasion of a listener takes in the part of its condition that says when', () => {
  expect(waitingOf(on(roundEnds, plow, exactly(12, round)))).toEqual({
    occasion: { occasion: 'time', time: 'roundEnds', round: 12 },
    given: undefined,
  });
  expect(waitingOf(on(settled, plow, house('stone'))).occasion).toEqual({
    occasion: 'soon',
    given: { given: 'house', of: ['stone'] },
  });
  expect(waitingOf(toll(othersUse('forest'), payOwner({ food: 1 }))).occasion).toMatchObject({
    order: 'before',
    what: { happens: 'use', spaces: { spaces: 'named', ids: ['forest'] } },
  });
});

test('what belongs to the course of the game has no words', () => {
  expect(() => clauseOf({ do: 'replenish' })).toThrow("no words for 'replenish'");
  expect(clauseOf(nextRounds(1, { food: 1 }))).toMatchObject({ rounds: { coming: 'next', n: 1 } });
});
