import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { say } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { A, FRAME } from '@furrow/kernel/stack';
import type { Act } from '../effect';
import { animalPairs } from '../goods';
import { asking } from '../questions';
import { because } from '../reasons';
import { animalCount, animalsOf } from '../room';
import { rulesOf } from '../ruleset';
import { NO_SOURCE } from '../source';
import type { State } from '../state';
import { waitingWords } from '../words';
import { openBeforeBreeding } from './moment';

/**
 * R65: the last chance to turn down animals that have come, where nobody asks their owner anything else in time. Register a:
 * how many animals there were; b: the buildings that are not used before this breeding any more.
 */
export const turnDownKind: Kind<State, Extract<Act, { do: 'turnDown' }>> = {
  generation: 3,
  registers: () => ({ b: waitingWords('beforeBreeding') }),
  gap: true,
  possible: () => true,
  step: (run) => {
    if (isWanted(run)) return WAIT;
    run.stack.pop();
    return ON;
  },
  ask: () => DONE,
  question: ({ stack, state }) =>
    asking({
      ask: 'turnDown',
      have: animalPairs(animalsOf(state.players[stack.seat])),
      // Both breed at the same time, each on a lane of its own; what comes with a placement comes in turn.
      before: stack === state.main ? 'breeding' : 'scoring',
    }),
  answer: (run) => run.stack.pop(),
};

const DONE = listed([say('done')], () => because({ why: 'not-asked' }));

function isWanted(run: Run<State>): boolean {
  const { seat, a: before, b: used } = run.stack;
  if (animalCount(run.state.players[seat]) <= before) return false;
  return (
    run.rules.calls(run.state, seat, true).length === 0 && openBeforeBreeding(run, seat, used).length === 0
  );
}

/** Lets a seat turn down what comes with the step that is pushed next; `used` are the buildings that wait no more. */
export function mayTurnDown(run: Run<State>, seat: Seat, used: number): void {
  const { stack } = run;
  stack.push(rulesOf(run).turnDown.id, seat, NO_SOURCE);
  stack.a = animalCount(run.state.players[seat]);
  stack.b = used;
}

/** The seat at work has said which animals it keeps: nothing that it has is new to it. */
export function keptOnPurpose(run: Run<State>): void {
  const { stack, state } = run;
  const at = stack.under(rulesOf(run).turnDown.id);
  if (at >= 0) stack.frames[at * FRAME + A] = animalCount(state.players[stack.seat]);
}
