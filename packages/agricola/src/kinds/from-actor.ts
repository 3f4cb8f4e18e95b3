import { type Kind, ON } from '@furrow/kernel/kind';
import type { Run } from '@furrow/kernel/run';
import type { Act } from '../effects/effect';
import { actingSeat } from '../moments/moment-frame';
import { rulesOf } from '../ruleset';
import { gainGoods, payTo } from '../state/change';
import { amountsOf } from '../state/goods';
import type { State } from '../state/state';
import { because } from '../vocabulary/reasons';

type FromActor = Extract<Act, { do: 'fromActor' }>;

/** Goods of whoever acts come to the owner of the card. */
export const fromActorKind: Kind<State, FromActor> = {
  possible: (run, { effect }, seat) => {
    const actor = actorIn(run);
    if (actor < 0 || actor === seat) return false;
    const { goods } = run.state.players[actor];
    return amountsOf(effect.goods).every(([good, n]) => goods[good] >= n);
  },
  why: () => because({ why: 'nothing-there' }),
  step: (run, { effect }) => {
    const { seat, source } = run.stack;
    const actor = actorIn(run);
    run.stack.pop();
    payTo(run, actor, seat, amountsOf(effect.goods));
    gainGoods(run, actor, amountsOf(effect.gets ?? {}), source);
    return ON;
  },
};

function actorIn(run: Run<State>): number {
  return actingSeat(rulesOf(run), run.stack);
}
