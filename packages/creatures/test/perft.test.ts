import { readFileSync } from 'node:fs';
import { creatures } from '@furrow/creatures/game';
import { broken } from '@furrow/creatures/invariants';
import type { State } from '@furrow/creatures/state';
import { decode } from '@furrow/kernel/codec';
import { decision } from '@furrow/kernel/decide';
import { play } from '@furrow/kernel/machine';
import { parse } from '@furrow/kernel/notation';
import { perft } from '@furrow/kernel/perft';
import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';

const { rules, schema, grammar } = creatures.open({}, 2);

/** A position kept in the folder `positions`, after these moves of whoever is asked. */
function position(name: string, moves = ''): State {
  const text = readFileSync(new URL(`positions/${name}.json`, import.meta.url), 'utf8');
  const state = decode(schema, JSON.parse(text));
  for (const words of moves.split(';').filter((one) => one !== '')) {
    const asked = decision(rules, state);
    if (asked === undefined) throw new Error('the game is over');
    const at = { state, seat: asked.seat, node: rules.program.nodes[asked.node] };
    const move = parse(grammar, at, asked.domain, words);
    if (move === undefined || !asked.domain.contains(move).ok) throw new Error(`'${words}' is refused`);
    play(rules, state, asked.seat, move);
  }
  return state;
}

/** The counts for depths 1, 2, 3 and so on. */
function counts(state: State, depths: number): number[] {
  return Array.from({ length: depths }, (_, i) => perft(rules, state, i + 1));
}

test('perft of the basic game from the very beginning', () => {
  // Chance says who starts; then 12 of the 17 spaces can be used: four with wood or stone, the building resources,
  // expand, walls and troughs (their first pieces are free), and four with animals. Nobody has wood for fences, and
  // nothing can be built. Nine of these only hand out goods and leave 11 to the other seat; expand asks for a side (2),
  // walls for an edge (17), troughs for a space (6): 124 for each start player.
  expect(counts(creatures.open({ buildings: '4' }, 2).begin(), 4)).toEqual([2, 2 * 12, 2 * 124, 2420]);
});

test('perft of a game with a chosen offer', () => {
  // As in the basic game, and the Hayrick, which costs nothing, makes both spaces for special buildings usable: there
  // it is the only choice. 9 spaces leave 13 to the other seat, the others ask for 2, 17, 6, 1 and 1.
  const game = new Scenario({ buildings: 'hayrick,duck-pond,log-house,inn' });
  expect(counts(game.state, 4)).toEqual([14, 9 * 13 + 27, 1398, 13_172]);
});

test('perft of placing borders', () => {
  // Two columns have 8 horizontal and 9 vertical edges. Bots place borders in ascending order, so after the edge of
  // rank i there are 17 - i to go on with, or they are done: 17 + 16 + … + 1. Two borders are free and there is no
  // stone for a third: then the other seat has the 11 spaces that are left.
  const game = new Scenario({ buildings: '4' }).play('1 walls');
  expect(counts(game.state, 3)).toEqual([17, 153, 153 * 11]);
});

test('perft of a position with four buildings that may be used at any time', () => {
  // 12 spaces as at the beginning (no wood for fences, 2 stone are too few for a stall, and nothing is on offer), and
  // the Carpenter, the Assembly Hall, the Building Firm and the Cattle Market. 9 spaces hand out what finds room and
  // leave 11; expand asks for 2 sides, walls for one of 24 - 7 edges, troughs for one of 8 spaces, the Carpenter for a
  // new place of the trough (8) or nothing, the Assembly Hall for an edge (17) or nothing, the Building Firm for the
  // one trough, the Cattle Market for one of 4 animals.
  expect(counts(position('at-any-time'), 3)).toEqual([16, 9 * 11 + 2 + 17 + 8 + 9 + 18 + 1 + 4, 1901]);
});

test('perft of a question which animals are kept', () => {
  // 2 sheep, 2 pigs and 1 cow for a stall and the Cottage: the sheep or the pigs in the stall and one of the others in
  // the Cottage makes four ways, after each of which the other seat has 11 spaces; or the Assembly Hall comes first,
  // with 17 edges or none.
  expect(counts(position('keep', 'cow-pigs'), 4)).toEqual([5, 4 * 11 + 18, 542, 5221]);
});

test('perft before breeding', () => {
  // Home Workshop (a stall on one of 2 spaces), Joinery (a trough on one of 6), Trading Station (one of 3 pairs of
  // resources for one of 4 animals), or done: then the next round begins with 14 spaces, fences and stall among them.
  // After the Trading Station the animal that came may be turned down (R65): one answer, done.
  expect(counts(position('before-breeding', 'wood-3'), 4)).toEqual([4, 2 + 6 + 12 + 14, 148, 1317]);
});

test('perft of the last moves of a game', () => {
  // The last worker has 9 spaces, or the Carpenter is used. Building resources and reed lead to the other seat before
  // breeding (Cattle Market or done: 2 each); fences and walls ask for one of 17 edges, troughs for one of 5 spaces,
  // the stall for one of 4. For animals there are two places for one each: 2 sheep and a pig (or horse) can be kept in
  // 2 ways, 3 pigs, a cow and a sheep in 4, each time with the Carpenter as one more answer. The Carpenter moves the
  // trough to one of 5 spaces or not.
  const first = 2 + 17 + 17 + 5 + 4 + 2 + 3 + 5 + 3 + 6;
  expect(counts(position('last-placement'), 4)).toEqual([10, first, 429, 2226]);
});

test.each(['at-any-time', 'keep', 'before-breeding', 'last-placement'])(
  'the position %s is a sound one',
  (name) => {
    expect(broken(position(name))).toEqual([]);
  },
);
