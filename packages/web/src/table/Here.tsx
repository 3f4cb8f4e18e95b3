import { useWords } from '../app/store';
import styles from './here.module.css';

/** Whether somebody is at a table that is elsewhere: a dot that is full, or empty and said in words; nothing if it is not known. */
export function Here({ here }: { readonly here: boolean | undefined }) {
  const { atTable } = useWords();
  if (here === undefined) return null;
  const text = here ? atTable.here : atTable.away;
  return (
    <>
      <span className={styles.here} role="img" aria-label={text} title={text} data-here={here} />
      {!here && (
        <small className={styles.away} aria-hidden="true">
          {text}
        </small>
      )}
    </>
  );
}
