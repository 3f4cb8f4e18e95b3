import { useWords } from '../app/store';
import type { Table } from '../protocol/table';
import { Review } from '../review/Review';
import { DeedsOf, TurnByTurn } from './Deeds';
import styles from './end.module.css';
import { PointsChart } from './PointsChart';
import { useHistory } from './use-history';

/** How a game that is over went: points by round, what cost most, what everybody did. */
export function HowItWent({ table }: { readonly table: Table }) {
  const { end } = useWords().around;
  const history = useHistory(table.saveId);
  if (history === undefined) return null;
  return (
    <>
      <section className={styles.card} aria-label={end.pointsByRound}>
        <h2>{end.pointsByRound}</h2>
        <PointsChart rounds={history.rounds} seats={table.seats} />
      </section>
      <Review table={table} />
      <section className={`${styles.card} ${styles.wide}`} aria-label={end.whatTheyDid}>
        <h2>{end.whatTheyDid}</h2>
        <div className={styles.deeds}>
          {table.seats.map((seat) => (
            <DeedsOf key={seat.seat} seat={seat} deeds={history.deeds[seat.seat]} />
          ))}
        </div>
        <TurnByTurn rounds={history.rounds} seats={table.seats} />
      </section>
    </>
  );
}
