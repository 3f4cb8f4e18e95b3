import { cards } from '@furrow/agricola/cards/index';
import { newSoak, soakGame } from '@furrow/testkit/card-soak';
import { beforeAll, expect, test } from 'vitest';

const GAMES = 240;
const soak = newSoak();

beforeAll(() => {
  for (let seed = 1; seed <= GAMES; seed++) soakGame(seed, soak);
}, 120_000);

test('AG-R1201 random games with hands come to their end: no exception, never stuck, no broken invariant', () => {
  expect(soak.failures).toEqual([]);
  expect(soak.games).toBe(GAMES);
});

test('the engine never gives up looking whether an action can be completed', () => {
  expect(soak.givenUp).toBe(0);
});

test('most cards are played and do something, even in so few games', () => {
  const share = (counts: readonly number[]) => counts.filter((n) => n > 0).length / cards.length;
  expect(share(soak.played)).toBeGreaterThan(0.9);
  expect(share(soak.fired)).toBeGreaterThan(0.8);
});
