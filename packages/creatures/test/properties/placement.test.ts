import { creatures } from '@furrow/creatures/game';
import { roomOf } from '@furrow/creatures/room';
import type { Player, State } from '@furrow/creatures/state';
import { arrange } from '@furrow/farm/arrange';
import { fits, keepable } from '@furrow/farm/keep';
import type { Dice } from '@furrow/kernel/dice';
import { failures, must } from '@furrow/testkit/failures';
import { howMany } from '@furrow/testkit/how-many';
import { lively } from '@furrow/testkit/lively';
import { randomGame } from '@furrow/testkit/random-game';
import { randomBeginning, randomSetup } from '@furrow/testkit/random-setup';
import { expect, test } from 'vitest';
import { slowFitting, slowKeepable, text } from '../../../farm/test/slow-animals';
import { NaiveFarm } from './naive-farm';

/** How many vectors the slow twin goes through at most. */
const MOST_VECTORS = 150;
const SAMPLE = 100;
const GAMES = howMany(400, 2000);

/** Numbers of animals near what the farm can hold, few enough for the slow twin. */
function randomCounts(player: Player, dice: Dice): number[] {
  const counts = player.goods.slice(3, 7).map((n) => n + dice.below(4));
  while (counts.reduce((product, n) => product * (n + 1), 1) > MOST_VECTORS) {
    const at = dice.below(4);
    counts[at] = Math.floor(counts[at] / 2);
  }
  return counts;
}

function compare(player: Player, counts: readonly number[]): void {
  const holders = new NaiveFarm(player.farm).holders();
  const where = () => `${JSON.stringify(player.farm)} with ${text(counts)}`;
  const fitting = slowFitting(holders, counts);
  must(fits(roomOf(player.farm), counts) === fitting.has(text(counts)), () => `fits: ${where()}`);
  const slow = slowKeepable(holders, counts).map(text).join('; ');
  const fast = keepable(roomOf(player.farm), counts).map(text).join('; ');
  must(fast === slow, () => `kept are ${fast}, not ${slow}: ${where()}`);
  const stands = arrange(roomOf(player.farm), counts);
  must((stands !== undefined) === fitting.has(text(counts)), () => `arrange: ${where()}`);
}

test('R63 R66 R105 the fast placement of animals agrees with the slow twin on farms met in games', () => {
  let compared = 0;
  const found = failures(19_001, GAMES, (seed) => {
    const setup = randomSetup(seed);
    const check = (state: State, _all: unknown, dice: Dice) => {
      if (dice.below(SAMPLE) > 0) return;
      for (const player of state.players) compare(player, randomCounts(player, dice));
      compared++;
    };
    randomGame(creatures, setup, { asked: check, choose: lively }, randomBeginning(setup));
  });
  expect(found).toEqual([]);
  expect(compared).toBeGreaterThan(0.6 * GAMES);
}, 120_000);
