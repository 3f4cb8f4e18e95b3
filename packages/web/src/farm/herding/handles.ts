import type { FarmPicture, HerdPicture } from '../../protocol/farm';
import type { Amount } from '../../protocol/goods';
import { at, CELL } from '../geometry';
import { animalsOf } from '../HerdArt';

/** Animals of one sort that stand together, and where they can be taken up. */
export interface Handle {
  readonly herd: HerdPicture;
  readonly animals: Amount;
  /** An outline in units of the drawing. */
  readonly outline: string;
}

/** Everything on a farm that can be taken up: a herd as a whole, or each sort where several stand together. */
export function handlesOf(farm: FarmPicture): Handle[] {
  return farm.herds.flatMap((herd) =>
    herd.animals.map((animals) => ({
      herd,
      animals,
      outline: herd.animals.length === 1 ? cellsOutline(farm, herd) : animalsOutline(farm, herd, animals),
    })),
  );
}

/** The outline of all cells of a herd. */
export function cellsOutline(farm: FarmPicture, { cells }: HerdPicture): string {
  return farm.cells
    .filter(({ cell }) => cells.includes(cell))
    .map(({ row, column }) => square(at(column), at(row), CELL))
    .join('');
}

function animalsOutline(farm: FarmPicture, herd: HerdPicture, { good }: Amount): string {
  return animalsOf(farm)
    .filter((one) => one.herd === herd.cell && one.good === good)
    .map(({ x, y, size }) => square(x, y, size))
    .join('');
}

function square(x: number, y: number, size: number): string {
  return `M${x} ${y}h${size}v${size}h${-size}z`;
}

/** The cell at a point of the drawing; undefined outside of the farm. */
export function cellAt({ cells }: FarmPicture, x: number, y: number): number | undefined {
  return cells.find(
    ({ row, column }) => x >= at(column) && x < at(column + 1) && y >= at(row) && y < at(row + 1),
  )?.cell;
}
