import { useState } from 'react';
import { Preferences } from '../app/Preferences';
import { call, leaveTable, setConfirmTurns, usePage, useWords } from '../app/store';
import type { Table } from '../protocol/table';
import styles from './table.module.css';

/** Rounds and harvests, notes, and the menu. */
export function Track({ table }: { readonly table: Table }) {
  const words = useWords();
  const { round, harvests, notes } = table;
  return (
    <header className={styles.track}>
      <strong>{round.words}</strong>
      <ol aria-hidden="true">
        {Array.from({ length: round.of }, (_, i) => i + 1).map((number) => (
          <li
            key={number}
            data-state={number < round.now ? 'past' : number === round.now ? 'now' : 'next'}
            data-harvest={harvests.includes(number)}
            title={harvests.includes(number) ? words.harvestAfter : undefined}
          >
            {number}
          </li>
        ))}
      </ol>
      <span className={styles.notes}>{notes.join(' · ')}</span>
      <Menu />
    </header>
  );
}

function Menu() {
  const words = useWords();
  const { confirmTurns } = usePage();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.menu}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.menu}
      </button>
      {open && (
        <div className={styles.menuSheet}>
          <Preferences />
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={confirmTurns}
              onChange={({ target }) => setConfirmTurns(target.checked)}
            />
            {words.confirmTurns}
          </label>
          <button type="button" onClick={() => void downloadRecord()}>
            {words.exportRecord}
          </button>
          <button type="button" onClick={leaveTable}>
            {words.toStart}
          </button>
        </div>
      )}
    </div>
  );
}

/** Offers the record of the game as a file. */
export async function downloadRecord(): Promise<void> {
  const text = await call('exportRecord', {});
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'game.furrow';
  link.click();
  URL.revokeObjectURL(link.href);
}
