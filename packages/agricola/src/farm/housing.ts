import { count } from '@furrow/farm/grid';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { cards } from '../cards/index';
import { measure } from '../effects/measure';
import { rulesOf } from '../ruleset';
import { sourceOfCard } from '../state/source';
import type { State } from '../state/state';
import { ruins } from './ruins';

/** For how many people a seat has room: the rooms of the house that stand, and what cards provide. */
export function roomFor(run: Run<State>, seat: Seat): number {
  const { state } = run;
  const { farm, played } = state.players[seat];
  let room = count(farm.rooms) - ruins(state.players[seat]);
  for (const card of played) {
    const { houses } = cards[card];
    if (houses === undefined) continue;
    const look = { rules: rulesOf(run), state, seat, source: sourceOfCard(card), about: 0 };
    room += typeof houses === 'number' ? houses : measure(look, houses);
  }
  return room;
}
