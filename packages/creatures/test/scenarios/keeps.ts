import { GOODS, type Goods } from '@furrow/creatures/goods';
import { allFit } from '@furrow/creatures/room';
import type { Scenario } from '@furrow/testkit/scenario';

const NO_ANIMALS: Goods = { sheep: 0, pig: 0, cow: 0, horse: 0 };

/** Whether seat 1 finds room for exactly these animals on its farm as it is now. */
export function keeps(game: Scenario, animals: Goods): boolean {
  const player = game.player(1).clone();
  Object.entries({ ...NO_ANIMALS, ...animals }).forEach(([good, count]) => {
    player.goods[GOODS.indexOf(good as (typeof GOODS)[number])] = count;
  });
  return allFit(player);
}
