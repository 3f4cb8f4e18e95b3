import { listed } from '@furrow/kernel/domain';
import { type Kind, WAIT } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Act } from '../effects/effect';
import { bakery, kitchenOf } from '../in-play/kitchen';
import { about } from '../moments/brought';
import { raise } from '../moments/raise';
import { FOOD, GRAIN } from '../state/goods';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

type Bake = Extract<Act, { do: 'bake' }>;

function mostToBake({ state, stack: { seat } }: Run<State>, { grain = Infinity }: Bake): number {
  return Math.min(grain, state.players[seat].goods[GRAIN], bakery(kitchenOf(state, seat)).atMost);
}

/** Bake bread: any number of grain, each in the best oven that has room for it; or so many, without the action. */
export const bakeKind: Kind<State, Bake> = {
  possible: (run, { effect }, seat) => {
    const least = effect.grain ?? 1;
    return (
      run.state.players[seat].goods[GRAIN] >= least && bakery(kitchenOf(run.state, seat)).atMost >= least
    );
  },
  why: (run, _node, seat) =>
    because({ why: run.state.players[seat].goods[GRAIN] === 0 ? 'no-grain' : 'nothing-to-bake-with' }),
  step: () => WAIT,
  ask: (run, { effect }) => {
    const most = mostToBake(run, effect);
    const least = effect.grain ?? 1;
    return listed(
      Array.from({ length: most - least + 1 }, (_, i) => name('bake', least + i)),
      (move) => because(move.verb === 'bake' ? { why: 'too-many', atMost: most } : { why: 'not-asked' }),
    );
  },
  question: (run, { effect }) => {
    const baking = bakery(kitchenOf(run.state, run.stack.seat));
    const food = Array.from({ length: mostToBake(run, effect) }, (_, i) => baking.food(i + 1));
    return asking({ ask: 'bake', food });
  },
  answer: (run, { effect }, move) => {
    const { seat } = run.stack;
    run.stack.pop();
    const grain = move.things[0];
    const food = bakery(kitchenOf(run.state, seat)).food(grain);
    const { goods } = run.state.players[seat];
    goods[GRAIN] -= grain;
    goods[FOOD] += food;
    tell(run, () => ({ event: 'baked', seat, grain, food }));
    if (effect.grain === undefined) raise(run, 'baked', seat, about('baked', grain));
  },
};
