import { useWords } from '../app/store';
import type { CardPicture } from '../protocol/card';
import { BESIDE } from './beside-pack';
import styles from './pack.module.css';
import { useCardResults } from './use-card-results';

/** How the cards of a pack have fared; nothing where nothing is known of them, or the table does not allow it. */
export function Results({ cards }: { readonly cards: readonly CardPicture[] }) {
  const { packs } = useWords();
  const results = useCardResults();
  const known = cards.filter(({ id }) => results[id] !== undefined);
  if (known.length === 0) return null;
  return (
    <details className={styles.kept} name={BESIDE} data-card-results>
      <summary>{packs.statistics}</summary>
      <dl>
        {known.map(({ id, title }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{results[id]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
