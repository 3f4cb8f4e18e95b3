import type { Flow } from '../effect';
import { areOutOfReach, type Kind, ON, type Position, whyNot } from '../kind';

type Seq = Extract<Flow, { do: 'seq' }>;

/** One after the other; what cannot be done when its turn comes is passed over. */
export const seqKind: Kind<Position, Seq> = {
  parts: (effect) => effect.steps,
  possible: (run, node, seat, source) => {
    for (const part of node.parts) if (part.kind.possible(run, part, seat, source)) return true;
    return false;
  },
  outOfReach: (run, node, seat, source) => areOutOfReach(run, node.parts, seat, source),
  why: (run, node, seat, source) => whyNot(run, node.parts[0], seat, source),
  step: (run, node) => {
    const { stack } = run;
    const { seat, source, about } = stack;
    while (stack.step < node.parts.length) {
      const part = node.parts[stack.step];
      stack.step++;
      if (part.kind.possible(run, part, seat, source)) {
        if (stack.step === node.parts.length) stack.pop();
        stack.push(part.id, seat, source, about);
        return ON;
      }
    }
    stack.pop();
    return ON;
  },
};
