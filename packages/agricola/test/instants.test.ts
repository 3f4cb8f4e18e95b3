import { HARVESTS, ROUNDS } from '@furrow/agricola/course/harvests';
import { plantedFields } from '@furrow/agricola/farm/fields';
import { agricola } from '@furrow/agricola/game';
import { FOOD, GRAIN, VEGETABLE } from '@furrow/agricola/state/goods';
import type { Player, State } from '@furrow/agricola/state/state';
import { instantsIn, type Passed } from '@furrow/kernel/instants';
import { randomMoves, stoppedEverywhere } from '@furrow/testkit/watched-game';
import { expect, test } from 'vitest';

const family = agricola.open({}, 2);
const hands = agricola.open({ mode: 'base', decks: 'A,B' }, 3);

const PREPARED = ['card-revealed', 'spaces-replenished', 'work-over'];
const HARVESTED = ['harvest-begins', 'fields-harvested', 'family-fed', 'animals-bred'];

/** The instants of a random game by their rounds. */
function byRound(game: typeof family, seed: number): Passed<State>[][] {
  const rounds: Passed<State>[][] = Array.from({ length: ROUNDS }, () => []);
  for (const one of instantsIn(game, randomMoves(game, seed))) rounds[one.state.round - 1].push(one);
  return rounds;
}

test.each([
  ['family game', family],
  ['hands', hands],
])(
  'AG-R301 AG-R303 the instants of a round come in the order of its phases, those of a harvest too: %s',
  (_, game) => {
    for (const [i, passed] of byRound(game, 5).entries()) {
      const harvest = HARVESTS.includes(i + 1) ? HARVESTED : [];
      expect(passed.map(({ instant }) => instant)).toEqual([...PREPARED, ...harvest, 'round-over']);
    }
  },
);

/** The states at two instants of each harvest, player by player. */
function harvestedPlayers(seed: number, first: string, second: string): [Player, Player][] {
  const found = (passed: readonly Passed<State>[], name: string) =>
    passed.find(({ instant }) => instant === name)?.state.players ?? [];
  return byRound(family, seed).flatMap((passed) => {
    const after = found(passed, second);
    return found(passed, first).map((player, seat): [Player, Player] => [player, after[seat]]);
  });
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

test('between the field phase and the feeding every planted field has given 1 crop, and nobody has eaten', () => {
  let planted = 0;
  for (const [before, after] of SEEDS.flatMap((seed) =>
    harvestedPlayers(seed, 'harvest-begins', 'fields-harvested'),
  )) {
    const fields = plantedFields(before).length;
    planted += fields;
    const crops = ({ goods }: Player) => goods[GRAIN] + goods[VEGETABLE];
    expect(crops(after)).toBe(crops(before) + fields);
    expect(after.goods[FOOD]).toBe(before.goods[FOOD]);
  }
  expect(planted).toBeGreaterThan(0);
});

test('AG-R1004 after the feeding who has turned nothing into food has paid 2 for each adult and 1 for each newborn, or begs', () => {
  let fed = 0;
  for (const [before, after] of SEEDS.flatMap((seed) =>
    harvestedPlayers(seed, 'fields-harvested', 'family-fed'),
  )) {
    if (after.goods.some((n, good) => good !== FOOD && n !== before.goods[good])) continue;
    const need = 2 * (before.people - before.newborns) + before.newborns;
    const begged = after.begging - before.begging;
    expect(before.goods[FOOD] - after.goods[FOOD]).toBe(need - begged);
    fed++;
  }
  expect(fed).toBeGreaterThan(0);
});

test('when the work is over people stand on the spaces; when the round is, they are at home', () => {
  for (const { instant, state } of byRound(family, 9).flat()) {
    const standing = state.placed.filter((one) => one !== 0).length;
    if (instant === 'work-over') expect(standing).toBeGreaterThan(0);
    if (instant === 'round-over' || instant === 'harvest-begins') expect(standing).toBe(0);
  }
});

test.each([
  ['family game', family],
  ['hands', hands],
])(
  'a game that is stopped at every instant, written down, read and gone on with stays the same: %s',
  (_, game) => {
    const { stops, same } = stoppedEverywhere(game, randomMoves(game, 3));
    expect(stops).toBe(ROUNDS * (PREPARED.length + 1) + HARVESTS.length * HARVESTED.length);
    expect(same).toBe(true);
  },
);
