import { useState } from 'react';
import { useWords } from '../app/store';
import { Pawn } from '../art/Pawn';
import { Sheet } from '../cards/Sheet';
import type { Table } from '../protocol/table';
import { signed } from '../words/signed';
import { ScoreTable } from './ScoreTable';
import { Teams } from './Teams';
import styles from './track.module.css';

/** What everybody would score now; opens the sheet by category. */
export function ScoreNow({ table }: { readonly table: Table }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const said = table.seats.map(({ name, points }) => words.labelled(name, words.points(points))).join(', ');
  return (
    <>
      <button
        type="button"
        className={styles.score}
        aria-label={`${words.atTable.score}. ${said}`}
        title={words.atTable.score}
        onClick={() => setOpen(true)}
      >
        {table.seats.map(({ seat, points }) => (
          <span key={seat}>
            <Pawn seat={seat} />
            {signed(points)}
          </span>
        ))}
      </button>
      {open && (
        <Sheet label={words.atTable.score} onClose={() => setOpen(false)}>
          <h2>{words.atTable.score}</h2>
          {table.aim !== undefined && <p data-aim>{table.aim}</p>}
          <ScoreTable table={table} />
          <Teams table={table} />
        </Sheet>
      )}
    </>
  );
}
