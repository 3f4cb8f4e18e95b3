import { call, useWords } from '../app/store';
import type { SeatPicture } from '../protocol/table';
import styles from './table.module.css';

/** Covers the table until the person of a seat sits before the screen. */
export function HandOver({ seat }: { readonly seat: SeatPicture }) {
  const words = useWords();
  return (
    <main className={styles.handOver}>
      <h1>{words.handScreenTo(seat.name)}</h1>
      <button
        type="button"
        className="primary"
        data-hand-over
        onClick={() => void call('uncover', { seat: seat.seat })}
      >
        {words.iAm(seat.name)}
      </button>
    </main>
  );
}
