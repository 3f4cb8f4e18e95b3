import { Fragment } from 'react';
import { update, usePage, useWords } from '../app/store';
import type { CatalogueEntry, Name } from '../protocol/catalogue';
import { Card } from './Card';
import styles from './entry.module.css';
import { NameButton } from './Named';
import { useCardResults } from './use-card-results';

interface Props {
  readonly entry: CatalogueEntry;
  /** Shows all cards that have to do with this one; left out where there is no list. */
  readonly onRelated?: (() => void) | undefined;
}

/** A thing that was looked up: the whole card, or what is done on a space. */
export function Entry({ entry, onRelated }: Props) {
  const { atTable, cards } = useWords();
  const { browsing } = usePage();
  const result = useCardResults()[entry.id];
  const { card, title, kind, lines, rulings = [], terms = [], heardBy = [], hears = [] } = entry;
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
      {result !== undefined && (
        <p className={styles.soft} data-card-result>
          {result}
        </p>
      )}
      {rulings.length > 0 && (
        <details className={styles.soft}>
          <summary>
            {cards.rulings} ({rulings.length})
          </summary>
          {rulings.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      )}
      {terms.length > 0 && (
        <p className={styles.soft}>
          {cards.terms}:{' '}
          {terms.map((term) => (
            <button
              key={term.id}
              type="button"
              data-term={term.id}
              onClick={() => update({ help: { box: browsing, topic: 'terms', thing: term.id } })}
            >
              {term.title}
            </button>
          ))}
        </p>
      )}
      {onRelated !== undefined && heardBy.length + hears.length > 0 && (
        <button type="button" data-related onClick={onRelated}>
          {cards.related}
        </button>
      )}
      <Related title={cards.heardBy} names={heardBy} />
      <Related title={cards.hears} names={hears} />
    </article>
  );
}

/** Cards that have to do with this one, each of which opens. */
function Related({ title, names }: { readonly title: string; readonly names: readonly Name[] }) {
  if (names.length === 0) return null;
  return (
    <details className={styles.soft}>
      <summary>
        {title} ({names.length})
      </summary>
      {names.map(({ id, title: name }, i) => (
        <Fragment key={id}>
          {i > 0 && ', '}
          <NameButton id={id} title={name} />
        </Fragment>
      ))}
    </details>
  );
}
