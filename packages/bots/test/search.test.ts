import { agricola } from '@furrow/agricola/game';
import { creatures } from '@furrow/creatures/game';
import { decision } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import { hash } from '@furrow/kernel/hash';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import { NOBODY } from '@furrow/kernel/seat';
import { beforeAll, expect, test } from 'vitest';
import { mindOf } from '../src/minds';
import type { Node } from '../src/node';
import { Search } from '../src/search';
import { loadAllNetworks } from '../src/trained/index';

beforeAll(loadAllNetworks);

/** A search of a position somewhere in a random game. */
function searched<S extends Position>(game: Game<S>, answers: number, simulations: number) {
  const dice = seededDice(5);
  const state = game.begin();
  for (let given = 0; ; given++) {
    const asked = decision(game.rules, state);
    if (asked === undefined) throw new Error('the game is over');
    const { seat, domain } = asked;
    const moves = domain.moves();
    if (given >= answers && seat !== NOBODY && moves.length > 1) {
      const search = new Search(game, mindOf(game), dice, { state, seat, moves });
      for (let found = 0; found < simulations; ) found += search.simulate();
      return { search, state };
    }
    play(game.rules, state, seat, domain.sample(dice));
  }
}

/** Compares every position that a tree keeps with where its answers lead; gives how many it keeps and how many it has let go. */
function compare<S extends Position>(game: Game<S>, node: Node<S>, state: S): [kept: number, letGo: number] {
  if (node.state === undefined) return [0, 1];
  expect(hash(game.schema, node.state)).toEqual(hash(game.schema, state));
  let [kept, letGo] = [1, 0];
  node.after.forEach((next, choice) => {
    if (next === undefined) return;
    const reached = game.rules.copy(state);
    play(game.rules, reached, node.seat, node.moves[choice]);
    for (
      let asked = decision(game.rules, reached);
      asked !== undefined;
      asked = decision(game.rules, reached)
    ) {
      const moves = asked.domain.moves();
      if (moves.length !== 1) break;
      play(game.rules, reached, asked.seat, moves[0]);
    }
    const [more, gone] = compare(game, next, reached);
    kept += more;
    letGo += gone;
  });
  return [kept, letGo];
}

test.each<[string, Game<Position>]>([
  ['creatures', creatures.open({}, 2)],
  ['the family game', agricola.open({}, 2)],
  ['two hands', agricola.open({ mode: 'base', decks: 'A,B' }, 2)],
])('a search of %s keeps the positions it has looked through, made again as they were', (_name, game) => {
  for (const answers of [20, 45]) {
    const { search, state } = searched(game, answers, 250);
    const [kept, letGo] = compare(game, search.root, state);
    expect(kept).toBeGreaterThan(10);
    expect(letGo).toBeGreaterThan(kept);
  }
});
