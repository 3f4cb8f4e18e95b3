import { buildings } from '@furrow/creatures/buildings/index';
import type { Farm } from '@furrow/creatures/state';
import { slowGroups } from '../../../farm/test/slow-regions';
import { NaiveFarm } from './naive-farm';

interface Shift {
  readonly piece: 'trough' | 'stall' | undefined;
  readonly from: string;
  readonly to: string;
}

/** Q32, Q33, X7: own troughs and stalls change places together; only the last positions must be legal. */
export function mayShift(farm: Farm, things: readonly number[]): boolean {
  if (things.length % 3 !== 0) return false;
  const naive = new NaiveFarm(farm);
  const spaces = naive.spaces();
  const names = new Set(spaces.map(String));
  const shifts = readShifts(things);
  for (const piece of ['trough', 'stall'] as const) {
    const own = shifts.filter((shift) => shift.piece === piece);
    const standing = spaces.filter(([row, column]) =>
      piece === 'trough' ? naive.troughOn[row][column] : naive.buildingOn[row][column] >= 0,
    );
    const movable = spaces.filter(([row, column]) =>
      piece === 'trough' ? naive.troughOn[row][column] : naive.isStall(row, column),
    );
    const from = own.map((shift) => shift.from);
    if (!isSet(from) || !from.every((space) => movable.map(String).includes(space))) return false;
    const after = [
      ...standing.map(String).filter((space) => !from.includes(space)),
      ...own.map(({ to }) => to),
    ];
    if (!isSet(after) || !after.every((space) => names.has(space))) return false;
    if (piece === 'stall' && own.length > 0 && !staysTogether(naive, new Set(after), own)) return false;
  }
  return shifts.every(({ piece, from, to }) => piece !== undefined && from !== to);
}

/** X7, Q35: with the Cottage Extension moved stalls touch a building, and there are no more groups than before. */
function staysTogether(naive: NaiveFarm, after: ReadonlySet<string>, moved: readonly Shift[]): boolean {
  if (!naive.buildingOn.flat().some((building) => building >= 0 && buildings[building].cluster === true))
    return true;
  const groups = (isBuilt: (row: number, column: number) => boolean) =>
    slowGroups(
      naive.columns,
      naive.buildingOn.map((line, row) => line.map((_, column) => isBuilt(row, column))),
    );
  const now = groups((row, column) => after.has(`${row},${column}`));
  const before = groups((row, column) => naive.buildingOn[row][column] >= 0);
  const apart = now.some((group) => group.length === 1 && moved.some(({ to }) => to === String(group[0])));
  return !apart && now.length <= before.length;
}

function readShifts(things: readonly number[]): Shift[] {
  const shifts: Shift[] = [];
  for (let i = 0; i < things.length; i += 3) {
    const [piece, from, to] = things.slice(i, i + 3);
    shifts.push({ piece: (['trough', 'stall'] as const)[piece], from: named(from), to: named(to) });
  }
  return shifts;
}

function named(cell: number): string {
  return `${cell & 3},${cell >> 2}`;
}

function isSet(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}
