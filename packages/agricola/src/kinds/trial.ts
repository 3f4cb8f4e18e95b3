import { type Kind, WAIT } from '@furrow/kernel/kind';
import type { Act } from '../effects/effect';
import type { State } from '../state/state';

/** Lies on the stack of a copy under what is only tried out: when that is done, nothing goes on. */
export const trialKind: Kind<State, Extract<Act, { do: 'trial' }>> = {
  gap: true,
  possible: () => true,
  step: () => WAIT,
};
