import { GoodIcon } from '../art/GoodIcon';
import { Pawn } from '../art/Pawn';
import { Named } from '../cards/Named';
import type { Table } from '../protocol/table';
import styles from './rhythm.module.css';
import { useRhythmWords } from './rhythm-words';
import { useHappened } from './use-happened';

/** So many turns are told; the log has all of them. */
const TOLD = 4;

/** What the others did since the viewer's last turn, as a strip of pictures; the newest, which stands at the end, always has room. */
export function HappenedStrip({ table }: { readonly table: Table }) {
  const { since } = useRhythmWords();
  const happened = useHappened(table);
  if (happened.length === 0) return null;
  return (
    <ol className={styles.strip} aria-label={since} data-happened>
      {happened
        .slice(-TOLD)
        .toReversed()
        .map(({ seat, space, title, gained }) => (
          <li key={`${seat} ${space}`} title={`${table.seats[seat].name}: ${title}`}>
            <Pawn seat={seat} />
            <span className="unseen">{table.seats[seat].name}</span>
            <span className={styles.where}>
              <Named text={title} />
            </span>
            {gained.map(({ good, count }) => (
              <span key={good} className={styles.gain}>
                +{count}
                <GoodIcon good={good} />
              </span>
            ))}
          </li>
        ))}
    </ol>
  );
}
