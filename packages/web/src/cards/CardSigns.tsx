import { update, useWords } from '../app/store';
import type { CardPicture } from '../protocol/table';
import { CardSign } from './CardSign';
import styles from './entry.module.css';

/** Cards in play of somebody as small signs, each of which opens its card. */
export function CardSigns({ cards }: { readonly cards: readonly CardPicture[] }) {
  const words = useWords();
  if (cards.length === 0) return null;
  return (
    <span className={styles.signs}>
      {cards.map(({ id, title, kind, category }) => (
        <button
          key={id}
          type="button"
          className={styles.sign}
          data-kind={kind}
          data-name={id}
          title={title}
          aria-label={words.cards.openCard(title)}
          onClick={() => update({ card: id })}
        >
          <CardSign kind={kind} category={category} size={16} />
          <span className={styles.signName} aria-hidden="true">
            {title}
          </span>
        </button>
      ))}
    </span>
  );
}
