import { findBuilding } from '@furrow/creatures/buildings/index';
import { buildingAt, specialEntry } from '@furrow/creatures/farmyard';
import { creatures } from '@furrow/creatures/game';
import { allFit } from '@furrow/creatures/room';
import type { Player, State } from '@furrow/creatures/state';
import { decision } from '@furrow/kernel/decide';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import { play } from '@furrow/kernel/machine';
import { name } from '@furrow/kernel/move';
import { failures, must } from '@furrow/testkit/failures';
import { expect, test } from 'vitest';
import { slowFitting, text, vectorsUpTo } from '../../../farm/test/slow-animals';
import { NaiveFarm, subsets } from './naive-farm';
import { scatter } from './random-farm';

const { rules } = creatures.open({}, 2);
const ORGANIC_FARM = findBuilding('organic-farm')?.number ?? 0;

/** All vectors of animals that can stand alone in as many pastures while the others find room; only the largest. */
function naiveGains(player: Player): string[] {
  const farm = new NaiveFarm(player.farm);
  const have = player.goods.slice(3, 7);
  const fitting = vectorsUpTo(have).filter((alone) => {
    const rest = have.map((n, type) => n - alone[type]);
    return subsets(farm.pastures.length, sum(alone)).some((chosen) =>
      slowFitting(farm.holders({ withoutPastures: chosen }), rest).has(text(rest)),
    );
  });
  const isBelow = (a: readonly number[], b: readonly number[]) => a !== b && a.every((n, i) => n <= b[i]);
  return fitting
    .filter((alone) => sum(alone) > 0 && !fitting.some((other) => isBelow(alone, other)))
    .map(text)
    .sort();
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, n) => all + n, 0);
}

/** The gains that the game offers, or the one that it hands out by itself. */
function offeredGains(state: State): string[] {
  const asked = decision(rules, state);
  if (asked?.kind === 'custom')
    return asked.domain
      .moves()
      .map((move) => text(move.things))
      .sort();
  return [];
}

function begin(dice: Dice): State {
  const state = creatures.open({ buildings: 'organic-farm' }, 2).begin();
  play(rules, state, -1, name('start', 0));
  const [player] = state.players;
  scatter(player, ['feeding-station', 'stall', 'pen', 'dog-house', 'stable'], 1 + dice.below(6), dice);
  player.goods.splice(0, 3, 2, 3, 1);
  return state;
}

test('R167 X56 the Organic Farm gives the most that any arrangement allows', () => {
  let [asked, given] = [0, 0];
  const found = failures(1, 1000, (seed) => {
    const dice = seededDice(seed);
    const state = begin(dice);
    const [player] = state.players;
    if (!allFit(player)) return;
    for (const move of [name('place', 11), name('build', ORGANIC_FARM)]) {
      if (decision(rules, state)?.domain.contains(move).ok !== true) return;
      play(rules, state, 0, move);
    }
    const places = decision(rules, state)?.domain.moves() ?? [];
    if (places[0]?.verb !== 'at') return;
    const cell = places[dice.below(places.length)].things[0];
    must(buildingAt(player.farm, cell) < 0, () => 'occupied');
    const tried = player.clone();
    tried.farm.specials.push(specialEntry(ORGANIC_FARM, cell));
    if (!allFit(tried)) return;
    const before = player.goods.slice(3, 7);
    play(rules, state, 0, name('at', cell));
    const right = naiveGains(tried);
    const offered = offeredGains(state);
    const gained = text(player.goods.slice(3, 7).map((n, type) => n - before[type]));
    const where = () =>
      `seed ${seed}: ${JSON.stringify(tried)}: ${offered.join('; ')} or ${gained}, not ${right.join('; ')}`;
    if (right.length > 1) must(offered.join() === right.join(), where);
    else must(gained === (right[0] ?? '0 0 0 0'), where);
    asked += Number(right.length > 1);
    given += Number(right.length === 1);
  });
  expect(found).toEqual([]);
  expect(Math.min(asked, given)).toBeGreaterThan(60);
}, 120_000);
