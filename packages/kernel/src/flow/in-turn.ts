import type { Flow } from '../effect';
import { type Kind, ON, type Position } from '../kind';

type InTurn = Extract<Flow, { do: 'inTurn' }>;

/** Every seat in the game's order. */
export const inTurnKind: Kind<Position, InTurn> = {
  parts: (effect) => [effect.effect],
  possible: () => true,
  step: (run, node) => {
    const { stack } = run;
    const order = run.rules.order(run.state);
    const part = node.parts[0];
    while (stack.step < order.length) {
      const seat = order[stack.step++];
      if (part.kind.possible(run, part, seat, stack.source)) {
        stack.push(part.id, seat, stack.source, stack.about);
        return ON;
      }
    }
    stack.pop();
    return ON;
  },
};
