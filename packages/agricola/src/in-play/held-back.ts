import type { Amounts } from '@furrow/farm/goods';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { rulesOf } from '../ruleset';
import { layOnRound } from '../spaces/coming';
import { NO_SOURCE } from '../state/source';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { ownerOf } from './played';

/**
 * Keeps what an action space gives a seat back until people go home, if a card of another player says so: it lies on the space of
 * this round. False if no card does.
 */
export function holdBack(run: Run<State>, seat: Seat, goods: Amounts): boolean {
  const { state } = run;
  const card = rulesOf(run).holdingBack.find((one) => {
    const owner = ownerOf(state, one);
    return owner >= 0 && owner !== seat;
  });
  if (card === undefined) return false;
  for (const [good, count] of goods)
    layOnRound(state.players[seat], { round: state.round, good, count, source: NO_SOURCE });
  tell(run, () => ({ event: 'heldBack', seat, goods, card }));
  return true;
}
