import type { Ruleset } from '@furrow/agricola/ruleset';
import { begin } from '@furrow/agricola/setup';
import type { State } from '@furrow/agricola/state';
import { Panel } from '../network/gauge';
import type { Inputs } from '../network/inputs';
import { BoardLook, boardGauges } from './board-gauges';
import { Glance } from './glance';
import { seatGauges } from './seat-gauges';
import { Sight } from './sight';

/** What a network looks at in Agricola without hand cards. */
export function agricolaInputs(rules: Ruleset): Inputs<State> {
  const board = new Panel(boardGauges(rules));
  const panel = new Panel(seatGauges);
  const { seats } = rules.variant;
  const table = new BoardLook(rules);
  const sight = new Sight(rules, begin(rules));
  const chairs = Array.from({ length: seats }, () => ({
    glance: new Glance(),
    switches: new Uint8Array(panel.names.length),
  }));
  return {
    shared: board.names,
    own: panel.names,
    seats,
    places: rules.spaces.map(({ id }) => id),
    read: (state, into, first) => {
      table.look(state);
      board.read(table, into, 0);
      chairs.forEach(({ glance, switches }, seat) => {
        sight.course.look(state, seat);
        if (glance.look(state, seat, sight.course)) {
          sight.lookAtSeat(state, seat);
          panel.read(sight, switches, 0);
        }
        into.set(switches, board.names.length + ((seat - first + seats) % seats) * switches.length);
      });
    },
  };
}
