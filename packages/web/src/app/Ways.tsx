import { PersonIcon } from '../art/PersonIcon';
import { SignIcon } from '../art/SignIcon';
import { addressOf } from './route';
import { useWords } from './store';
import styles from './ways.module.css';

/** The ways to other people, and to what was played here before. */
export function Ways() {
  const { start } = useWords().around;
  return (
    <div className={styles.ways}>
      <a className={styles.way} href={`#${addressOf({ at: 'lobby' })}`} data-with-others>
        <span aria-hidden="true">
          <PersonIcon seat={0} size={34} />
          <PersonIcon seat={1} size={34} />
          <PersonIcon seat={2} size={34} />
        </span>
        <strong>{start.withOthers}</strong>
        <span>{start.withOthersAbout}</span>
      </a>
      <a className={styles.way} href={`#${addressOf({ at: 'records' })}`} data-to-records>
        <span aria-hidden="true">
          <SignIcon sign="points" size={34} />
        </span>
        <strong>{start.records}</strong>
        <span>{start.recordsAbout}</span>
      </a>
    </div>
  );
}
