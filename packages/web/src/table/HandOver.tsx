import { useEffect, useRef } from 'react';
import { call, useWords } from '../app/store';
import { PersonIcon } from '../art/PersonIcon';
import type { Table } from '../protocol/table';
import styles from './hand-over.module.css';

/** Covers the table until the person of a seat sits before the screen. */
export function HandOver({ table, to }: { readonly table: Table; readonly to: number }) {
  const { cover } = useWords().around;
  const { undo, whose } = table.back;
  const seat = table.seats[to];
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className={styles.cover} style={{ borderColor: `var(--seat-${seat.seat})` }}>
      <PersonIcon seat={seat.seat} size={120} />
      <h1>{cover.now(seat.name)}</h1>
      <p>{cover.about}</p>
      <button
        ref={button}
        type="button"
        className={`primary ${styles.ready}`}
        data-hand-over
        onClick={() => void call('uncover', { seat: seat.seat })}
      >
        {cover.ready}
      </button>
      {undo !== undefined && whose !== undefined && (
        <button type="button" data-take-back={whose} onClick={() => void call('back', { to: undo })}>
          {cover.takeBack(table.seats[whose].name)}
        </button>
      )}
    </main>
  );
}
