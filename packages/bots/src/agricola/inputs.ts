import type { Ruleset } from '@furrow/agricola/ruleset';
import { begin } from '@furrow/agricola/state/setup';
import type { State } from '@furrow/agricola/state/state';
import { Panel } from '../network/gauge';
import type { Inputs } from '../network/inputs';
import { knownSpace } from './alike-spaces';
import { BoardLook, boardGauges } from './board-gauges';
import { CardSwitches, cardGauges } from './card-gauges';
import { Glance } from './glance';
import { seatGauges } from './seat-gauges';
import { Sight } from './sight';

/** Nobody can learn what this space is worth where there are no hand cards. */
const NEEDS_HANDS = 'lessons';
/** What a space is called that cannot be used. */
const UNUSED = '';

/** What a network looks at in Agricola; with hand cards it sees every one of them, those of others as they are imagined. */
export function agricolaInputs(rules: Ruleset): Inputs<State> {
  const board = new Panel(boardGauges(rules));
  const { seats, decks } = rules.variant;
  const withHands = decks.length > 0;
  const panel = new Panel(withHands ? [...seatGauges, ...cardGauges] : seatGauges);
  const shown = withHands ? new CardSwitches(rules) : undefined;
  const own = [...panel.names, ...(shown?.names ?? [])];
  const table = new BoardLook(rules);
  const sight = new Sight(rules, begin(rules));
  const chairs = Array.from({ length: seats }, () => ({
    glance: new Glance(),
    switches: new Uint8Array(own.length),
  }));
  return {
    shared: board.names,
    own,
    seats,
    places: rules.spaces.map(({ id }) => (withHands || id !== NEEDS_HANDS ? knownSpace(id) : UNUSED)),
    read: (state, into, first) => {
      table.look(state);
      board.read(table, into, 0);
      chairs.forEach(({ glance, switches }, seat) => {
        sight.course.look(state, seat);
        if (shown !== undefined || glance.look(state, seat, sight.course)) {
          sight.lookAtSeat(state, seat);
          panel.read(sight, switches, 0);
          shown?.read(state.players[seat], switches, panel.names.length);
        }
        into.set(switches, board.names.length + ((seat - first + seats) % seats) * switches.length);
      });
    },
  };
}
