import { type Kind, ON } from '@furrow/kernel/kind';
import type { Act } from '../effects/effect';
import { rulesOf } from '../ruleset';
import { gainGoods } from '../state/change';
import { goodNumber } from '../state/goods';
import type { State } from '../state/state';
import { because } from '../vocabulary/reasons';

type TakeFrom = Extract<Act, { do: 'takeFrom' }>;

/** 1 good of those that lie on a space, or all of them; the space is not used by that. */
export const takeFromKind: Kind<State, TakeFrom> = {
  possible: (run, { effect }) => {
    const space = rulesOf(run).spaceNumber(effect.space);
    return space >= 0 && run.state.piles[space] > 0;
  },
  why: () => because({ why: 'nothing-there' }),
  step: (run, { effect }) => {
    const { seat, source } = run.stack;
    const rules = rulesOf(run);
    const space = rules.spaceNumber(effect.space);
    run.stack.pop();
    const { refill } = rules.spaces[space];
    if (refill === undefined) throw new Error(`no goods accumulate on '${effect.space}'`);
    const n = effect.all === true ? run.state.piles[space] : 1;
    run.state.piles[space] -= n;
    gainGoods(run, seat, [[goodNumber(refill.good), n]], source);
    return ON;
  },
};
