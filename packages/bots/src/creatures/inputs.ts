import { spaces } from '@furrow/creatures/spaces';
import type { State } from '@furrow/creatures/state';
import { Panel } from '../network/gauge';
import type { Inputs } from '../network/inputs';
import { BoardLook, boardGauges } from './board-gauges';
import { seatGauges } from './seat-gauges';
import { SeatLook } from './seat-look';

const SEATS = 2;

/** What a network looks at in All Creatures Big and Small: everything is open in this game. */
export function creaturesInputs(begin: () => State): Inputs<State> {
  const board = new Panel(boardGauges);
  const panel = new Panel(seatGauges);
  const table = new BoardLook();
  const farm = new SeatLook(begin());
  return {
    shared: board.names,
    own: panel.names,
    seats: SEATS,
    places: spaces.map(({ id }) => id),
    read: (state, into, first) => {
      table.look(state);
      board.read(table, into, 0);
      for (let seat = 0; seat < SEATS; seat++) {
        farm.look(state, seat);
        const chair = (seat - first + SEATS) % SEATS;
        panel.read(farm, into, board.names.length + chair * panel.names.length);
      }
    },
  };
}
