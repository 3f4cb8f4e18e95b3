import { type Kind, ON } from '@furrow/kernel/kind';
import { buildings } from '../buildings/index';
import { pay } from '../change';
import type { Act } from '../effect';
import { tell } from '../events';
import { goodNumber } from '../goods';
import { because } from '../reasons';
import { buildingOf } from '../source';
import type { State } from '../state';

/** A good from the own supply is laid on the building for good. */
export const layKind: Kind<State, Extract<Act, { do: 'lay' }>> = {
  possible: (run, node, seat) => run.state.players[seat].goods[goodNumber(node.effect.good)] > 0,
  why: (_run, node) => because({ why: 'cannot-pay', prices: [[[goodNumber(node.effect.good), 1]]] }),
  step: (run, node) => {
    const { seat, source } = run.stack;
    const building = buildingOf(source);
    run.stack.pop();
    pay(run, seat, [[goodNumber(node.effect.good), 1]]);
    run.state.players[seat].memory[buildings[building].slot]++;
    tell(run, () => ({ event: 'laid', seat, building }));
    return ON;
  },
};
