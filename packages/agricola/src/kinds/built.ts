import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { type BuiltSoFar, builtSoFar, roomsIn, stablesIn } from '../farm/build-frame';
import { about } from '../moments/brought';
import { note } from '../moments/deeds';
import { raise } from '../moments/raise';
import { rulesOf } from '../ruleset';
import type { State } from '../state/state';

/** The building is over; cards hear how many stables were built, and how many rooms on the own farm. */
export function finishBuilding(run: Run<State>): void {
  const { seat } = run.stack;
  const built = builtSoFar(run.stack);
  const { ownRooms, stableCells, newlyUsed } = built;
  run.stack.pop();
  noteBuilding(run, seat, built);
  for (const land of [ownRooms, newlyUsed])
    if (land > 0) raise(run, 'landUsed', seat, about('newlyUsed', land));
  const stables = stablesIn(built);
  if (stables > 0)
    raise(run, 'builtStables', seat, about('built', stables) | about('stableCells', stableCells));
  if (roomsIn(built) > 0) raise(run, 'builtRooms', seat, about('built', ownRooms));
}

/** What rooms have been built of, by what the house is made of. */
const ROOM_DEEDS = ['woodRooms', 'clayRooms', 'stoneRooms'] as const;

/** Remembers for the rest of the turn what was built. */
function noteBuilding(run: Run<State>, seat: Seat, built: BuiltSoFar): void {
  const { players } = run.state;
  note(run, seat, 'built', roomsIn(built) + stablesIn(built));
  note(run, seat, 'stables', stablesIn(built));
  rulesOf(run).farmsFor[seat].forEach((owner, farm) => {
    const rooms = farm === 0 ? built.ownRooms : built.partnersRooms;
    note(run, seat, ROOM_DEEDS[players[owner].farm.house], rooms);
  });
}
