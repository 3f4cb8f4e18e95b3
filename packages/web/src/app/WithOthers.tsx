import { PersonIcon } from '../art/PersonIcon';
import styles from './app.module.css';
import { addressOf } from './route';
import { useWords } from './store';

/** The way to the people who play online. */
export function WithOthers() {
  const { start } = useWords().around;
  return (
    <a className={styles.withOthers} href={`#${addressOf({ at: 'lobby' })}`} data-with-others>
      <span aria-hidden="true">
        <PersonIcon seat={0} size={34} />
        <PersonIcon seat={1} size={34} />
        <PersonIcon seat={2} size={34} />
      </span>
      <strong>{start.withOthers}</strong>
      <span>{start.withOthersAbout}</span>
    </a>
  );
}
