import { count, each, neighbours } from '@furrow/farm/grid';
import { COLUMNS, fenced } from '../../farmyard';
import { fieldSpacesOf } from '../../fields';
import type { Viewpoint } from '../../measure';
import { animalsFit, animalsOf } from '../../room';
import type { SomeLooks } from './looks';

/** Whether a clay or stone room lies beside both a field and a pasture: then 1, else 0. */
function roomBetween({ state, seat }: Viewpoint): number {
  const player = state.players[seat];
  const { farm } = player;
  const [fields, inside] = [fieldSpacesOf(player), fenced(farm)];
  let found = 0;
  each(farm.house === 0 ? 0 : farm.rooms, (room) => {
    const around = neighbours(room, COLUMNS);
    if (around & fields && around & inside) found = 1;
  });
  return found;
}

/** The code of cards about the farmyard: houses, pastures, room for animals. */
export const farm = {
  quantities: { 'room-between-field-and-pasture': roomBetween },
  conditions: {
    /** Every animal has room: none was just taken that has to find it yet. */
    'animals-housed': (look) => animalsFit(look, animalsOf(look.state.players[look.seat])),
    /** Nobody else lives in a house with exactly 2 rooms. */
    'alone-with-two-rooms': ({ state, seat }) =>
      state.players.every(({ farm: { rooms } }, one) => (count(rooms) === 2) === (one === seat)),
    /** 1 animal of each type would find room, if all others were given up. */
    'room-for-one-of-each': (look) => animalsFit(look, [1, 1, 1]),
  },
} satisfies SomeLooks;
