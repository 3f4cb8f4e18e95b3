import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import { creatures } from '@furrow/creatures/game';
import { decision } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import { NOBODY } from '@furrow/kernel/seat';
import { view } from '@furrow/kernel/view';
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
function answer<S extends Position>(game: Game<S>, state: S, bot: Bot): string {
  const asked = decision(game.rules, state);
  if (asked === undefined) return '';
  const seen = view(game.schema, state, asked.seat);
  return JSON.stringify(bot({ game, decision: asked, view: () => seen, dice: seededDice(17) }));
}

/** States of a random game at which a seat is asked, every so many answers. */
function* positions<S extends Position>(game: Game<S>, seed: number, every: number): Generator<S> {
  const dice = seededDice(seed);
  const state = game.begin();
  let answers = 0;
  for (let asked = decision(game.rules, state); asked !== undefined; asked = decision(game.rules, state)) {
    if (asked.seat !== NOBODY && ++answers % every === 0) yield game.rules.copy(state);
    play(game.rules, state, asked.seat, asked.domain.sample(dice));
  }
}

/** The number of positions at which a bot was given two states that look the same, and of those it told apart. */
function toldApart<S extends Position>(
  game: Game<S>,
  bot: Bot,
  every: number,
): [looked: number, apart: number] {
  let looked = 0;
  let apart = 0;
  for (const seed of [1, 2, 3]) {
    for (const state of positions(game, seed, every)) {
      const seat = decision(game.rules, state)?.seat ?? NOBODY;
      const other = game.imagine(view(game.schema, state, seat), seededDice(looked + 1));
      looked++;
      if (answer(game, state, bot) !== answer(game, other, bot)) apart++;
    }
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
    for (const state of positions(game, 4, 5))
      expect(answer(game, state, bot)).toBe(answer(game, state, bot));
  });
}

test('a bot that asks networks answers two states that look the same to its seat in the same way', () => {
  const [looked, apart] = toldApart(agricola.open({}, 2), named('search@40'), 11);
  expect(looked).toBeGreaterThan(20);
  expect(apart).toBe(0);
});

test('other hands are imagined where they are hidden', () => {
  const game = agricola.open(HANDS, 3);
  const [state] = positions(game, 5, 1);
  const seat = decision(game.rules, state)?.seat ?? NOBODY;
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
      const [state] = positions(game, 6, 1);
      const imagined = game.imagine(view(game.schema, state, 0), seededDice(1));
      const counts = (of: typeof state) => of.players.map(({ hand }) => [occupations(hand), hand.length]);
      expect(counts(imagined)).toEqual(counts(state));
    }
  }
});
