import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test, vi } from 'vitest';

/** Every card there is can be dealt. */
vi.mock('@furrow/agricola/cards/pools/index', async () => {
  const { cards } = await import('@furrow/agricola/cards/index');
  return { poolNames: ['1'], poolsOf: () => ['1'], cardsOfPool: () => cards };
});

/** No occupation of decks A and B has an individual cost: these two stand for those of other decks. */
vi.mock('@furrow/agricola/cards/index', async () => {
  const { card, compileCards } = await import('@furrow/agricola/cards/card');
  const { gain } = await import('@furrow/agricola/effects/effect-words');
  const { deckA } = await import('@furrow/agricola/cards/revised/a/index');
  const { deckB } = await import('@furrow/agricola/cards/revised/b/index');
  const { revisedDeck } = await import('@furrow/agricola/cards/revised/revised-deck');
  const others = revisedDeck('A', {
    'actions-booster': [
      card('suitor', 'A85', { cost: { food: 4 }, play: gain({ wood: 1 }) }),
      card('debtor', 'A86', { cost: { grain: 1 }, play: gain({ wood: 1 }) }),
    ],
  });
  const cards = compileCards([...deckA.cards, ...deckB.cards, ...others.cards]);
  return { cards, decks: [deckA, deckB], findCard: (id: string) => cards.find((one) => one.id === id) };
});

vi.mock('@furrow/agricola/cards/pools/index', async () => {
  const { cards } = await import('@furrow/agricola/cards/index');
  return { poolNames: ['1'], poolsOf: () => ['1'], cardsOfPool: () => cards };
});

/** An occupation is in play already, so the next one costs 1 food on Lessons. */
const second = (hand: string) => new CardScenario().inPlay(1, 'freshman').hold(1, hand);

test('AG-R1212 the individual cost is paid besides what the action costs', () => {
  const game = second('suitor').give(1, { food: 6 });
  expect(game.changes('1 lessons; play suitor')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 food': [6, 1],
    '1 wood': [0, 1],
    '1 hand suitor': [1, 0],
    '1 card suitor': [0, 1],
  });
});

test('AG-R1212 food of an individual cost that is missing may be begged for', () => {
  const game = second('suitor').give(1, { food: 2 });
  expect(game.changes('1 lessons; play suitor')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 0],
    '1 begging': [0, 3],
    '1 wood': [0, 1],
    '1 hand suitor': [1, 0],
    '1 card suitor': [0, 1],
  });
  expect(game.heard).toContainEqual({ event: 'begged', seat: 0, begging: 3 });
});

test('AG-R1212 the occupation cost itself cannot be begged for', () => {
  const game = second('suitor').give(1, { food: 0 });
  expect(game.why('1 lessons')).toMatchObject({ why: 'cannot-pay', prices: [[[6, 1]]] });
});

test('AG-R1212 an effect without an occupation cost does not waive the individual cost', () => {
  const game = new CardScenario({ revealed: 'grain-utilization' }).inPlay(1, 'freshman').hold(1, 'suitor');
  game.own(1, 'fireplace-2').give(1, { grain: 1, food: 1 });
  game.play('1 grain-utilization; instead freshman; play suitor');
  expect(game.changes('1 convert nothing')).toMatchObject({ '1 food': [1, 0], '1 begging': [0, 3] });
});

test('AG-R1212 AG-R1007 RU-82 food in the supply is paid; turning goods into food is the choice of the owner', () => {
  const asked = () => {
    const game = second('suitor').give(1, { food: 2, grain: 2, vegetable: 2 });
    return game.play('1 lessons; play suitor');
  };
  expect(asked().asked()).toEqual([{ seat: 1, kind: 'owe', open: false }]);
  expect(asked().offered()).toEqual([
    'convert nothing',
    'convert 1 grain 2 vegetable',
    'convert 2 grain 1 vegetable',
  ]);
  expect(asked().changes('1 convert 1 grain')).toMatchObject({
    '1 food': [1, 0],
    '1 grain': [2, 1],
    '1 begging': [0, 2],
  });
  expect(asked().changes('1 convert nothing')).toMatchObject({ '1 food': [1, 0], '1 begging': [0, 3] });
  expect(asked().why('1 convert 3 grain')).toEqual({ why: 'not-so-many' });
  expect(asked().why('1 done')).toEqual({ why: 'not-asked' });
});

test('AG-R1212 RU-82 bots may also give everything and still beg', () => {
  const game = second('suitor').give(1, { food: 1, grain: 1 }).play('1 lessons; play suitor');
  expect(game.offered()).toEqual(['convert nothing', 'convert 1 grain']);
  expect(game.changes('1 convert 1 grain')).toMatchObject({ '1 grain': [1, 0], '1 begging': [0, 3] });
});

test('AG-R1212 other goods of an individual cost must be had, and are not turned into food before', () => {
  const game = second('debtor paper-knife').give(1, { food: 1 });
  expect(game.why('1 lessons')).toEqual({ why: 'no-card-playable' });
  game.give(1, { food: 0, grain: 1 });
  expect(game.why('1 lessons')).toEqual({ why: 'no-card-playable' });
  game.give(1, { food: 0, grain: 2 });
  expect(game.changes('1 lessons; play debtor')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 grain': [2, 0],
    '1 wood': [0, 1],
    '1 hand debtor': [1, 0],
    '1 card debtor': [0, 1],
  });
});

test('AG-R1212 a card whose individual cost cannot be paid is refused beside one that can be played', () => {
  const game = second('debtor suitor').give(1, { food: 5 }).play('1 lessons');
  expect(game.offered()).toEqual(['play suitor']);
  expect(game.why('1 play debtor')).toEqual({
    why: 'cannot-pay',
    prices: [
      [
        [4, 1],
        [6, 1],
      ],
    ],
  });
});

test('B003 Moonshine, AG-R1212: a drawn occupation whose individual cost cannot be paid is given on', () => {
  const game = new CardScenario({ revealed: 'major-improvement' }).hold(1, 'moonshine debtor');
  game.give(1, { food: 2 }).play('1 major-improvement; play moonshine\n* draw debtor');
  expect(game.offered()).toEqual(['pass-on']);
  const owing = new CardScenario({ revealed: 'major-improvement' }).hold(1, 'moonshine suitor');
  owing.give(1, { food: 3 }).play('1 major-improvement; play moonshine\n* draw suitor');
  expect(owing.changes('1 play suitor')).toMatchObject({ '1 food': [3, 0], '1 begging': [0, 3] });
});
