import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { say } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { FRAME } from '@furrow/kernel/stack';
import type { Act } from '../effects/effect';
import { possibleAfterCalls, type Wish } from '../effects/possible-after-calls';
import { rulesOf } from '../ruleset';
import type { State } from '../state/state';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

/**
 * AG-Q05: lies over an offer that its owner can take up only after using cards at any time, until that is so. Whoever does
 * not want it lets the offer go.
 */
export const affordKind: Kind<State, Extract<Act, { do: 'afford' }>> = {
  generation: 3,
  calls: true,
  possible: () => true,
  step: (run) => {
    const wish = offered(run);
    const isPossible = wish.node.kind.possible(run, wish.node, wish.seat, wish.source);
    if (!isPossible && possibleAfterCalls(run, wish)) return WAIT;
    run.stack.pop();
    if (!isPossible) run.stack.pop();
    return ON;
  },
  ask: () => DONE,
  question: () => asking({ ask: 'window', before: 'offer' }),
  answer: (run) => {
    run.stack.pop();
    run.stack.pop();
  },
};

const DONE = listed([say('done')], () => because({ why: 'not-asked' }));

/** What the frame under the top one offers. */
function offered(run: Run<State>): Wish {
  const { frames, seat, source } = run.stack;
  return { node: rulesOf(run).program.nodes[frames[frames.length - 2 * FRAME]], seat, source };
}
