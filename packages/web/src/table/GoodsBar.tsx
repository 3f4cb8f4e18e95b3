import { useWords } from '../app/store';
import { Pawn } from '../art/Pawn';
import type { SeatPicture } from '../protocol/seat';
import { Amounts } from './Amounts';
import styles from './goods-bar.module.css';

interface Props {
  readonly seat: SeatPicture;
  /** The class of its place on the table. */
  readonly place: string;
}

/** The goods and people of whoever sits before the screen, in a tray of wood. */
export function GoodsBar({ seat, place }: Props) {
  const words = useWords();
  return (
    <section className={`${styles.bar} ${place}`} aria-label={words.goods} data-supply={seat.seat}>
      <Amounts amounts={seat.goods} />
      <People seat={seat} />
    </section>
  );
}

/** All people of a seat: those at home full, the others faint. */
function People({ seat: { seat, workers } }: { readonly seat: SeatPicture }) {
  const words = useWords();
  const said = words.peopleHome(workers);
  return (
    <span className={styles.people} title={said}>
      {Array.from({ length: Math.max(workers.all, workers.home) }, (_, i) => (
        <span key={`${i + 1}`} data-home={i < workers.home}>
          <Pawn seat={seat} />
        </span>
      ))}
      <span className="unseen">{said}</span>
    </span>
  );
}
