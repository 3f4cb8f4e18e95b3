import { has } from '@furrow/farm/grid';
import { type Kind, ON } from '@furrow/kernel/kind';
import type { Act } from '../effect';
import { tell } from '../events';
import { ALL, used } from '../farmyard';
import { because } from '../reasons';
import { cardOf } from '../source';
import type { State } from '../state';

/** The card marks every unused space of its owner's farmyard. */
export const markKind: Kind<State, Extract<Act, { do: 'mark' }>> = {
  possible: () => true,
  step: (run) => {
    const { seat, source } = run.stack;
    const { farm, played, memory } = run.state.players[seat];
    const card = cardOf(source);
    run.stack.pop();
    const spaces = ALL & ~used(farm);
    memory[played.indexOf(card)] = spaces;
    tell(run, () => ({ event: 'marked', seat, card, spaces }));
    return ON;
  },
};

/** The space that the occasion is about loses its mark, then. */
export const unmarkKind: Kind<State, Extract<Act, { do: 'unmark' }>> = {
  parts: (effect) => [effect.get],
  possible: ({ state, stack }, _node, seat, source) => {
    const { played, memory } = state.players[seat];
    return has(memory[played.indexOf(cardOf(source))], stack.about);
  },
  why: () => because({ why: 'nothing-there' }),
  step: (run, node) => {
    const { seat, source, about } = run.stack;
    const { played, memory } = run.state.players[seat];
    run.stack.pop();
    memory[played.indexOf(cardOf(source))] &= ~(1 << about);
    run.stack.push(node.parts[0].id, seat, source, about);
    return ON;
  },
};
