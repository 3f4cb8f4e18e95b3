import { useWords } from '../app/store';
import { Pawn } from '../art/Pawn';
import { SignIcon } from '../art/SignIcon';
import type { SeatPicture } from '../protocol/seat';
import type { InterfaceWords } from '../words/interface-words';
import { marksOf } from '../words/marks';
import { signed } from '../words/signed';
import { Here } from './Here';
import { Partner } from './Partner';
import styles from './seat-head.module.css';

/** What somebody is called, and which bot it is, or whether it is a guest or a program. */
export function wholeName({ name, level, ...marked }: SeatPicture, words: InterfaceWords): string {
  const marks = level === undefined ? marksOf(marked, words.atTable) : [words.botOf(level)];
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
}

/** What no picture of a seat shows: fences and stables that are left. */
export function Facts({ seat: { facts, undrawn } }: { readonly seat: SeatPicture }) {
  return (
    <p className={styles.facts} title={facts.join(' · ')}>
      {undrawn.join(' · ')}
    </p>
  );
}

/** How many are at home: in words in All Creatures, where places are wide. */
function AtHome({ workers }: Pick<SeatPicture, 'workers'>) {
  const said = useWords().peopleHome(workers);
  return (
    <small className={styles.home} title={said}>
      <span className={styles.inWords}>{said}</span>
      <span className={styles.inNumbers} aria-hidden="true">
        {workers.home}/{workers.all}
      </span>
    </small>
  );
}

/** Who it is, how many points, how many people at home. */
export function SeatHead({ seat }: { readonly seat: SeatPicture }) {
  const words = useWords();
  const { name, points, starter, workers } = seat;
  const marks = marksOf(seat, words.atTable);
  return (
    <h2 className={styles.seatHead} style={{ color: `var(--seat-${seat.seat})` }}>
      <Pawn seat={seat.seat} />
      <span className={styles.name} title={wholeName(seat, words)}>
        {name}
      </span>
      <Partner seat={seat} />
      {marks.length > 0 && <small data-marks>{marks.join(', ')}</small>}
      <Here here={seat.here} />
      {starter && (
        <span title={words.startPlayer} aria-label={words.startPlayer} role="img" className={styles.starter}>
          <SignIcon sign="start" />
        </span>
      )}
      <AtHome workers={workers} />
      <span className={styles.points} data-points title={words.points(points)}>
        <span aria-hidden="true">{signed(points)}</span>
        <span className="unseen">{words.points(points)}</span>
      </span>
    </h2>
  );
}
