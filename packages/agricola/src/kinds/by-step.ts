import { type Kind, ON, whyNot } from '@furrow/kernel/kind';
import type { Node } from '@furrow/kernel/program';
import type { Run } from '@furrow/kernel/run';
import type { Act } from '../effects/effect';
import { lookFor, measure } from '../effects/measure';
import type { State } from '../state/state';
import { because } from '../vocabulary/reasons';

type ByStep = Extract<Act, { do: 'byStep' }>;

/** One of several effects, by how many there are of something. */
export const byStepKind: Kind<State, ByStep> = {
  parts: ({ steps }) => Object.values(steps),
  possible: (run, node, seat, source) => {
    const part = partNow(run, node, seat, source);
    return part?.kind.possible(run, part, seat, source) === true;
  },
  hides: (run, node, seat, source) => {
    const part = partNow(run, node, seat, source);
    return part?.kind.hides?.(run, part, seat, source) === true;
  },
  why: (run, node, seat, source) => {
    const part = partNow(run, node, seat, source);
    return part === undefined ? because({ why: 'nothing-there' }) : whyNot(run, part, seat, source);
  },
  step: (run, node) => {
    const { seat, source, about } = run.stack;
    const part = partNow(run, node, seat, source);
    run.stack.pop();
    if (part !== undefined) run.stack.push(part.id, seat, source, about);
    return ON;
  },
};

/** Which of the parts of a node is meant now; undefined if none is. */
function partNow(
  run: Run<State>,
  { effect, parts }: Node<State, ByStep>,
  seat: number,
  source: number,
): Node<State> | undefined {
  const n = measure(lookFor(run, seat, source), effect.of);
  const steps = Object.keys(effect.steps).map(Number);
  return parts[effect.orMore === true ? steps.findLastIndex((from) => n >= from) : steps.indexOf(n)];
}
