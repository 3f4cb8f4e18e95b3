import { agricola } from '@furrow/agricola/game';
import { creatures } from '@furrow/creatures/game';
import { seededDice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { view } from '@furrow/kernel/view';
import { askedInRandomGame } from '@furrow/testkit/look-alikes';
import { beforeAll, expect, test } from 'vitest';
import type { Mind } from '../src/mind';
import { frozenMind, mindOf } from '../src/minds';
import { Thinking } from '../src/thinking';
import { loadAllNetworks } from '../src/trained/index';

beforeAll(loadAllNetworks);

const hands: Game<Position> = agricola.open({ mode: 'base', decks: 'A,B' }, 4);

/** How often what a seat does not see has been imagined once so many positions were looked through. */
function imagined(game: Game<Position>, mind: Mind<Position>, simulations: number): number {
  const [{ state, decision }] = askedInRandomGame(game, 5, 1);
  const seen = view(game.schema, state, decision.seat);
  let times = 0;
  const counting = Object.create(game, {
    imagine: {
      value: (...from: Parameters<typeof game.imagine>) => {
        times++;
        return game.imagine(...from);
      },
    },
  }) as typeof game;
  const asked = { game: counting, decision, view: () => seen, dice: seededDice(3) };
  const thinking = new Thinking(asked, mind);
  while (thinking.simulations < simulations) thinking.simulate();
  return times;
}

test('hidden hands are imagined in one way first, and in more ways the more there is time for', () => {
  const ways = [40, 200, 700].map((simulations) => imagined(hands, mindOf(hands), simulations));
  expect(ways).toEqual([1, 2, 4]);
});

test('the yardstick of the arena imagines hidden hands in all ways at once', () => {
  expect(imagined(hands, frozenMind(hands), 40)).toBe(4);
});

test('where there are no hands, what else is hidden is imagined in all ways at once', () => {
  const game: Game<Position> = agricola.open({}, 4);
  expect(imagined(game, mindOf(game), 40)).toBe(4);
});

test('where nothing is hidden, what is seen is all there is', () => {
  const game: Game<Position> = creatures.open({}, 2);
  expect(imagined(game, mindOf(game), 700)).toBe(1);
});
