import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { about } from '../moments/brought';
import { note } from '../moments/deeds';
import { raise } from '../moments/raise';
import { rulesOf } from '../ruleset';
import { bothIn, firstIn, secondIn, thirdIn } from '../state/small-counts';
import type { State } from '../state/state';

/** The building is over; cards hear how many stables were built, and how many rooms on the own farm. */
export function finishBuilding(run: Run<State>): void {
  const { seat, a: rooms, b: stables } = run.stack;
  run.stack.pop();
  noteBuilding(run, seat, rooms, stables);
  for (const land of [firstIn(rooms), thirdIn(stables)])
    if (land > 0) raise(run, 'landUsed', seat, about('newlyUsed', land));
  if (stables > 0)
    raise(run, 'builtStables', seat, about('built', bothIn(stables)) | about('stableCells', thirdIn(rooms)));
  if (bothIn(rooms) > 0) raise(run, 'builtRooms', seat, about('built', firstIn(rooms)));
}

/** What rooms have been built of, by what the house is made of. */
const ROOM_DEEDS = ['woodRooms', 'clayRooms', 'stoneRooms'] as const;

/** Remembers for the rest of the turn what was built, as the registers count it. */
function noteBuilding(run: Run<State>, seat: Seat, rooms: number, stables: number): void {
  const { players } = run.state;
  note(run, seat, 'built', bothIn(rooms) + bothIn(stables));
  note(run, seat, 'stables', bothIn(stables));
  rulesOf(run).farmsFor[seat].forEach((owner, farm) => {
    note(run, seat, ROOM_DEEDS[players[owner].farm.house], farm === 0 ? firstIn(rooms) : secondIn(rooms));
  });
}
