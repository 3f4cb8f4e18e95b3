import { memo, type ReactNode } from 'react';
import { useWords } from '../app/store';
import type { CellPicture, FarmPicture } from '../protocol/farm';
import { CellArt, Piece } from './CellArt';
import { cellLabel } from './cell-label';
import { FenceArt } from './FenceArt';
import styles from './farm.module.css';
import { GroundArt } from './GroundArt';
import { at, CELL, RIM, STRIP } from './geometry';
import { Capacities, capacityOf, HerdArt } from './HerdArt';
import type { Joined } from './HouseArt';
import { PeopleArt } from './PeopleArt';
import { hasStrip, StripArt } from './StripArt';
import { useLegible } from './use-legible';

interface Props {
  readonly farm: FarmPicture;
  readonly label: string;
  /** What is drawn above all, in the units of the farm: what a decision marks, notes. */
  readonly overlay?: ReactNode;
  /** There is always a strip beside the farm, so that it never changes its size. */
  readonly withStrip?: boolean;
  /** There is room for at least so many columns: farms side by side have cells of one size. */
  readonly columns?: number;
}

/** A farm with all that stands on it. */
export function FarmView({ farm, label, overlay, withStrip = false, columns = 0 }: Props) {
  const width = 2 * RIM + farm.columns * CELL;
  const height = 2 * RIM + farm.rows * CELL;
  const spare = Math.max(0, columns - farm.columns) * CELL;
  const viewBox = `${-spare / 2} 0 ${width + spare} ${height + (withStrip || hasStrip(farm) ? STRIP - RIM : 0)}`;
  const legible = useLegible(viewBox);
  return (
    <svg
      ref={legible}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMin"
      className={styles.farm}
      role="group"
      aria-label={label}
      data-farm={farm.seat}
    >
      <rect width={width} height={height} rx="13" fill="var(--frame)" />
      <rect
        x="1"
        y="1"
        width={width - 2}
        height={height - 2}
        rx="12"
        fill="none"
        stroke="var(--frame-light)"
        strokeWidth="2"
      />
      <rect x="6" y="6" width={width - 12} height={height - 12} rx="8" fill="var(--frame-dark)" />
      <rect x="8" y="8" width={width - 16} height={height - 16} rx="6" fill="var(--grass-dark)" />
      <FarmArt farm={farm} />
      {overlay}
    </svg>
  );
}

/** Everything on and beside a farm; drawn anew only when the farm has changed. */
const FarmArt = memo(function FarmArt({ farm }: { readonly farm: FarmPicture }) {
  const words = useWords();
  const center = farm.cells.find(({ cell }) => cell === farm.center);
  return (
    <>
      {farm.cells.map((cell) => (
        <GroundArt key={cell.cell} cell={cell} />
      ))}
      <Lines farm={farm} />
      {farm.cells.map((cell) => (
        <CellArt
          key={cell.cell}
          cell={cell}
          label={cellLabel(farm, cell, words)}
          joined={joinedTo(farm, cell)}
          signed={capacityOf(farm.herds.find((herd) => herd.cell === cell.cell)).length}
        />
      ))}
      {center !== undefined && (
        <Piece sign="stable" x={at(center.column + 1) - 24} y={at(center.row + 1) - 26} size={48} />
      )}
      <FenceArt fences={farm.fences} />
      <HerdArt farm={farm} />
      <PeopleArt farm={farm} />
      <Capacities farm={farm} />
      {hasStrip(farm) && <StripArt farm={farm} />}
    </>
  );
});

/** On which sides of a cell there are rooms. */
function joinedTo({ cells }: FarmPicture, { row, column }: CellPicture): Joined {
  const isRoom = (down: number, across: number) =>
    cells.some((one) => one.kind === 'room' && one.row === row + down && one.column === column + across);
  return { left: isRoom(0, -1), right: isRoom(0, 1), above: isRoom(-1, 0), below: isRoom(1, 0) };
}

/** Where cells meet that do not belong together already. */
function Lines({ farm }: { readonly farm: FarmPicture }) {
  const inner = farm.cells.filter(({ row, column }) => row > 0 || column > 0);
  const pasture = (row: number, column: number) =>
    farm.cells.find((one) => one.row === row && one.column === column)?.pasture ?? -1;
  const apart = (cell: CellPicture, row: number, column: number) =>
    row >= 0 && column >= 0 && (cell.pasture < 0 || cell.pasture !== pasture(row, column));
  return (
    <path
      d={inner
        .flatMap((cell) => [
          ...(apart(cell, cell.row - 1, cell.column) ? [`M${at(cell.column)} ${at(cell.row)}h${CELL}`] : []),
          ...(apart(cell, cell.row, cell.column - 1) ? [`M${at(cell.column)} ${at(cell.row)}v${CELL}`] : []),
        ])
        .join('')}
      stroke="var(--earth-dark)"
      strokeWidth="1.500"
      strokeDasharray="5 6"
      opacity="0.5"
    />
  );
}
