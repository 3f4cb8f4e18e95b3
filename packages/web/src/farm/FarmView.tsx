import { memo, type ReactNode } from 'react';
import { useWords } from '../app/store';
import type { CellPicture, FarmPicture } from '../protocol/farm';
import { CellArt, Piece } from './CellArt';
import { cellLabel } from './cell-label';
import { FenceArt } from './FenceArt';
import styles from './farm.module.css';
import { GroundArt } from './GroundArt';
import { at, CELL, RIM, STRIP } from './geometry';
import { Capacities, HerdArt } from './HerdArt';
import { PeopleArt } from './PeopleArt';
import { hasStrip, StripArt } from './StripArt';

interface Props {
  readonly farm: FarmPicture;
  readonly label: string;
  /** What is drawn above all, in the units of the farm: what a decision marks, notes. */
  readonly overlay?: ReactNode;
  /** There is always a strip beside the farm. */
  readonly withStrip?: boolean;
}

/** A farm with all that stands on it. */
export function FarmView({ farm, label, overlay, withStrip = false }: Props) {
  const width = 2 * RIM + farm.columns * CELL;
  const height = 2 * RIM + farm.rows * CELL;
  return (
    <svg
      viewBox={`0 0 ${width} ${height + (withStrip || hasStrip(farm) ? STRIP - RIM : 0)}`}
      preserveAspectRatio="xMidYMin"
      className={styles.farm}
      role="group"
      aria-label={label}
      data-farm={farm.seat}
    >
      <rect width={width} height={height} rx="12" fill="var(--earth)" />
      <rect x="4" y="4" width={width - 8} height={height - 8} rx="9" fill="var(--grass-dark)" />
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
        <CellArt key={cell.cell} cell={cell} label={cellLabel(farm, cell, words)} />
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
