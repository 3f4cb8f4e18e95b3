import { useWords } from '../app/store';
import type { Table } from '../protocol/table';
import { ScoreTable } from '../table/ScoreTable';
import { Teams } from '../table/Teams';
import styles from './end.module.css';

interface Props {
  readonly table: Table;
  /** The points are not told yet. */
  readonly hidden: boolean;
}

/** The points of all seats at the end, and of teams where there are any. */
export function ScoreSheet({ table, hidden }: Props) {
  const words = useWords();
  return (
    <section className={styles.card} aria-label={words.scoreSheet} hidden={hidden}>
      <h2>{words.scoreSheet}</h2>
      <div className={styles.sheet}>
        <ScoreTable table={table} />
      </div>
      <Teams table={table} />
    </section>
  );
}
