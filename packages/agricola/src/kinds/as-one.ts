import { count } from '@furrow/farm/grid';
import { type Kind, ON, whyNot } from '@furrow/kernel/kind';
import type { Act } from '../effects/effect';
import { used } from '../farm/farmyard';
import { about } from '../moments/brought';
import { raise } from '../moments/raise';
import type { State } from '../state/state';

const [BEGINNING, OVER] = [0, 1];

/** Something that counts as one action; cards hear how many spaces it has made used. Register a: the spaces used before. */
export const asOneKind: Kind<State, Extract<Act, { do: 'asOne' }>> = {
  parts: ({ effect }) => [effect],
  possible: (run, node, seat, source) => node.parts[0].kind.possible(run, node.parts[0], seat, source),
  why: (run, node, seat, source) => whyNot(run, node.parts[0], seat, source),
  step: (run, node) => {
    const { stack, state } = run;
    const { seat, source, about: brought } = stack;
    const now = used(state.players[seat].farm);
    if (stack.step === BEGINNING) {
      stack.step = OVER;
      stack.a = now;
      stack.push(node.parts[0].id, seat, source, brought);
      return ON;
    }
    const land = count(now & ~stack.a);
    stack.pop();
    if (land > 0) raise(run, 'landUsed', seat, about('newlyUsed', land));
    return ON;
  },
};
