import { type Kind, ON } from '@furrow/kernel/kind';
import { gainGoods } from '../change';
import type { Act } from '../effect';
import { amountsOf } from '../goods';
import { because } from '../reasons';
import { emptyPlaces, roomLook } from '../room';
import { cardOf } from '../source';
import type { State } from '../state';

/** Goods for each place on the card that stays empty; its owner has arranged the animals so that most do. */
export const gainPerPlaceKind: Kind<State, Extract<Act, { do: 'gainPerPlace' }>> = {
  possible: (run, _node, seat, source) => emptyPlaces(roomLook(run, seat), cardOf(source)) > 0,
  why: () => because({ why: 'nothing-there' }),
  step: (run, node) => {
    const { seat, source } = run.stack;
    const n = emptyPlaces(roomLook(run, seat), cardOf(source));
    run.stack.pop();
    if (n > 0)
      gainGoods(
        run,
        seat,
        amountsOf(node.effect.goods).map(([good, each]) => [good, each * n] as const),
      );
    return ON;
  },
};
