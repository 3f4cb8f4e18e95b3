import { clearCell } from '@furrow/creatures/farmyard';
import { edgeText } from '@furrow/creatures/notation';
import type { State } from '@furrow/creatures/state';
import type { Seat } from '@furrow/kernel/seat';
import type { Plan, Planned } from '../../protocol/plan';
import { allEdges, toggled } from './grid';

/** Puts notes on the farm of a seat in a copy of the game, and names all edges of the farm. */
export function planCreatures({ players }: State, seat: Seat, { cells, edges }: Plan): Planned['edges'] {
  const { farm } = players[seat];
  for (const [key, mark] of Object.entries(cells)) {
    const cell = Number(key);
    if (mark !== 'trough') clearCell(farm, cell);
    if (mark === 'trough') farm.troughs |= 1 << cell;
    if (mark === 'empty') farm.troughs &= ~(1 << cell);
    if (mark === 'stall') farm.stalls |= 1 << cell;
    if (mark === 'stable') farm.stables |= 1 << cell;
  }
  [farm.bordersH, farm.bordersV] = toggled(farm.bordersH, farm.bordersV, edges);
  return allEdges(farm.columns).map((edge) => ({ edge, name: edgeText(farm, edge) }));
}
