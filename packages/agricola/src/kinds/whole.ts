import { type Kind, ON, whyNot } from '@furrow/kernel/kind';
import type { Source } from '@furrow/kernel/numbered';
import type { Node } from '@furrow/kernel/program';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Act } from '../effects/effect';
import { carryOut, twin } from '../effects/look-ahead';
import type { State } from '../state/state';

type Whole = Extract<Act, { do: 'whole' }>;

/** One after the other, and none of it if one step cannot be done; what the steps before it bring counts. */
export const wholeKind: Kind<State, Whole> = {
  parts: (effect) => effect.steps,
  possible: (run, node, seat, source) => hindrance(run, node, seat, source) === undefined,
  why: (run, node, seat, source) =>
    whyNot(run, hindrance(run, node, seat, source) ?? node.parts[0], seat, source),
  step: (run, node) => {
    const { stack } = run;
    const { seat, source, about } = stack;
    const part = node.parts[stack.step++];
    if (stack.step === node.parts.length) stack.pop();
    if (part.kind.possible(run, part, seat, source)) stack.push(part.id, seat, source, about);
    return ON;
  },
};

/** The first step that cannot be done, as far as it does not depend on answers to the steps before it. */
function hindrance(
  run: Run<State>,
  { parts }: Node<State>,
  seat: Seat,
  source: Source,
): Node<State> | undefined {
  const next = twin(run);
  for (const part of parts) {
    if (!part.kind.possible(next, part, seat, source)) return part;
    if (!carryOut(next, part, seat, source)) return undefined;
  }
  return undefined;
}
