import { decks, findCard } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { BadOption, type Options } from '@furrow/kernel/game';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const deck = decks.find(({ added }) => added === true);
const cards = deck?.cards ?? [];

const open = (options: Options, seats = 3) => agricola.open({ mode: 'base', ...options }, seats);

test('AG-V07 the L deck has 20 cards: ten occupations and ten minor improvements', () => {
  expect(cards.map(({ kind }) => kind).filter((kind) => kind === 'occupation')).toHaveLength(10);
  expect(cards.map(({ kind }) => kind).filter((kind) => kind === 'minor')).toHaveLength(10);
  expect(new Set(cards.map(({ no }) => no)).size).toBe(20);
});

test('AG-V07 the four cards that are wholly ours are marked; all others are as printed', () => {
  const ours = new Map(cards.flatMap(({ no, ours: what }) => (what === undefined ? [] : [[no, what]])));
  expect(ours).toEqual(new Map(['L101', 'L102', 'L103', 'L104'].map((no) => [no, 'card'])));
});

test('AG-V07 it may be added at will: nobody is dealt its cards unless it is chosen', () => {
  const pool = (chosen: string) => (open({ decks: chosen }).rules as Ruleset).pool;
  const isL = (number: number) => cards.some(({ id }) => findCard(id)?.number === number);
  expect(pool('A,B').filter(isL)).toEqual([]);
  expect(pool('A,B,L').filter(isL)).toHaveLength(20);
  expect(pool('A,B,L')).toHaveLength(pool('A,B').length + 20);
  expect(pool('A,L').filter(isL)).toHaveLength(20);
});

test('AG-V07 AG-R209 with fewer than 3 players occupations marked 3+ stay out', () => {
  const { pool } = open({ decks: 'L' }, 2).rules as Ruleset;
  expect(pool).toHaveLength(16);
});

test('AG-V07 it is refused with the reason in the 2007 edition and without hands', () => {
  const needs = (other: string, right: string) =>
    expect.objectContaining({ option: 'decks', reason: { why: 'option-needs', other, right: [right] } });
  expect(() => open({ edition: '2007', mode: 'full', decks: 'L' })).toThrow(needs('edition', 'revised'));
  expect(() => open({ mode: 'beginner', decks: 'A,L' })).toThrow(needs('mode', 'base'));
  expect(() => open({ decks: 'L,L' })).toThrow(BadOption);
});

test('AG-V07 AG-R1219 its traveling occupation counts as no occupation in front of anybody', () => {
  const game = new CardScenario({ seats: 3 }).hold(1, 'wanderer').play('1 lessons; play wanderer; no');
  expect(game.player(1).played).toEqual([]);
  expect(game.player(2).hand).toHaveLength(1);
});
