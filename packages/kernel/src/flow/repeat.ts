import type { Flow } from '../effect';
import { type Kind, ON, type Position } from '../kind';

type Repeat = Extract<Flow, { do: 'repeat' }>;

/** So many times, as long as it is possible; the step counts them. */
export const repeatKind: Kind<Position, Repeat> = {
  parts: (effect) => [effect.effect],
  possible: (run, node, seat, source) => node.parts[0].kind.possible(run, node.parts[0], seat, source),
  step: (run, node) => {
    const { stack } = run;
    const [part] = node.parts;
    const { seat, source, about } = stack;
    if (stack.step < node.effect.times && part.kind.possible(run, part, seat, source)) {
      stack.step++;
      stack.push(part.id, seat, source, about);
    } else stack.pop();
    return ON;
  },
};
