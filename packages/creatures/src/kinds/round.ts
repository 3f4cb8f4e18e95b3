import { type Kind, ON } from '@furrow/kernel/kind';
import type { Act } from '../effect';
import { tell } from '../events';
import { spaces } from '../spaces';
import type { State } from '../state';

/** A round begins: the accumulating spaces get their goods. */
export const refillKind: Kind<State, Extract<Act, { do: 'refill' }>> = {
  possible: () => true,
  step: (run) => {
    const { state } = run;
    run.stack.pop();
    state.round++;
    state.leads = state.marker;
    spaces.forEach(({ refill }, i) => {
      if (refill !== undefined) state.piles[i] += refill.count;
      if (refill?.good === 'border') state.borders -= refill.count;
    });
    tell(run, () => ({ event: 'round', round: state.round }));
    return ON;
  },
};

/** The workers go home. */
export const homeKind: Kind<State, Extract<Act, { do: 'home' }>> = {
  possible: () => true,
  step: (run) => {
    const { state } = run;
    run.stack.pop();
    state.placed[0] = 0;
    state.placed[1] = 0;
    state.working = 0;
    tell(run, () => ({ event: 'homeward' }));
    return ON;
  },
};
