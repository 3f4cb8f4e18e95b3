import { findBuilding } from '@furrow/creatures/buildings/index';
import { specialEntry } from '@furrow/creatures/farmyard';
import { creatures } from '@furrow/creatures/game';
import { HORSE } from '@furrow/creatures/goods';
import { promisedCount } from '@furrow/creatures/promise';
import type { State } from '@furrow/creatures/state';
import { failures, must } from '@furrow/testkit/failures';
import { lively } from '@furrow/testkit/lively';
import { randomGame } from '@furrow/testkit/random-game';
import { expect, test } from 'vitest';

/** Both have a Ranch and a pair of horses; that there are two Ranches does not matter here. */
function begin(): State {
  const state = creatures.open({ buildings: '4' }, 2).begin();
  for (const { farm, goods } of state.players) {
    farm.specials.push(specialEntry(findBuilding('ranch')?.number ?? 0, 4));
    farm.troughs = 1;
    goods[HORSE] = 2;
    goods[3] = 2;
  }
  return state;
}

test('Q21 R170 a horse for whose birth a border was placed is not let go, in whatever way it is tried', () => {
  let promises = 0;
  const found = failures(1, 400, (seed) => {
    const promised = [0, 0];
    const check = (state: State) => {
      state.players.forEach(({ promise, goods }, seat) => {
        if (promise === 0 && promised[seat] === 0) return;
        must(goods[HORSE] >= promised[seat], () => `${promised[seat]} horses are only ${goods[HORSE]}`);
        promised[seat] = promisedCount(promise);
        promises += Number(promise !== 0);
      });
    };
    randomGame(creatures, { seed, options: {} }, { answered: check, choose: lively }, begin());
  });
  expect(found).toEqual([]);
  expect(promises).toBeGreaterThan(50);
}, 120_000);
