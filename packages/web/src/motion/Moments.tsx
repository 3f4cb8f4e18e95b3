import { Pawn } from '../art/Pawn';
import { Card } from '../cards/Card';
import type { Table } from '../protocol/table';
import { laidOut, newRound } from './laid-out';
import styles from './moments.module.css';
import { CARD } from './scene';
import { useMoment } from './use-moment';

/** How long a new round takes a breath, in milliseconds. */
const BREATH = 1400;

/** What is shown large for a moment, one at a time: the card that somebody else has played, the round that begins. Nothing lies over a decision. The log tells both in words. */
export function Moments({ table }: { readonly table: Table }) {
  const laid = useMoment(table, laidOut, CARD);
  const round = useMoment(table, newRound, BREATH);
  if (table.asked.length > 0) return null;
  return (
    <>
      {laid !== undefined && (
        <div
          key={`${laid.seat.seat} ${laid.card.id}`}
          className={styles.laid}
          data-laid-out={laid.card.id}
          aria-hidden="true"
        >
          <span className={styles.who} style={{ color: `var(--seat-${laid.seat.seat})` }}>
            <Pawn seat={laid.seat.seat} />
            {laid.seat.name}
          </span>
          <Card card={laid.card} size="whole" />
        </div>
      )}
      {laid === undefined && round !== undefined && (
        <div key={round.words} className={styles.round} data-new-round aria-hidden="true">
          <strong>{round.words}</strong>
          {round.brings !== '' && <span>{round.brings}</span>}
        </div>
      )}
    </>
  );
}
