import { usePage, useWords } from '../app/store';
import { Pawn } from '../art/Pawn';
import type { SeatPicture } from '../protocol/seat';
import styles from './partner.module.css';

/** With whom a seat plays, where there are teams: the pawn of its partner. */
export function Partner({ seat: { partner } }: { readonly seat: SeatPicture }) {
  const { atTable } = useWords();
  const { table } = usePage();
  if (partner === undefined || table === undefined) return null;
  const text = atTable.partner(table.seats[partner].name);
  return (
    <span className={styles.partner} role="img" aria-label={text} title={text} data-partner={partner}>
      +<Pawn seat={partner} />
    </span>
  );
}
