import { useWords } from '../app/store';
import { PersonIcon } from '../art/PersonIcon';
import { FarmView } from '../farm/FarmView';
import type { SeatPicture } from '../protocol/table';
import { Amounts } from './Amounts';
import styles from './table.module.css';

/** The other seats as small live pictures. */
export function Others({ seats }: { readonly seats: readonly SeatPicture[] }) {
  return (
    <div className={styles.others}>
      {seats.map((seat) => (
        <section key={seat.seat} className={styles.other} aria-label={seat.name}>
          <SeatHead seat={seat} />
          <div className={styles.smallFarm}>
            <FarmView farm={seat.farm} label={seat.name} />
          </div>
          <Amounts amounts={seat.goods.filter(({ count }) => count > 0)} size={15} />
        </section>
      ))}
    </div>
  );
}

/** Who it is, how many points, how many people at home. */
export function SeatHead({ seat }: { readonly seat: SeatPicture }) {
  const words = useWords();
  const { name, kind, points, starter, workers } = seat;
  return (
    <h2 className={styles.seatHead} style={{ color: `var(--seat-${seat.seat})` }}>
      <PersonIcon seat={seat.seat} size={18} />
      <span>{name}</span>
      {kind === 'bot' && <small>{words.bot}</small>}
      {starter && <small title={words.startPlayer}>★</small>}
      <small title={words.peopleHome(workers.home, workers.all)}>
        {workers.home}/{workers.all}
      </small>
      <small>{words.points(points)}</small>
    </h2>
  );
}
