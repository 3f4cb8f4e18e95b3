import { listed } from '@furrow/kernel/domain';
import { type Kind, WAIT } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import { raise } from '../change';
import type { Act } from '../effect';
import { tell } from '../events';
import { addColumn, owns } from '../farmyard';
import { because } from '../reasons';
import type { State } from '../state';

/** The ends of the farm by number. */
export const SIDES = ['left', 'right'] as const;

/** An expansion from the supply at the left or the right end. */
export const expandKind: Kind<State, Extract<Act, { do: 'expand' }>> = {
  possible: (run, _node, seat) =>
    run.state.expansions > 0 && !owns(run.state.players[seat], (one) => one.endsExpansion === true),
  why: (run) => because({ why: run.state.expansions === 0 ? 'no-expansions' : 'no-more-expansions' }),
  step: () => WAIT,
  ask: () => listed([name('expand', 0), name('expand', 1)], () => because({ why: 'not-asked' })),
  answer: (run, _node, move) => {
    const { seat, source } = run.stack;
    const side = SIDES[move.things[0]];
    run.stack.pop();
    run.state.expansions--;
    addColumn(run.state.players[seat].farm, side);
    tell(run, () => ({ event: 'expanded', seat, side }));
    raise(run, 'expanded', seat, source, 0);
  },
};
