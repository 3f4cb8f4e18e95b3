import styles from './app.module.css';
import { usePage, useWords } from './store';

/** Says that a newer version of the page waits, and loads it when the person likes. */
export function NewVersion() {
  const { renew } = usePage();
  const words = useWords().around.start;
  if (renew === undefined) return null;
  return (
    <output className={styles.newVersion}>
      <span>{words.newVersion}</span>
      <button type="button" className="primary" onClick={renew}>
        {words.reload}
      </button>
    </output>
  );
}
