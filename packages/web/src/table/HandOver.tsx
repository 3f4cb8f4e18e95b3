import { useEffect, useRef } from 'react';
import { call, useWords } from '../app/store';
import { PersonIcon } from '../art/PersonIcon';
import type { SeatPicture } from '../protocol/table';
import styles from './hand-over.module.css';

/** Covers the table until the person of a seat sits before the screen. */
export function HandOver({ seat }: { readonly seat: SeatPicture }) {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className={styles.cover} style={{ borderColor: `var(--seat-${seat.seat})` }}>
      <PersonIcon seat={seat.seat} size={120} />
      <h1>{words.around.cover.now(seat.name)}</h1>
      <p>{words.around.cover.about}</p>
      <button
        ref={button}
        type="button"
        className={`primary ${styles.ready}`}
        data-hand-over
        onClick={() => void call('uncover', { seat: seat.seat })}
      >
        {words.around.cover.ready}
      </button>
    </main>
  );
}
