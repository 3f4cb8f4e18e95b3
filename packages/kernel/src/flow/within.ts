import type { Flow } from '../effect';
import { type Kind, ON, type Position } from '../kind';

type Within = Extract<Flow, { do: 'within' }>;

/**
 * Stands under what is used at any time in the middle of an action. While it lies on a stack, an answer counts only if
 * the action beneath it can still be completed.
 */
export const withinKind: Kind<Position, Within> = {
  possible: () => true,
  step: (run) => {
    run.stack.pop();
    return ON;
  },
};
