import type { Flow } from '../effect';
import { type Kind, ON, type Position, WAIT } from '../kind';

type Together = Extract<Flow, { do: 'together' }>;

/** Every seat at once, each in its own lane; the game goes on when all lanes are empty. */
export const togetherKind: Kind<Position, Together> = {
  parts: (effect) => [effect.effect],
  possible: () => true,
  step: (run, node) => {
    const { stack } = run;
    if (stack.step === 1) {
      stack.pop();
      return ON;
    }
    stack.step = 1;
    const part = node.parts[0];
    let any = false;
    for (const seat of run.rules.order(run.state)) {
      if (!part.kind.possible(run, part, seat, stack.source)) continue;
      run.state.lanes[seat].push(part.id, seat, stack.source, stack.about);
      any = true;
    }
    return any ? WAIT : ON;
  },
};
