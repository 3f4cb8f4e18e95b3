import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import { creatures } from '@furrow/creatures/game';
import { seededDice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { view } from '@furrow/kernel/view';
import { type Asked, askedInRandomGame, lookAlikes } from '@furrow/testkit/look-alikes';
import { beforeAll, expect, test } from 'vitest';
import type { Bot } from '../src/bot';
import { botOf } from '../src/named';
import { loadAllNetworks } from '../src/trained/index';

beforeAll(loadAllNetworks);

const HANDS = { mode: 'base', decks: 'A,B' };

/** A bot by its name, which must be there. */
function named(name: string): Bot {
  const bot = botOf(name);
  if (bot === undefined) throw new Error(`no bot is called ${name}`);
  return bot;
}

/** What a bot answers in a state with a seed, in words. */
function answer<S extends Position>(game: Game<S>, { state, decision }: Asked<S>, bot: Bot): string {
  const seen = view(game.schema, state, decision.seat);
  return JSON.stringify(bot({ game, decision, view: () => seen, dice: seededDice(17) }));
}

/** The number of positions at which a bot was given two states that look the same, and of those it told apart. */
function toldApart<S extends Position>(
  game: Game<S>,
  bot: Bot,
  every: number,
): [looked: number, apart: number] {
  let looked = 0;
  let apart = 0;
  for (const [one, other] of lookAlikes(game, every)) {
    looked++;
    if (answer(game, one, bot) !== answer(game, other, bot)) apart++;
  }
  return [looked, apart];
}

for (const name of ['random', 'greedy', 'search@40', 'level-1']) {
  test(`${name} answers two states that look the same to its seat in the same way`, () => {
    const bot = named(name);
    for (const seats of [2, 3, 4]) {
      const [looked, apart] = toldApart(agricola.open(HANDS, seats), bot, 11);
      expect(looked).toBeGreaterThan(20);
      expect(apart).toBe(0);
    }
  });

  test(`${name} answers the same question twice in the same way`, () => {
    const bot = named(name);
    const game = creatures.open({}, 2);
    for (const asked of askedInRandomGame(game, 4, 5))
      expect(answer(game, asked, bot)).toBe(answer(game, asked, bot));
  });
}

test('a bot that asks networks answers two states that look the same to its seat in the same way', () => {
  for (const [looked, apart] of [
    toldApart(agricola.open({}, 2), named('search@40'), 11),
    toldApart(creatures.open({}, 2), named('search@40'), 3),
  ]) {
    expect(looked).toBeGreaterThan(20);
    expect(apart).toBe(0);
  }
});

test('other hands are imagined where they are hidden', () => {
  const game = agricola.open(HANDS, 3);
  const [{ state, decision }] = askedInRandomGame(game, 5, 1);
  const { seat } = decision;
  const seen = view(game.schema, state, seat);
  const hands = [1, 2, 3].map((seed) =>
    game.imagine(seen, seededDice(seed)).players.map(({ hand }) => hand.toSorted((a, b) => a - b)),
  );
  for (const imagined of hands)
    expect(imagined[seat]).toEqual(state.players[seat].hand.toSorted((a, b) => a - b));
  expect(new Set(hands.map((imagined) => JSON.stringify(imagined))).size).toBe(3);
  const all = hands[0].flat();
  expect(new Set(all).size).toBe(all.length);
});

test('imagined hands hold as many cards of each kind as were dealt, for every choice of decks and seats', () => {
  const occupations = (hand: readonly number[]) =>
    hand.filter((card) => cards[card].kind === 'occupation').length;
  for (const decks of ['A', 'B', 'A,B']) {
    for (const seats of [2, 3, 4]) {
      const game = agricola.open({ mode: 'base', decks }, seats);
      const [{ state }] = askedInRandomGame(game, 6, 1);
      const imagined = game.imagine(view(game.schema, state, 0), seededDice(1));
      const counts = (of: typeof state) => of.players.map(({ hand }) => [occupations(hand), hand.length]);
      expect(counts(imagined)).toEqual(counts(state));
    }
  }
});
