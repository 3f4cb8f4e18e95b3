import { memo, useState } from 'react';
import { useWords } from '../app/store';
import { PersonIcon } from '../art/PersonIcon';
import { CardSigns } from '../cards/CardSigns';
import { Cards } from '../cards/Cards';
import { Sheet } from '../cards/Sheet';
import { FarmView } from '../farm/FarmView';
import type { SeatPicture } from '../protocol/table';
import type { InterfaceWords } from '../words/interface-words';
import { Amounts } from './Amounts';
import { Here } from './Here';
import styles from './seats.module.css';

/** The other seats as small live pictures that open on a tap. */
export function Others({ seats }: { readonly seats: readonly SeatPicture[] }) {
  return (
    <div className={styles.others} data-count={seats.length}>
      {seats.map((seat) => (
        <Other key={seat.seat} seat={seat} crowded={seats.length > 2} />
      ))}
    </div>
  );
}

interface OtherProps {
  readonly seat: SeatPicture;
  /** There is only room for short lines. */
  readonly crowded: boolean;
}

const Other = memo(function Other({ seat, crowded }: OtherProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const { level } = seat;
  return (
    <section className={styles.other} aria-label={wholeName(seat, words)}>
      <SeatHead seat={seat} />
      {level !== undefined && <p className={styles.level}>{crowded ? level : words.botOf(level)}</p>}
      <button
        type="button"
        className={styles.smallFarm}
        aria-label={words.atTable.farmOf(seat.name)}
        onClick={() => setOpen(true)}
      >
        <FarmView farm={seat.farm} label={seat.name} />
      </button>
      <Amounts amounts={seat.goods.filter(({ count }) => count > 0)} size={15} />
      <CardSigns cards={seat.cards} />
      {open && (
        <Sheet label={words.atTable.farmOf(seat.name)} size="large" onClose={() => setOpen(false)}>
          <OpenSeat seat={seat} />
        </Sheet>
      )}
    </section>
  );
});

/** Everything of another seat, large. */
function OpenSeat({ seat }: { readonly seat: SeatPicture }) {
  const words = useWords();
  const { level, facts, coming } = seat;
  return (
    <>
      <SeatHead seat={seat} />
      <div className={styles.largeFarm}>
        <FarmView farm={seat.farm} label={seat.name} />
      </div>
      <Amounts amounts={seat.goods} size={22} />
      <p className={styles.soft}>
        {[...(level === undefined ? [] : [words.botOf(level)]), ...facts, ...coming].join(' · ')}
      </p>
      <Cards cards={seat.cards} />
    </>
  );
}

/** What somebody is called, and which bot it is. */
function wholeName({ name, level }: SeatPicture, words: InterfaceWords): string {
  return level === undefined ? name : `${name} (${words.botOf(level)})`;
}

/** Who it is, how many points, how many people at home. */
export function SeatHead({ seat }: { readonly seat: SeatPicture }) {
  const words = useWords();
  const { name, points, starter, workers } = seat;
  return (
    <h2 className={styles.seatHead} style={{ color: `var(--seat-${seat.seat})` }}>
      <PersonIcon seat={seat.seat} size={18} />
      <span className={styles.name} title={wholeName(seat, words)}>
        {name}
      </span>
      <Here here={seat.here} />
      {starter && (
        <small title={words.startPlayer} aria-label={words.startPlayer} role="img">
          ★
        </small>
      )}
      <small title={words.peopleHome(workers.home, workers.all)}>
        {workers.home}/{workers.all}
      </small>
      <small className={styles.points}>{words.points(points)}</small>
    </h2>
  );
}
