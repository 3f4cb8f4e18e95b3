import { firstOf, homeward, iUse, on } from '@furrow/agricola/cards/listener';
import { gain } from '@furrow/agricola/effects/effect-words';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test, vi } from 'vitest';

/** Cards with several listeners to one moment, and one more that acts at the same time. */
vi.mock('@furrow/agricola/cards/index', async () => {
  const { card, compileCards } = await import('@furrow/agricola/cards/card');
  const { gain, gainPer, may, trade } = await import('@furrow/agricola/effects/effect-words');
  const { afterIUse, firstOf, iGain, iUse, on } = await import('@furrow/agricola/cards/listener');
  const { taken } = await import('@furrow/agricola/cards/quantity');
  const { deckA } = await import('@furrow/agricola/cards/revised/a/index');
  const { revisedDeck } = await import('@furrow/agricola/cards/revised/revised-deck');
  const sellGrain = trade({ grain: 1 }, gain({ food: 2 }));
  const sellReed = trade({ reed: 1 }, gain({ food: 3 }));
  const deck = revisedDeck('A', {
    'food-provider': [
      card('two-gifts', 'A85', {
        on: [on(iUse('forest'), gain({ clay: 1 })), on(iUse('forest'), gain({ reed: 1 }))],
      }),
      card('two-offers', 'A86', {
        on: [on(afterIUse('fishing'), sellGrain), on(afterIUse('fishing'), sellReed)],
      }),
      card('one-offer', 'A87', {
        on: firstOf(on(afterIUse('clay-pit'), sellGrain), on(afterIUse('clay-pit'), sellReed)),
      }),
      card('plowman', 'A88', { on: on(afterIUse('fishing'), may({ do: 'plow' })) }),
      card('counting', 'A89', { on: on(afterIUse('forest'), gainPer({ food: 1 }, taken)) }),
      card('twice', 'A90', {
        on: on(iGain('clay'), gainPer({ stone: 1 }, { count: 'brought', what: 'gained', good: 'clay' })),
      }),
    ],
  });
  const cards = compileCards([...deckA.cards, ...deck.cards]);
  return { cards, decks: [deckA], findCard: (id: string) => cards.find((one) => one.id === id) };
});

vi.mock('@furrow/agricola/cards/pools/index', async () => {
  const { cards } = await import('@furrow/agricola/cards/index');
  return { poolNames: ['1'], poolsOf: () => ['1'], cardsOfPool: () => cards };
});

test('all listeners of a card act', () => {
  const game = new CardScenario().inPlay(1, 'two-gifts');
  expect(game.changes('1 forest')).toMatchObject({ '1 clay': [0, 1], '1 reed': [0, 1], '1 wood': [0, 3] });
});

test('listeners of a card that ask act in the order in which it lists them', () => {
  const game = new CardScenario().inPlay(1, 'two-offers').give(1, { grain: 1, reed: 1 });
  game.play('1 fishing');
  expect(game.changes('1 yes')).toEqual({ '1 grain': [1, 0], '1 food': [3, 5] });
  expect(game.changes('1 yes')).toEqual({ '1 reed': [1, 0], '1 food': [5, 8] });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('a card with several listeners is named once where the order is asked for, and again for its next one', () => {
  const game = new CardScenario().inPlay(1, 'two-offers plowman').give(1, { grain: 1, reed: 1 });
  game.play('1 fishing');
  expect(game.offered()).toEqual(['first two-offers', 'first plowman', 'done']);
  expect(game.changes('1 first two-offers')).toEqual({ '1 grain': [1, 0], '1 food': [3, 5] });
  expect(game.offered()).toEqual(['first two-offers', 'first plowman', 'done']);
  expect(game.changes('1 first two-offers')).toEqual({ '1 reed': [1, 0], '1 food': [5, 8] });
});

test('of listeners with firstOf only the first acts that can', () => {
  const both = new CardScenario().inPlay(1, 'one-offer').give(1, { grain: 1, reed: 1 });
  both.play('1 clay-pit');
  expect(both.changes('1 yes')).toEqual({ '1 grain': [1, 0], '1 food': [2, 4] });
  expect(both.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const second = new CardScenario().inPlay(1, 'one-offer').give(1, { reed: 1 });
  second.play('1 clay-pit');
  expect(second.changes('1 yes')).toEqual({ '1 reed': [1, 0], '1 food': [2, 5] });
});

test('an occasion brings what was taken from the space, and what was obtained by good', () => {
  const taken = new CardScenario().inPlay(1, 'counting');
  expect(taken.changes('1 forest')).toMatchObject({ '1 wood': [0, 3], '1 food': [2, 5] });
  const gained = new CardScenario().inPlay(1, 'twice two-gifts');
  expect(gained.changes('1 clay-pit')).toMatchObject({ '1 clay': [0, 1], '1 stone': [0, 1] });
});

test('firstOf takes listeners to one moment', () => {
  const food = gain({ food: 1 });
  expect(() => firstOf(on(iUse('forest'), food), on(homeward, food))).toThrow(
    'firstOf takes listeners to one moment, not to use, homeward',
  );
});
