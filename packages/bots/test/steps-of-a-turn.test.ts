import { agricola } from '@furrow/agricola/game';
import { creatures } from '@furrow/creatures/game';
import { decision } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import { view } from '@furrow/kernel/view';
import { askedInRandomGame } from '@furrow/testkit/look-alikes';
import { beforeAll, expect, test } from 'vitest';
import { Greedy, inTurn } from '../src/greedy';
import { mindOf } from '../src/minds';
import { thoughts } from '../src/ponder';
import { Search } from '../src/search';
import { type Choice, Thinking } from '../src/thinking';
import { loadAllNetworks } from '../src/trained/index';

beforeAll(loadAllNetworks);

const games: readonly (readonly [string, Game<Position>])[] = [
  ['creatures', creatures.open({}, 2)],
  ['the family game of two', agricola.open({}, 2)],
  ['Agricola alone', agricola.open({}, 1)],
  ['Agricola with hand cards', agricola.open({ mode: 'base', decks: 'A,B' }, 2)],
];

/** The leads of all seats as they look at first sight in a state in which a seat is asked. */
function atFirstSight(game: Game<Position>, state: Position): readonly number[] {
  const asked = decision(game.rules, state);
  if (asked === undefined) throw new Error('nobody is asked');
  const start = { state: game.rules.copy(state), seat: asked.seat, moves: asked.domain.moves() };
  return new Search(game, mindOf(game), seededDice(1), start).root.leads;
}

/** The best known answer after so many simulations. */
function bestOf(game: Game<Position>, state: Position, simulations: number): Choice | undefined {
  const asked = decision(game.rules, state);
  if (asked === undefined || asked.seat === NOBODY) return undefined;
  const seen = view(game.schema, state, asked.seat);
  const thinking = new Thinking({ game, decision: asked, view: () => seen, dice: seededDice(17) });
  for (const _share of thoughts(thinking, { simulations }));
  if (thinking.simulations === 0) thinking.simulate();
  return thinking.choices()[0];
}

test.each(games)('in %s a value does not change while a turn is played as it was foreseen', (_name, game) => {
  const greedy = new Greedy(game, mindOf(game).guide ?? mindOf(game).judge);
  let steps = 0;
  for (const seed of [5, 6])
    for (const { state, decision: asked } of askedInRandomGame(game, seed, 1)) {
      const { seat } = asked;
      if (inTurn(game, state, seat) === undefined) continue;
      const value = atFirstSight(game, state);
      for (const move of greedy.finish(game.rules.copy(state), seat)) {
        play(game.rules, state, seat, move);
        if (decision(game.rules, state)?.seat !== seat || inTurn(game, state, seat) === undefined) break;
        expect(atFirstSight(game, state)).toEqual(value);
        steps++;
      }
    }
  expect(steps).toBeGreaterThan(5);
});

test('the value shown in the family game changes little from one step of a turn to the next', () => {
  const [, [, game]] = games;
  const state = game.begin();
  const dice = seededDice(6);
  const jumps: number[] = [];
  let before: { readonly seat: Seat; readonly lead: number } | undefined;
  for (let asked = decision(game.rules, state); asked !== undefined; asked = decision(game.rules, state)) {
    const { seat } = asked;
    const best = bestOf(game, state, 30);
    if (best !== undefined && before?.seat === seat && inTurn(game, state, seat) !== undefined)
      jumps.push(Math.abs(best.lead - before.lead));
    before = best && { seat, lead: best.lead };
    play(game.rules, state, seat, best?.move ?? asked.domain.sample(dice));
  }
  expect(jumps.length).toBeGreaterThan(20);
  expect(jumps.reduce((sum, jump) => sum + jump, 0) / jumps.length).toBeLessThan(1);
});
