import type { Flow } from '../effect';
import { type Kind, ON, type Position } from '../kind';

type Repeat = Extract<Flow, { do: 'repeat' }>;

/** So many times; the step counts them. */
export const repeatKind: Kind<Position, Repeat> = {
  parts: (effect) => [effect.effect],
  possible: (run, node, seat, source) => node.parts[0].kind.possible(run, node.parts[0], seat, source),
  step: (run, node) => {
    const { stack } = run;
    if (stack.step < node.effect.times) {
      stack.step++;
      stack.push(node.parts[0].id, stack.seat, stack.source);
    } else stack.pop();
    return ON;
  },
};
