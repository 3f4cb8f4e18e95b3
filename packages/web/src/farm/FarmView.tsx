import { Fragment, type KeyboardEvent } from 'react';
import { useWords } from '../app/store';
import { goodPictures } from '../art/goods';
import type { CellPicture, EdgePicture, FarmPicture, HerdPicture } from '../protocol/farm';
import { CellArt } from './CellArt';
import styles from './farm.module.css';
import { at, CELL, RIM, standsOn } from './geometry';

interface Props {
  readonly farm: FarmPicture;
  readonly label: string;
  /** Whether a cell can be chosen now. */
  readonly isMarked?: (cell: number) => boolean;
  readonly onCell?: (cell: number) => void;
  /** Cells and edges that somebody looks at without having chosen them. */
  readonly previewCells?: readonly number[];
  readonly previewEdges?: readonly number[];
}

/** A farm with all that stands on it. Cells that can be chosen are buttons. */
export function FarmView({ farm, label, isMarked, onCell, previewCells = [], previewEdges = [] }: Props) {
  const [width, height] = [2 * RIM + farm.columns * CELL, 2 * RIM + farm.rows * CELL];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.farm}
      role={onCell === undefined ? 'img' : 'group'}
      aria-label={label}
    >
      <rect width={width} height={height} rx="10" fill="var(--earth)" />
      {farm.cells.map((cell) => (
        <CellArt key={cell.cell} cell={cell} />
      ))}
      <Lines farm={farm} />
      {previewCells.map((cell) => (
        <Preview key={cell} cell={farm.cells.find((one) => one.cell === cell)} />
      ))}
      {farm.fences.map((fence) => (
        <Fence key={fence.edge} edge={fence} />
      ))}
      {previewEdges.map((edge) => (
        <Fence key={edge} edge={edgeOf(edge)} preview />
      ))}
      {farm.herds.map((herd) => (
        <Herd key={herd.cell} herd={herd} cells={farm.cells} />
      ))}
      {onCell !== undefined &&
        farm.cells
          .filter(({ cell }) => isMarked?.(cell) === true)
          .map((cell) => <CellButton key={cell.cell} cell={cell} onCell={onCell} />)}
    </svg>
  );
}

/** The edge with a number: its lower five bits are a cell, the next says that it is a vertical one. */
function edgeOf(edge: number): EdgePicture {
  const cell = edge & 31;
  return { edge, row: cell & 3, column: cell >> 2, vertical: edge >= 32 };
}

function Lines({ farm }: { readonly farm: FarmPicture }) {
  return (
    <g stroke="var(--earth-dark)" strokeWidth="1" opacity="0.45">
      {Array.from({ length: farm.columns + 1 }, (_, column) => at(column)).map((x) => (
        <path key={x} d={`M${x} ${RIM}V${at(farm.rows)}`} />
      ))}
      {Array.from({ length: farm.rows + 1 }, (_, row) => at(row)).map((y) => (
        <path key={y} d={`M${RIM} ${y}H${at(farm.columns)}`} />
      ))}
    </g>
  );
}

function Fence({ edge, preview = false }: { readonly edge: EdgePicture; readonly preview?: boolean }) {
  const [x, y] = [at(edge.column), at(edge.row)];
  const line = edge.vertical ? `M${x} ${y}v${CELL}` : `M${x} ${y}h${CELL}`;
  return (
    <g className={preview ? styles.preview : undefined} strokeLinecap="round">
      <path d={line} stroke="var(--fence)" strokeWidth="9" />
      <path d={line} stroke="var(--wood)" strokeWidth="4" />
      {[0, 50, 100].map((step) => (
        <circle
          key={step}
          cx={edge.vertical ? x : x + step}
          cy={edge.vertical ? y + step : y}
          r="6"
          fill="var(--fence)"
        />
      ))}
    </g>
  );
}

function Preview({ cell }: { readonly cell: CellPicture | undefined }) {
  if (cell === undefined) return null;
  return (
    <rect x={at(cell.column)} y={at(cell.row)} width={CELL} height={CELL} className={styles.previewCell} />
  );
}

function Herd({ herd, cells }: { readonly herd: HerdPicture; readonly cells: readonly CellPicture[] }) {
  const words = useWords();
  const own = cells.filter(({ cell }) => herd.cells.includes(cell));
  const label = own.find(({ cell }) => cell === herd.cell);
  if (label === undefined) return null;
  const animals = herd.animals.flatMap(({ good, count }) => Array.from({ length: count }, () => good));
  const stands = standsOn(own, animals.length);
  return (
    <g>
      <title>
        {[...herd.animals.map((one) => one.words), words.animalsOf(herd.used, herd.capacity)].join(', ')}
      </title>
      {stands.map(({ x, y, size }, i) => (
        <Fragment key={`${x} ${y}`}>
          <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24">
            {goodPictures[animals[i]]}
          </svg>
        </Fragment>
      ))}
      {(label.kind !== 'room' || herd.used > 0) && (
        <g transform={`translate(${at(label.column) + 5} ${at(label.row) + 5})`}>
          <rect width={herd.capacity > 9 ? 40 : 30} height="18" rx="9" fill="var(--paper)" opacity="0.9" />
          <text
            x={herd.capacity > 9 ? 20 : 15}
            y="13.500"
            textAnchor="middle"
            fontSize="12.500"
            fontWeight="700"
            fill="var(--text)"
          >
            {herd.used}/{herd.capacity}
          </text>
        </g>
      )}
    </g>
  );
}

interface CellButtonProps {
  readonly cell: CellPicture;
  readonly onCell: (cell: number) => void;
}

function CellButton({ cell, onCell }: CellButtonProps) {
  const words = useWords();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onCell(cell.cell);
  };
  return (
    <rect
      x={at(cell.column) + 4}
      y={at(cell.row) + 4}
      width={CELL - 8}
      height={CELL - 8}
      rx="8"
      role="button"
      tabIndex={0}
      aria-label={`${cell.name}: ${cell.title || words.emptyCell}`}
      data-cell={cell.name}
      className={styles.mark}
      onClick={() => onCell(cell.cell)}
      onKeyDown={press}
    />
  );
}
