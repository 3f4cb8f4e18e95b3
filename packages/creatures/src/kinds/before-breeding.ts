import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { name, say } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Act } from '../effect';
import { because } from '../reasons';
import { rulesOf, type Waiting } from '../ruleset';
import type { State } from '../state';
import { waitingWords } from '../words';
import { openBeforeBreeding } from './moment';
import { mayTurnDown } from './turn-down';

/**
 * Before a breeding phase its owner uses the buildings that wait for it, each at most once and in any order, and may
 * use what can be used at any time. Register a: the buildings already used.
 */
export const beforeBreedingKind: Kind<State, Extract<Act, { do: 'beforeBreeding' }>> = {
  registers: () => ({ a: waitingWords('beforeBreeding') }),
  gap: true,
  possible: () => true,
  step: (run) => {
    const { stack, state, rules } = run;
    if (open(run).length > 0 || rules.calls(state, stack.seat, true).length > 0) return WAIT;
    stack.pop();
    return ON;
  },
  ask: (run) => {
    const moves = open(run).map((one) => name('use', one.building.number));
    return listed([...moves, say('done')], () => because({ why: 'not-asked' }));
  },
  answer: (run, _node, move) => {
    const { stack } = run;
    const { seat } = stack;
    if (move.verb === 'done') {
      stack.pop();
      return;
    }
    const { beforeBreeding } = rulesOf(run).waiting;
    const at = beforeBreeding.findIndex((one) => one.building.number === move.things[0]);
    stack.a |= 1 << at;
    mayTurnDown(run, seat, stack.a);
    stack.push(beforeBreeding[at].node.id, seat, move.things[0]);
  },
};

function open(run: Run<State>): Waiting[] {
  return openBeforeBreeding(run, run.stack.seat, run.stack.a);
}
