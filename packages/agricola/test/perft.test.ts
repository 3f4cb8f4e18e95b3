import { agricola } from '@furrow/agricola/game';
import type { State } from '@furrow/agricola/state/state';
import { perft } from '@furrow/kernel/perft';
import type { Rules } from '@furrow/kernel/rules';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';

/** The counts for depths 1, 2, 3 and so on. */
function counts(rules: Rules<State>, state: State, depths: number): number[] {
  return Array.from({ length: depths }, (_, i) => perft(rules, state, i + 1));
}

test('perft of two players of the beginner game', () => {
  // Chance says who starts (2), then which of the 4 cards of stage 1 comes. Of the ten spaces of the board 8 can be
  // used: nobody can build yet, and Lessons need cards. The Sheep Market is one more, the other three cards are not
  // usable without goods: 8 + 8 + 8 + 9 for each starting player. Farmland asks for one of 13 spaces, the others leave 7 to
  // the other seat (with the Sheep Market 8): 13 + 7 * 7 and 13 + 8 * 8.
  const game = agricola.open({}, 2);
  expect(counts(game.rules, game.begin(), 4)).toEqual([2, 2 * 4, 2 * (3 * 8 + 9), 2 * (3 * 62 + 77)]);
});

test('perft of the solo family game of 2007', () => {
  // Alone nobody draws a starting player: the first of 4 cards. Then as above 8 spaces, and the sheep card is one more.
  // The plow asks for 13 spaces, the day laborer for one of 4 goods, the others leave 7 (with the sheep card 8), and 2 wood
  // make both spaces with stables usable: 13 + 4 + 6 * 7 + 2 and 13 + 4 + 7 * 8 + 2.
  const game = agricola.open({ edition: '2007' }, 1);
  expect(counts(game.rules, game.begin(), 3)).toEqual([4, 3 * 8 + 9, 3 * 61 + 75]);
});

test('perft of plowing, then of the other seat', () => {
  // The first field may lie on any of the 13 unused spaces. Then the other seat has 8 spaces (the Sheep Market is out,
  // Farmland is taken), none of which asks for more, and then seat 1 has the 7 that are left.
  const game = new AgricolaScenario().play('* reveal sheep-market\n1 farmland');
  expect(counts(game.game.rules, game.state, 3)).toEqual([13, 13 * 8, 13 * 8 * 7]);
});

test('perft of five players of the 2007 family game', () => {
  // Five may start; then one of 4 cards. To the 8 spaces come the six cards for five players, and the sheep if they are out.
  const game = agricola.open({ edition: '2007' }, 5);
  expect(counts(game.rules, game.begin(), 3)).toEqual([5, 5 * 4, 5 * (3 * 14 + 15)]);
});

test('perft of a feeding', () => {
  // Seat 1 needs 4 food and has none, but 2 grain and a vegetable: it begs for all, or gives everything and begs for 1.
  // The other seat has food enough; nobody breeds, and chance reveals one of the 3 cards of stage 2.
  const game = new AgricolaScenario();
  game.state.round = 4;
  game.play('* reveal sheep-market').give(1, { food: 0, grain: 2, vegetable: 1 }).give(2, { food: 9 });
  game.play('1 clay-pit\n2 reed-bank\n1 forest\n2 day-laborer');
  expect(counts(game.game.rules, game.state, 2)).toEqual([2, 2 * 3]);
});
