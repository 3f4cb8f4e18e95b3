import { cards } from '@furrow/agricola/cards/index';
import { newSoak, soakGame } from '@furrow/testkit/card-soak';
import { beforeAll, describe, expect, test } from 'vitest';

describe.each([
  ['revised', 320],
  ['2007', 160],
] as const)('random games with hands of the %s edition', (edition, games) => {
  const soak = newSoak();

  beforeAll(() => {
    for (let seed = 1; seed <= games; seed++) soakGame(edition, seed, soak);
  }, 120_000);

  test('AG-R1201 they come to their end: no exception, never stuck, no broken invariant', () => {
    expect(soak.failures).toEqual([]);
    expect(soak.games).toBe(games);
  });

  test('the engine never gives up looking whether an action can be completed', () => {
    expect(soak.givenUp).toEqual([]);
  });

  test('most cards are played and do something, even in so few games', () => {
    const all = cards.filter((card) => card.edition === edition);
    const share = (counts: readonly number[]) =>
      all.filter(({ number }) => counts[number] > 0).length / all.length;
    expect(share(soak.played)).toBeGreaterThan(0.9);
    expect(share(soak.fired)).toBeGreaterThan(0.8);
  });
});
