import { type Kind, ON } from '@furrow/kernel/kind';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { about } from '../brought';
import { cards } from '../cards/index';
import type { Act } from '../effect';
import { tell } from '../events';
import { roomFor } from '../housing';
import { pricesFor } from '../payment/prices-for';
import type { Purchase } from '../payment/purchase';
import { lastSpace, putOn } from '../placed';
import { peopleLeft } from '../placing';
import { raise } from '../raise';
import { because } from '../reasons';
import type { State } from '../state';
import { canAfford, charge } from './charge';
import { usedSpace, user } from './use';

const STONE_HOUSE = 2;

/** What a renovation is, for those who sell it. */
const RENOVATION: Purchase = { what: 'renovation', which: 0 };

/** All rooms are renovated at once, one step. */
export const renovateKind: Kind<State, Extract<Act, { do: 'renovate' }>> = {
  possible: (run, node, seat) =>
    run.state.players[seat].farm.house < STONE_HOUSE &&
    forbidding(run, seat) < 0 &&
    (node.effect.free === true || canAfford(run, seat, RENOVATION)),
  why: (run, _node, seat) => {
    if (run.state.players[seat].farm.house === STONE_HOUSE) return because({ why: 'stone-house' });
    const card = forbidding(run, seat);
    if (card >= 0) return because({ why: 'cannot-renovate', card });
    return because({ why: 'cannot-pay', prices: pricesFor(run, seat, RENOVATION) });
  },
  step: (run, node) => {
    const { stack } = run;
    const { seat } = stack;
    if (stack.step === 0) {
      stack.step = 1;
      if (node.effect.free !== true) charge(run, seat, RENOVATION);
      return ON;
    }
    const { farm } = run.state.players[seat];
    stack.pop();
    farm.house++;
    tell(run, () => ({ event: 'renovated', seat, house: farm.house }));
    raise(run, 'renovated', seat, about('house', farm.house));
    return ON;
  },
};

/** The card of the seat that forbids renovating, or -1. */
function forbidding({ state }: Run<State>, seat: Seat): number {
  for (const card of state.players[seat].played) if (cards[card].forbids === 'renovate') return card;
  return -1;
}

type Grow = Extract<Act, { do: 'grow' }>;

/** One more person, who can be placed from the next round on. */
export const growKind: Kind<State, Grow> = {
  possible: (run, node, seat) => {
    const player = run.state.players[seat];
    return peopleLeft(run, seat) > 0 && (!node.effect.needsRoom || roomFor(run, seat) > player.people);
  },
  why: (run, _node, seat) =>
    because({ why: peopleLeft(run, seat) <= 0 ? 'family-complete' : 'no-free-room' }),
  step: (run) => {
    const { seat } = run.stack;
    const player = run.state.players[seat];
    besideParent(run, seat);
    run.stack.pop();
    player.people++;
    player.newborns++;
    tell(run, () => ({ event: 'grew', seat }));
    return ON;
  },
};

/** AG-R604, AG-R607: in the work phase the newborn stands beside the person that acted last. */
function besideParent(run: Run<State>, seat: Seat): void {
  const used = usedSpace(run);
  const space = used >= 0 && user(run) === seat ? used : lastSpace(run.state, seat);
  if (space >= 0) putOn(run.state, space, seat);
}
