import { update, useWords } from '../app/store';
import type { CatalogueEntry } from '../protocol/catalogue';
import { Card } from './Card';
import styles from './entry.module.css';

/** A thing that was looked up: the whole card, or what is done on a space. */
export function Entry({ entry }: { readonly entry: CatalogueEntry }) {
  const { atTable, cards } = useWords();
  const { card, title, kind, lines, terms = [] } = entry;
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
      {terms.length > 0 && (
        <p className={styles.soft}>
          {cards.terms}:{' '}
          {terms.map((term) => (
            <button
              key={term.id}
              type="button"
              data-term={term.id}
              onClick={() => update({ help: { topic: 'terms', thing: term.id } })}
            >
              {term.title}
            </button>
          ))}
        </p>
      )}
    </article>
  );
}
