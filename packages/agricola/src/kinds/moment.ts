import { type Kind, ON } from '@furrow/kernel/kind';
import type { Act } from '../effect';
import { FIRST_SPACE, rulesOf } from '../ruleset';
import type { State } from '../state';

type MomentEffect = Extract<Act, { do: 'moment' }>;

/** What waits for the moment acts, one after the other. */
export const momentKind: Kind<State, MomentEffect> = {
  possible: (run) => rulesOf(run).waiting.length > 0,
  step: (run, node) => {
    const { stack, state } = run;
    const { waiting, spaces, variant } = rulesOf(run);
    while (stack.step < waiting.length) {
      const { listener, node: then } = waiting[stack.step++];
      if (listener.moment !== node.effect.moment) continue;
      if (
        listener.season !== undefined &&
        (variant.startSeason === undefined || state.season !== listener.season)
      )
        continue;
      if (listener.concept !== undefined && spaces[stack.source - FIRST_SPACE]?.concept !== listener.concept)
        continue;
      stack.push(then.id, stack.seat, stack.source);
      return ON;
    }
    stack.pop();
    return ON;
  },
};
