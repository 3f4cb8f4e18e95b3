import { type Kind, ON, whyNot } from '@furrow/kernel/kind';
import type { Node } from '@furrow/kernel/program';
import type { Run } from '@furrow/kernel/run';
import { isPaid } from '../brought';
import type { Act, Effect } from '../effect';
import type { Good } from '../goods';
import { lookFor, measure } from '../measure';
import { because } from '../reasons';
import type { State } from '../state';

type ByStep = Extract<Act, { do: 'byStep' }>;
type ByPaid = Extract<Act, { do: 'byPaid' }>;

/** Which of the parts of a node is meant now; undefined if none is. */
type Which<E extends Act> = (
  run: Run<State>,
  node: Node<State, E>,
  seat: number,
  source: number,
) => Node<State> | undefined;

/** One of several effects. */
function oneBy<E extends ByStep | ByPaid>(
  parts: (effect: E) => readonly Effect[],
  partNow: Which<E>,
): Kind<State, E> {
  return {
    parts,
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
}

/** One of several effects, by how many there are of something. */
export const byStepKind = oneBy<ByStep>(
  ({ steps }) => Object.values(steps),
  (run, { effect, parts }, seat, source) => {
    const n = measure(lookFor(run, seat, source), effect.of);
    const steps = Object.keys(effect.steps).map(Number);
    return parts[effect.orMore === true ? steps.findLastIndex((from) => n >= from) : steps.indexOf(n)];
  },
);

/** One of several effects, by the good that was paid for the card. */
export const byPaidKind = oneBy<ByPaid>(
  ({ with: paid }) => Object.values(paid),
  ({ stack }, { effect, parts }) =>
    parts[Object.keys(effect.with).findLastIndex((good) => isPaid(stack.about, good as Good))],
);
