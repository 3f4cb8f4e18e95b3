import { useWords } from '../app/store';
import { PersonIcon } from '../art/PersonIcon';
import type { Deciding } from '../decisions/deciding';
import type { SeatPicture, Table } from '../protocol/table';
import { Amounts } from './Amounts';
import { Anytime } from './Anytime';
import styles from './goods-bar.module.css';

interface Props {
  readonly table: Table;
  readonly seat: SeatPicture;
  readonly deciding: Deciding | undefined;
}

/** The goods and people of whoever sits before the screen, and what may be done at any time. */
export function GoodsBar({ table, seat, deciding }: Props) {
  const words = useWords();
  return (
    <section className={styles.bar} aria-label={words.goods} data-supply={seat.seat}>
      <Amounts amounts={seat.goods} size={26} />
      <People seat={seat} />
      <span className={styles.facts} title={seat.facts.join(' · ')}>
        {seat.undrawn.join(' · ')}
      </span>
      <Anytime table={table} deciding={deciding} />
    </section>
  );
}

/** All people of a seat: those at home full, the others faint. */
function People({ seat: { seat, workers } }: { readonly seat: SeatPicture }) {
  const words = useWords();
  const said = words.peopleHome(workers.home, workers.all);
  return (
    <span className={styles.people} title={said}>
      {Array.from({ length: Math.max(workers.all, workers.home) }, (_, i) => (
        <span key={`${i + 1}`} data-home={i < workers.home}>
          <PersonIcon seat={seat} size={22} />
        </span>
      ))}
      <span className="unseen">{said}</span>
    </span>
  );
}
