import { useWords } from '../app/store';
import { goodPictures } from '../art/goods';
import { cellLabel } from '../farm/cell-label';
import { at, CELL, edgeOf } from '../farm/geometry';
import type { Target } from '../protocol/asked';
import type { CellPicture, FarmPicture } from '../protocol/farm';
import type { Deciding } from './deciding';
import { EdgeLayer } from './EdgeLayer';
import { EndLayer } from './EndLayer';
import styles from './layer.module.css';
import { pressed } from './pressed';

interface Props {
  readonly seat: number;
  readonly farm: FarmPicture;
  readonly deciding: Deciding;
}

/** What a decision draws on a farm: places that can be tapped, what has been chosen, edges, ends. */
export function FarmLayer({ seat, farm, deciding }: Props) {
  const target = (cell: number): Target => ({ on: 'cell', seat, cell });
  const cells = farm.cells.filter(({ cell }) => deciding.canPoint(target(cell)));
  const onCells = cells.length > 0;
  const { preview } = deciding;
  return (
    <g>
      <Previewed seat={seat} cells={farm.cells} preview={preview} />
      {onCells &&
        farm.cells
          .filter((cell) => !cells.includes(cell) && deciding.drafting === undefined)
          .map((cell) => (
            <Quiet key={cell.cell} cell={cell} onTap={() => deciding.pointAt(target(cell.cell))} />
          ))}
      {cells.map((cell, i) => (
        <Marked
          key={cell.cell}
          farm={farm}
          cell={cell}
          first={i === 0}
          deciding={deciding}
          target={target(cell.cell)}
        />
      ))}
      <Sown seat={seat} cells={farm.cells} deciding={deciding} />
      <EdgeLayer seat={seat} deciding={deciding} />
      <EndLayer seat={seat} farm={farm} deciding={deciding} />
    </g>
  );
}

interface MarkedProps {
  readonly farm: FarmPicture;
  readonly cell: CellPicture;
  readonly first: boolean;
  readonly deciding: Deciding;
  readonly target: Target;
}

function Marked({ farm, cell, first, deciding, target }: MarkedProps) {
  const words = useWords();
  const chosen = deciding.isChosen(target);
  const drawn = deciding.drafting?.draft.of === 'edges';
  const tap = () => deciding.pointAt(target);
  return (
    <rect
      x={at(cell.column) + 4}
      y={at(cell.row) + 4}
      width={CELL - 8}
      height={CELL - 8}
      rx="8"
      role="button"
      tabIndex={first ? 0 : -1}
      aria-label={cellLabel(farm, cell, words)}
      aria-pressed={deciding.drafting === undefined ? undefined : chosen}
      data-cell={cell.name}
      data-chosen={chosen}
      className={drawn ? styles.inside : styles.mark}
      onClick={tap}
      onKeyDown={pressed(tap)}
    />
  );
}

/** A place that cannot be chosen says why when it is tapped. */
function Quiet({ cell, onTap }: { readonly cell: CellPicture; readonly onTap: () => void }) {
  return (
    <rect
      x={at(cell.column)}
      y={at(cell.row)}
      width={CELL}
      height={CELL}
      className={styles.quiet}
      aria-hidden="true"
      onClick={onTap}
    />
  );
}

interface PreviewedProps {
  readonly seat: number;
  readonly cells: readonly CellPicture[];
  readonly preview: Target | undefined;
}

/** What a button speaks of while somebody looks at it. */
function Previewed({ seat, cells, preview }: PreviewedProps) {
  const named =
    preview?.on === 'cells' && preview.seat === seat
      ? preview.cells
      : preview?.on === 'cell' && preview.seat === seat
        ? [preview.cell]
        : [];
  const edges = preview?.on === 'edges' && preview.seat === seat ? preview.edges.map(edgeOf) : [];
  const lines = edges.map(
    ({ row, column, vertical }) => `M${at(column)} ${at(row)}${vertical ? 'v' : 'h'}${CELL}`,
  );
  return (
    <>
      {cells
        .filter(({ cell }) => named.includes(cell))
        .map(({ cell, row, column }) => (
          <rect
            key={cell}
            x={at(column)}
            y={at(row)}
            width={CELL}
            height={CELL}
            className={styles.previewCell}
          />
        ))}
      {edges.length > 0 && <path d={lines.join('')} className={styles.previewEdges} data-preview-edges />}
    </>
  );
}

interface SownProps {
  readonly seat: number;
  readonly cells: readonly CellPicture[];
  readonly deciding: Deciding;
}

/** Crops that are laid on fields, and pieces that have been put elsewhere, before they are confirmed. */
function Sown({ seat, cells, deciding }: SownProps) {
  const { drafting } = deciding;
  if (drafting?.draft.of !== 'sow' || drafting.state.of !== 'sow' || seat !== deciding.asked.seat)
    return null;
  const { crops } = drafting.draft;
  return drafting.state.sown.map(({ field, crop }) => {
    const cell = cells.find((one) => one.cell === field);
    const good = crops.find((one) => one.crop === crop)?.good ?? '';
    if (cell === undefined) return null;
    return (
      <g key={field} className={styles.badge} data-sown={good}>
        <circle cx={at(cell.column) + CELL / 2} cy={at(cell.row) + CELL / 2} r="30" />
        <svg x={at(cell.column) + 27} y={at(cell.row) + 27} width="46" height="46" viewBox="0 0 24 24">
          {goodPictures[good]}
        </svg>
      </g>
    );
  });
}
