import { findBuilding } from '@furrow/creatures/buildings/index';
import { specialEntry } from '@furrow/creatures/farmyard';
import { creatures } from '@furrow/creatures/game';
import { FIRST_ANIMAL } from '@furrow/creatures/goods';
import { allFit } from '@furrow/creatures/room';
import type { State } from '@furrow/creatures/state';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import { failures, must } from '@furrow/testkit/failures';
import { expect, test } from 'vitest';
import { mayContain, slowFitting, text, vectorsUpTo } from '../../../farm/test/slow-animals';
import { NaiveFarm } from './naive-farm';
import { scatter } from './random-farm';

/** Bonus points by the printed table, for 0 animals on; beyond it each animal gives one more. */
const BONUS = [
  [-3, -3, -3, -3, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3],
  [-3, -3, -3, -3, 0, 0, 0, 1, 1, 2, 2, 3],
  [-3, -3, -3, -3, 0, 0, 1, 1, 2, 2, 3],
  [-3, -3, -3, -3, 0, 1, 1, 2, 2, 3],
];

function points(animals: readonly number[]): number {
  return animals.reduce((sum, n, type) => {
    const last = BONUS[type].length - 1;
    return sum + n + (BONUS[type][n] ?? BONUS[type][last] + n - last);
  }, 0);
}

/** The best that any arrangement gives when what stands in the Pen does not count. */
function naiveBest(state: State): number {
  const [{ farm, goods }] = state.players;
  const naive = new NaiveFarm(farm);
  const [pen] = naive.uncounted();
  const all = goods.slice(FIRST_ANIMAL, 7);
  const fitting = slowFitting(naive.holders({ countedOnly: true }), all);
  const totals = vectorsUpTo(all)
    .filter((inside) => mayContain(pen, inside))
    .map((inside) => all.map((n, type) => n - inside[type]))
    .filter((counted) => fitting.has(text(counted)))
    .map(points);
  return Math.max(...totals);
}

function begin(dice: Dice): State {
  const state = creatures.open({ buildings: '4' }, 2).begin();
  const [player] = state.players;
  player.farm.specials.push(specialEntry(findBuilding('pen')?.number ?? 0, 0));
  scatter(player, ['stall', 'feeding-station', 'stable'], 0, dice);
  for (let tries = 12; tries > 0; tries--) {
    const good = FIRST_ANIMAL + dice.below(4);
    player.goods[good]++;
    if (!allFit(player)) player.goods[good]--;
  }
  return state;
}

test('R168 Q41 X47 X48 animals in the Pen do not count, and the best arrangement is scored', () => {
  let penned = 0;
  const found = failures(1, 600, (seed) => {
    const state = begin(seededDice(seed));
    const scored = creatures
      .open({}, 2)
      .score(state, 0)
      .filter(({ category }) => category === 'animals' || category === 'bonus')
      .reduce((sum, line) => sum + line.points, 0);
    const best = naiveBest(state);
    must(scored === best, () => `seed ${seed}: ${scored}, not ${best}: ${JSON.stringify(state.players[0])}`);
    if (best < points(state.players[0].goods.slice(FIRST_ANIMAL, 7))) penned++;
  });
  expect(found).toEqual([]);
  expect(penned).toBeGreaterThan(100);
}, 120_000);
