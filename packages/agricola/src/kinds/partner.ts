import { type Kind, ON } from '@furrow/kernel/kind';
import type { Act } from '../effects/effect';
import { rulesOf } from '../ruleset';
import type { State } from '../state/state';

/** The partner carries it out. */
export const forPartnerKind: Kind<State, Extract<Act, { do: 'forPartner' }>> = {
  parts: (effect) => [effect.effect],
  possible: () => true,
  step: (run, node) => {
    const { seat, source } = run.stack;
    run.stack.pop();
    run.stack.push(node.parts[0].id, rulesOf(run).farmsFor[seat][1], source);
    return ON;
  },
};
