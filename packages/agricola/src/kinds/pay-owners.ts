import { type Kind, ON } from '@furrow/kernel/kind';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { cards } from '../cards/index';
import type { Act } from '../effects/effect';
import { payTo } from '../state/change';
import { FOOD } from '../state/goods';
import type { State } from '../state/state';
import { because } from '../vocabulary/reasons';

type PayOwners = Extract<Act, { do: 'payOwners' }>;

/** Each other player gets 1 food for each of some cards in front of that player. */
export const payOwnersKind: Kind<State, PayOwners> = {
  possible: (run, { effect }, seat) =>
    run.state.players[seat].goods[FOOD] >= owed(run, effect, seat).reduce((sum, n) => sum + n, 0),
  why: (run, { effect }, seat) =>
    because({
      why: 'cannot-pay',
      prices: [[[FOOD, owed(run, effect, seat).reduce((sum, n) => sum + n, 0)]]],
    }),
  step: (run, { effect }) => {
    const { seat } = run.stack;
    run.stack.pop();
    owed(run, effect, seat).forEach((food, other) => {
      if (food > 0) payTo(run, seat, other, [[FOOD, food]]);
    });
    return ON;
  },
};

/** What a seat owes each of the others. */
function owed({ state }: Run<State>, { of }: PayOwners, seat: Seat): number[] {
  return state.players.map(({ played }, other) =>
    other === seat ? 0 : played.filter((card) => of.includes(cards[card].no)).length,
  );
}
