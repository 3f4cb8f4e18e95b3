import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { say } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import type { Act } from '../effect';
import { tell } from '../events';
import { owns } from '../farmyard';
import { because } from '../reasons';
import type { State } from '../state';

const PASS = listed([say('pass')], () => because({ why: 'not-asked' }));

/** The end of the work phase: the last moment for what may be used in that phase only. */
export const pauseKind: Kind<State, Extract<Act, { do: 'pause' }>> = {
  gap: true,
  possible: (run, _node, seat) =>
    owns(run.state.players[seat], (one) => one.anytimeIn === 'workPhase') &&
    run.rules.calls(run.state, seat, true).length > 0,
  step: (run, node) => {
    if (node.kind.possible(run, node, run.stack.seat, 0)) return WAIT;
    run.stack.pop();
    return ON;
  },
  ask: () => PASS,
  answer: (run) => run.stack.pop(),
};

/** Before scoring both may use what can be used at any time, until both pass. The step counts the passes in a row. */
export const lastChanceKind: Kind<State, Extract<Act, { do: 'lastChance' }>> = {
  gap: true,
  possible: () => true,
  step: (run) => {
    const { stack, state, rules } = run;
    if (stack.a === 0) {
      stack.seat = state.leads;
      stack.a = 1;
    }
    while (stack.step < 2) {
      if (rules.calls(state, stack.seat, true).length > 0) return WAIT;
      pass(run.stack);
    }
    stack.pop();
    tell(run, () => ({ event: 'over' }));
    return ON;
  },
  ask: () => PASS,
  answer: (run) => pass(run.stack),
  called: (run) => {
    run.stack.step = 0;
  },
};

function pass(stack: { step: number; seat: Seat }): void {
  stack.step++;
  stack.seat = 1 - stack.seat;
}
