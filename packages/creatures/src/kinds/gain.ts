import type { Amounts } from '@furrow/farm/goods';
import { type Kind, ON } from '@furrow/kernel/kind';
import { bordersGained, gainGoods } from '../change';
import type { Act } from '../effect';
import { tell } from '../events';
import { amountsOf, BORDER, goodNumber } from '../goods';
import type { SpaceNumber } from '../numbers';
import { because } from '../reasons';
import { spaceOf } from '../source';
import { spaceNumber, spaces } from '../spaces';
import type { State } from '../state';

type Gain = Extract<Act, { do: 'gain' }>;
type Fetch = Extract<Act, { do: 'fetch' }>;

/** Goods from the supply. */
export const gainKind: Kind<State, Gain> = {
  possible: () => true,
  step: (run, node) => {
    const { seat } = run.stack;
    run.stack.pop();
    gainGoods(run, seat, amountsOf(node.effect.goods));
    return ON;
  },
};

/** Everything that lies on the space: with two goods, one of the first and the rest of the second. */
export const collectKind: Kind<State, Extract<Act, { do: 'collect' }>> = {
  possible: (run, _node, _seat, source) => run.state.piles[spaceOf(source)] > 0,
  why: () => because({ why: 'nothing-there' }),
  step: (run) => {
    const { seat, source } = run.stack;
    run.stack.pop();
    const space = spaceOf(source);
    const goods = onSpace(run.state, space);
    run.state.piles[space] = 0;
    gainGoods(run, seat, goods);
    for (const [good, count] of goods) if (good === BORDER) bordersGained(run, seat, count);
    return ON;
  },
};

/** What lies on a space. */
export function onSpace(state: State, space: SpaceNumber): Amounts {
  const { refill } = spaces[space];
  const pile = state.piles[space];
  if (refill === undefined || pile === 0) return [];
  const first = goodNumber(refill.good);
  if (refill.then === undefined) return [[first, pile]];
  return pile === 1
    ? [[first, 1]]
    : [
        [first, 1],
        [goodNumber(refill.then), pile - 1],
      ];
}

/** One of the goods lying on another space. */
export const fetchKind: Kind<State, Fetch> = {
  possible: (run, node) => run.state.piles[spaceNumber(node.effect.from)] > 0,
  why: () => because({ why: 'nothing-there' }),
  step: (run, node) => {
    const { seat } = run.stack;
    run.stack.pop();
    const from = spaceNumber(node.effect.from);
    run.state.piles[from]--;
    gainGoods(run, seat, [[goodNumber(spaces[from].refill?.good ?? 'wood'), 1]]);
    return ON;
  },
};

/** The start player marker; the order of play changes with the next round. */
export const markerKind: Kind<State, Extract<Act, { do: 'marker' }>> = {
  possible: () => true,
  step: (run) => {
    const { seat } = run.stack;
    run.stack.pop();
    run.state.marker = seat;
    tell(run, () => ({ event: 'marker', seat }));
    return ON;
  },
};
