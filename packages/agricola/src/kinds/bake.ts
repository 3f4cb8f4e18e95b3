import { listed } from '@furrow/kernel/domain';
import { type Kind, WAIT } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { about } from '../brought';
import type { Act } from '../effect';
import { tell } from '../events';
import { FOOD, GRAIN } from '../goods';
import { bakery, kitchenOf } from '../kitchen';
import { asking } from '../questions';
import { raise } from '../raise';
import { because } from '../reasons';
import type { State } from '../state';

function mostToBake({ state, stack: { seat } }: Run<State>): number {
  return Math.min(state.players[seat].goods[GRAIN], bakery(kitchenOf(state, seat)).atMost);
}

/** Bake bread: any number of grain, each in the best oven that has room for it. */
export const bakeKind: Kind<State, Extract<Act, { do: 'bake' }>> = {
  possible: (run, _node, seat) =>
    run.state.players[seat].goods[GRAIN] > 0 && bakery(kitchenOf(run.state, seat)).atMost > 0,
  why: (run, _node, seat) =>
    because({ why: run.state.players[seat].goods[GRAIN] === 0 ? 'no-grain' : 'nothing-to-bake-with' }),
  step: () => WAIT,
  ask: (run) => {
    const most = mostToBake(run);
    return listed(
      Array.from({ length: most }, (_, i) => name('bake', i + 1)),
      (move) => because(move.verb === 'bake' ? { why: 'too-many', atMost: most } : { why: 'not-asked' }),
    );
  },
  question: (run) => {
    const baking = bakery(kitchenOf(run.state, run.stack.seat));
    const food = Array.from({ length: mostToBake(run) }, (_, i) => baking.food(i + 1));
    return asking({ ask: 'bake', food });
  },
  answer: (run, _node, move) => {
    const { seat } = run.stack;
    run.stack.pop();
    const grain = move.things[0];
    const food = bakery(kitchenOf(run.state, seat)).food(grain);
    const { goods } = run.state.players[seat];
    goods[GRAIN] -= grain;
    goods[FOOD] += food;
    tell(run, () => ({ event: 'baked', seat, grain, food }));
    raise(run, 'baked', seat, about('baked', grain));
  },
};
