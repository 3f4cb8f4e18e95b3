import { type Kind, ON } from '@furrow/kernel/kind';
import type { Act } from '../effect';
import { tell } from '../events';
import { roomFor } from '../housing';
import { because } from '../reasons';
import type { State } from '../state';

/** One person for whom there is no room leaves the game for good: an adult, because nobody lives in a room of their own. */
export const leaveKind: Kind<State, Extract<Act, { do: 'leave' }>> = {
  possible: (run, _node, seat) => roomFor(run, seat) < run.state.players[seat].people,
  why: () => because({ why: 'nothing-there' }),
  step: (run, node) => {
    const { seat } = run.stack;
    const player = run.state.players[seat];
    const must = node.kind.possible(run, node, seat, run.stack.source);
    run.stack.pop();
    if (!must) return ON;
    player.people--;
    player.lost++;
    player.home = Math.min(player.home, player.people + player.guests);
    tell(run, () => ({ event: 'left', seat }));
    return ON;
  },
};
