import { type Kind, ON } from '@furrow/kernel/kind';
import type { Act } from '../effect';
import { because } from '../reasons';
import type { State } from '../state';

/** Minor improvements come from the hand; nobody holds one. */
export const minorKind: Kind<State, Extract<Act, { do: 'minor' }>> = {
  possible: () => false,
  why: () => because({ why: 'no-cards' }),
  step: (run) => {
    run.stack.pop();
    return ON;
  },
};

/** Occupations come from the hand; nobody holds one. */
export const occupationKind: Kind<State, Extract<Act, { do: 'occupation' }>> = {
  possible: () => false,
  why: () => because({ why: 'no-cards' }),
  step: (run) => {
    run.stack.pop();
    return ON;
  },
};
