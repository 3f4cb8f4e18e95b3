import { memo } from 'react';
import { goodPictures } from '../art/goods';
import type { FarmPlace, Target } from '../protocol/asked';
import type { CellPicture, EdgePicture, FarmPicture } from '../protocol/farm';
import styles from './farm-map.module.css';
import { edgeOf } from './geometry';

/** The side of a cell in units of the drawing, and the rim around all of them. */
const CELL = 10;
const RIM = 1.5;

/** Whether it is a place on a farm. */
export function isOnFarm(target: Target | undefined): target is FarmPlace {
  return target !== undefined && target.on !== 'space' && target.on !== 'card';
}

/** The numbers of cells side by side differ by so much. */
const COLUMN = 4;

/** A place of the past on a farm that has gained so many columns at its left since. */
export function movedOver(place: FarmPlace, columns: number): FarmPlace {
  const over = (one: number) => one + columns * COLUMN;
  switch (place.on) {
    case 'cell':
      return { ...place, cell: over(place.cell) };
    case 'cells':
      return { ...place, cells: place.cells.map(over) };
    case 'edges':
      return { ...place, edges: place.edges.map(over) };
    default:
      return place;
  }
}

interface Props {
  readonly farm: FarmPicture;
  readonly place: FarmPlace;
}

/** A farm as small as a sign, with a place on it. The words beside it say the same. Who and what stands on the farm is not drawn. */
export const FarmMap = memo(function FarmMap({ farm: { rows, columns, cells, fences }, place }: Props) {
  const named = place.on === 'cell' ? [place.cell] : place.on === 'cells' ? place.cells : [];
  const more = place.on === 'end' ? 1 : 0;
  const left = place.on === 'end' && place.side === 'left' ? CELL : 0;
  const [width, height] = [(columns + more) * CELL + 2 * RIM, rows * CELL + 2 * RIM];
  return (
    <svg className={styles.map} viewBox={`${-left} 0 ${width} ${height}`} aria-hidden="true">
      {cells.map((cell) => (
        <rect
          key={cell.cell}
          {...cornerOf(cell)}
          width={CELL}
          height={CELL}
          data-kind={cell.kind}
          data-named={named.includes(cell.cell)}
        />
      ))}
      {place.on === 'end' && (
        <rect
          {...cornerOf({ row: 0, column: left > 0 ? -1 : columns })}
          width={CELL}
          height={rows * CELL}
          data-named
        />
      )}
      {place.on === 'cells' &&
        place.goods?.map((good, i) => (
          <Laid key={place.cells[i]} good={good} on={cells} cell={place.cells[i]} />
        ))}
      <path className={styles.fences} d={fences.map(lineOf).join('')} />
      {place.on === 'edges' && (
        <path className={styles.named} d={place.edges.map(edgeOf).map(lineOf).join('')} />
      )}
    </svg>
  );
}, isSameMap);

function isSameMap(before: Props, after: Props): boolean {
  const { cells, fences } = before.farm;
  return before.place === after.place && cells === after.farm.cells && fences === after.farm.fences;
}

interface LaidProps {
  readonly good: string;
  readonly on: readonly CellPicture[];
  readonly cell: number;
}

function Laid({ good, on, cell }: LaidProps) {
  const found = on.find((one) => one.cell === cell);
  return (
    found && (
      <svg {...cornerOf(found)} width={CELL} height={CELL} viewBox="0 0 24 24">
        {goodPictures[good]}
      </svg>
    )
  );
}

function cornerOf({ row, column }: Pick<CellPicture, 'row' | 'column'>) {
  return { x: RIM + column * CELL, y: RIM + row * CELL };
}

function lineOf({ row, column, vertical }: EdgePicture): string {
  const { x, y } = cornerOf({ row, column });
  return `M${x} ${y}${vertical ? 'v' : 'h'}${CELL}`;
}
