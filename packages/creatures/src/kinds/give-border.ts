import { type Kind, ON } from '@furrow/kernel/kind';
import { bordersGained } from '../change';
import type { Act } from '../effect';
import { tell } from '../events';
import { BORDER } from '../goods';
import { because } from '../reasons';
import { rulesOf } from '../ruleset';
import { NO_SOURCE } from '../source';
import type { State } from '../state';

/** A border from the own supply goes to the opponent. */
export const giveBorderKind: Kind<State, Extract<Act, { do: 'giveBorder' }>> = {
  possible: (run, _node, seat) => run.state.players[seat].goods[BORDER] > 0,
  why: () => because({ why: 'no-borders' }),
  step: (run) => {
    const { seat } = run.stack;
    const opponent = 1 - seat;
    run.stack.pop();
    run.state.players[seat].goods[BORDER]--;
    run.state.players[opponent].goods[BORDER]++;
    tell(run, () => ({ event: 'gaveBorder', seat }));
    if (run.state.lanes[opponent].empty) run.stack.push(rulesOf(run).settle.id, opponent, NO_SOURCE);
    bordersGained(run, opponent, 1);
    return ON;
  },
};
