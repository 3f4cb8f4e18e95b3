import { has } from '@furrow/farm/grid';
import { type Kind, ON } from '@furrow/kernel/kind';
import { partIn } from '../brought';
import type { Act } from '../effect';
import { tell } from '../events';
import { ALL, used } from '../farmyard';
import { keep, keptBy } from '../kept';
import { because } from '../reasons';
import { cardOf } from '../source';
import type { State } from '../state';

/** The card marks every unused space of its owner's farmyard. */
export const markKind: Kind<State, Extract<Act, { do: 'mark' }>> = {
  possible: () => true,
  step: (run) => {
    const { seat, source } = run.stack;
    const player = run.state.players[seat];
    const card = cardOf(source);
    run.stack.pop();
    const spaces = ALL & ~used(player.farm);
    keep(player, card, spaces);
    tell(run, () => ({ event: 'marked', seat, card, spaces }));
    return ON;
  },
};

/** The space that the occasion is about loses its mark, then. */
export const unmarkKind: Kind<State, Extract<Act, { do: 'unmark' }>> = {
  parts: (effect) => [effect.get],
  possible: ({ state, stack }, _node, seat, source) =>
    has(keptBy(state.players[seat], cardOf(source)), partIn(stack.about, 'cell')),
  why: () => because({ why: 'nothing-there' }),
  step: (run, node) => {
    const { seat, source, about } = run.stack;
    const player = run.state.players[seat];
    const card = cardOf(source);
    run.stack.pop();
    keep(player, card, keptBy(player, card) & ~(1 << partIn(about, 'cell')));
    run.stack.push(node.parts[0].id, seat, source, about);
    return ON;
  },
};
