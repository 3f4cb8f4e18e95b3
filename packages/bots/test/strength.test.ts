import { createHash } from 'node:crypto';
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
import { featuresOf, weightsOf } from '../src/evaluations';
import { greedyBot } from '../src/greedy-bot';
import { leadOf } from '../src/lead';
import { random } from '../src/random';
import { searchBot } from '../src/search-bot';
import { loadAllNetworks } from '../src/trained/index';
import { frozenFor, tunedFor } from '../src/tuned/index';

beforeAll(loadAllNetworks);

/** The points of the bots at their seats after a game. */
function points<S extends Position>(game: Game<S>, bots: readonly Bot[], seed: number): readonly number[] {
  const state = game.begin();
  const dice = seededDice(seed);
  for (let asked = decision(game.rules, state); asked !== undefined; asked = decision(game.rules, state)) {
    const { seat } = asked;
    const move =
      seat === NOBODY
        ? asked.domain.sample(dice)
        : bots[seat]({ game, decision: asked, view: () => view(game.schema, state, seat), dice });
    play(game.rules, state, seat, move);
  }
  return game.outcome(state).scores;
}

const HANDS = { mode: 'base', decks: 'A,B' };
const GAMES = {
  creatures: creatures.open({}, 2),
  'the family game': agricola.open({}, 2),
  'the 2007 edition': agricola.open({ edition: '2007', mode: 'family' }, 2),
  'two hands': agricola.open(HANDS, 2),
} as const;

/** The seeds of the deals: greedy wins one game in six of creatures, so more are played there. */
const [CLOSE, FAR] = [[3, 4, 5], [3]];

for (const [name, game] of Object.entries(GAMES)) {
  test(`greedy is far ahead of random in ${name}, at both seats`, () => {
    const [first] = points(game as Game<Position>, [greedyBot, random], 1);
    const [, second] = points(game as Game<Position>, [random, greedyBot], 1);
    expect(Math.min(first, second)).toBeGreaterThan(10);
  });

  test(`search is ahead of greedy in ${name}, over both seats`, () => {
    const search = searchBot({ budget: { simulations: 120 } });
    let ahead = 0;
    for (const seed of name === 'creatures' ? CLOSE : FAR) {
      const [mine, other] = points(game as Game<Position>, [search, greedyBot], seed);
      const [theirs, own] = points(game as Game<Position>, [greedyBot, search], seed);
      ahead += mine + own - other - theirs;
    }
    expect(ahead).toBeGreaterThan(0);
  });
}

test('every number of seats, both editions, hands and seasons have weights for all their features', () => {
  const variants = [
    ...[1, 2, 3, 4].flatMap((seats) => [agricola.open({}, seats), agricola.open(HANDS, seats)]),
    ...[1, 2, 3, 4, 5].map((seats) => agricola.open({ edition: '2007', mode: 'family' }, seats)),
    agricola.open({ seasons: 'spring' }, 2),
  ];
  for (const game of variants) {
    const weights = weightsOf(game);
    expect(featuresOf(game).names.filter((name) => weights[name]?.length !== 5)).toEqual([]);
  }
});

test('every weight that self-play found belongs to a feature that is still there', () => {
  for (const game of [creatures.open({}, 2), agricola.open({}, 2), agricola.open(HANDS, 4)]) {
    const names = new Set(featuresOf(game as Game<Position>).names);
    expect(Object.keys(tunedFor(game as Game<Position>)).filter((name) => !names.has(name))).toEqual([]);
  }
});

test('the yardsticks of the arena go by the weights of the time before networks, whatever was tuned since', () => {
  const digest = <S extends Position>(game: Game<S>) =>
    createHash('sha256')
      .update(JSON.stringify(frozenFor(game)))
      .digest('hex')
      .slice(0, 12);
  const family = [1, 2, 3, 4].map((seats) => digest(agricola.open({}, seats)));
  const hands = [1, 2, 3, 4].map((seats) => digest(agricola.open(HANDS, seats)));
  expect(digest(creatures.open({}, 2))).toBe('c6f3fe3ec190');
  expect(family).toEqual(['b51f51223533', '55a0f8b7653b', '55a0f8b7653b', '55a0f8b7653b']);
  expect(hands).toEqual(['87a2a76db3e8', '87a2a76db3e8', '87a2a76db3e8', '1eee0f2ca5ca']);
});

test('AG-V30 partners are ahead together: what one gains counts for both', () => {
  const { sides } = agricola.open({ 'team-play': 'lower-per-category' }, 4);
  expect(sides).toEqual([0, 1, 0, 1]);
  expect(leadOf([10, 8, 5, 3], 0, sides)).toBe(4);
  expect(leadOf([10, 8, 5, 3], 2, sides)).toBe(4);
  expect(leadOf([10, 8, 5, 3], 1, sides)).toBe(-4);
  expect(leadOf([10, 8, 5, 3], 1, [0, 1, 2, 3])).toBe(-2);
});
