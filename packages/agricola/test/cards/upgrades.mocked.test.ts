import { giveBack } from '@furrow/agricola/in-play/upgrades';
import { comingFor, layOnRound } from '@furrow/agricola/spaces/coming';
import { NO_SOURCE } from '@furrow/agricola/state/source';
import { Run } from '@furrow/kernel/run';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test, vi } from 'vitest';

/** Every card there is can be dealt. */
vi.mock('@furrow/agricola/cards/pools/index', async () => {
  const { cards } = await import('@furrow/agricola/cards/index');
  return { poolNames: ['1'], poolsOf: () => ['1'], cardsOfPool: () => cards };
});

/** Cards that decks A and B do not have: one that is paid for with the Well, and what is needed around it. */
vi.mock('@furrow/agricola/cards/index', async () => {
  const { card, compileCards } = await import('@furrow/agricola/cards/card');
  const { gain, majorOrMinor, nextRounds, trade } = await import('@furrow/agricola/effects/effect-words');
  const { afterIUse, on } = await import('@furrow/agricola/cards/listener');
  const { may } = await import('@furrow/kernel/effect');
  const { deckA } = await import('@furrow/agricola/cards/revised/a/index');
  const { revisedDeck } = await import('@furrow/agricola/cards/revised/revised-deck');
  const others = revisedDeck('A', {
    'food-provider': [
      card('village-well', 'A70', { returns: ['well'], points: 3 }),
      card('spring', 'A71', { play: nextRounds(3, { food: 1 }) }),
      card('grate', 'A72', { is: 'fireplace' }),
      card('smith', 'A85', { on: on(afterIUse('forest'), may(majorOrMinor)) }),
      card('digger', 'A86', {
        on: on(afterIUse('forest'), trade({ food: 1 }, gain({ grain: 1 }))),
      }),
    ],
  });
  const cards = compileCards([...deckA.cards, ...others.cards]);
  return { cards, decks: [deckA], findCard: (id: string) => cards.find((one) => one.id === id) };
});

vi.mock('@furrow/agricola/cards/pools/index', async () => {
  const { cards } = await import('@furrow/agricola/cards/index');
  return { poolNames: ['1'], poolsOf: () => ['1'], cardsOfPool: () => cards };
});

/** The Well was built in round 1; food of another card lies on rounds 2 to 4 too. */
function withWell(): CardScenario {
  const game = new CardScenario({ revealed: 'major-improvement' })
    .hold(1, 'village-well spring')
    .give(1, { wood: 1, stone: 3 });
  return game.play('1 major-improvement; major well\n2 forest\n1 meeting-place; yes; play spring\n2 fishing');
}

test('AG-E37 AG-R1306 AG-R1227 revised: who returns the Well loses the food that it still has on round spaces', () => {
  const game = withWell();
  expect(game.changes('* reveal fencing')).toMatchObject({ '1 food': [2, 4] });
  expect(game.changes('1 major-improvement; play village-well')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    'major well': [1, 0],
    '1 hand village-well': [1, 0],
    '1 card village-well': [0, 1],
    '1 round 3 food': [2, 1],
    '1 round 4 food': [2, 1],
    '1 round 5 food': [1, 0],
    '1 round 6 food': [1, 0],
  });
});

test('AG-R1227 a returned major can be built again, by the same player too', () => {
  const game = withWell().play('* reveal fencing\n1 major-improvement; play village-well\n2 forest');
  game.give(1, { wood: 1, stone: 3 }).play('1 fishing\n2 clay-pit\n* reveal sheep-market');
  expect(game.changes('1 major-improvement; major well')).toMatchObject({ 'major well': [0, 1] });
});

test('AG-E37 AG-R1306 2007: the food of a returned Well still arrives', () => {
  const game = new AgricolaScenario({ options: { edition: '2007' } }).own(1, 'well');
  game.player(1).coming.push(2, 6, 1 + 64 * 5);
  const before = game.board();
  giveBack(new Run(game.game.rules, game.state), 0, 4);
  expect(before).toMatchObject({ '1 round 2 food': 1, 'major well': 1 });
  const after = game.board();
  expect(after).toMatchObject({ '1 round 2 food': 1 });
  expect(after).not.toHaveProperty('major well');
});

test('AG-R1227 a card that leaves while cards act changes nothing for those that have acted, or are still to act', () => {
  const game = new CardScenario().inPlay(1, 'grate smith digger').play('1 forest; first smith');
  expect(game.changes('1 major cooking-hearth-4')).toEqual({
    'major cooking-hearth-4': [0, 1],
    '1 card grate': [1, 0],
    'out grate': [0, 1],
  });
  expect(game.changes('1 yes')).toMatchObject({ '1 food': [2, 1], '1 grain': [0, 1] });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('AG-R1227 who returns a Fireplace keeps what other cards have laid on round spaces, whatever good it is', () => {
  const [wood, clay, reed, stone, grain] = [0, 1, 2, 3, 4];
  const game = new CardScenario({ revealed: 'major-improvement' });
  const player = game.player(1);
  for (const good of [wood, clay, reed, stone, grain])
    layOnRound(player, { round: 9, good, count: 1, source: NO_SOURCE });
  game.own(1, 'fireplace-2');
  giveBack(new Run(game.game.rules, game.state), 0, 0);
  expect(comingFor(player).map(({ good }) => good)).toEqual([wood, clay, reed, stone, grain]);
  expect(game.board()).not.toHaveProperty('major fireplace-2');
});
