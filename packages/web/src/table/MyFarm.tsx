import type { Deciding } from '../decisions/deciding';
import { FarmView } from '../farm/FarmView';
import type { Target } from '../protocol/asked';
import type { SeatPicture } from '../protocol/table';
import { SeatHead } from './Others';
import styles from './table.module.css';

interface Props {
  readonly seat: SeatPicture;
  readonly deciding: Deciding | undefined;
}

/** The farm of whoever sits before the screen, with the cells that can be chosen. */
export function MyFarm({ seat, deciding }: Props) {
  const target = (cell: number): Target => ({ on: 'cell', seat: seat.seat, cell });
  const preview = deciding?.preview;
  return (
    <div className={styles.mine}>
      <SeatHead seat={seat} />
      <div className={styles.largeFarm}>
        <FarmView
          farm={seat.farm}
          label={seat.name}
          isMarked={(cell) => deciding !== undefined && deciding.choicesAt(target(cell)).length > 0}
          onCell={(cell) => deciding?.pointAt(target(cell))}
          previewCells={cellsOf(preview)}
          previewEdges={preview?.on === 'edges' ? preview.edges : []}
        />
      </div>
    </div>
  );
}

function cellsOf(target: Target | undefined): readonly number[] {
  if (target?.on === 'cells') return target.cells;
  return target?.on === 'cell' ? [target.cell] : [];
}
