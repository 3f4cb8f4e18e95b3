import { COLUMNS } from '@furrow/agricola/farm/farmyard';
import type { State } from '@furrow/agricola/state/state';
import { edgeText } from '@furrow/agricola/vocabulary/notation';
import type { Seat } from '@furrow/kernel/seat';
import type { Plan, Planned } from '../../protocol/plan';
import { allEdges, toggled } from './grid';

/** Puts notes on the farm of a seat in a copy of the game, and names all edges of the farm. */
export function planAgricola({ players }: State, seat: Seat, { cells, edges }: Plan): Planned['edges'] {
  const { farm } = players[seat];
  for (const [key, mark] of Object.entries(cells)) {
    const cell = Number(key);
    const bit = 1 << cell;
    farm.rooms &= ~bit;
    farm.fields &= ~bit;
    farm.stables &= ~bit;
    farm.grain[cell] = 0;
    farm.vegetables[cell] = 0;
    if (mark === 'room') farm.rooms |= bit;
    if (mark === 'field') farm.fields |= bit;
    if (mark === 'stable') farm.stables |= bit;
  }
  [farm.fencesH, farm.fencesV] = toggled(farm.fencesH, farm.fencesV, edges);
  return allEdges(COLUMNS).map((edge) => ({ edge, name: edgeText(edge) }));
}
