import { useWords } from '../app/store';
import type { CatalogueEntry } from '../protocol/catalogue';
import { Card } from './Card';
import styles from './entry.module.css';

/** A thing that was looked up: the whole card, or what is done on a space. */
export function Entry({ entry: { card, title, kind, lines } }: { readonly entry: CatalogueEntry }) {
  const { atTable } = useWords();
  return (
    <article className={styles.entry} aria-live="polite" aria-label={title}>
      {card === undefined ? (
        <>
          <h3>{title}</h3>
          <p className={styles.soft}>{atTable.kinds[kind]}</p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      ) : (
        <Card card={card} size="whole" />
      )}
    </article>
  );
}
