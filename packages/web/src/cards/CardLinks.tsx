import { update, useWords } from '../app/store';
import styles from './named.module.css';
import { useNames } from './use-names';

/** A small control for each card, building and improvement that a text names, where the text itself does something else. */
export function CardLinks({ text }: { readonly text: string }) {
  const { cards } = useWords();
  const find = useNames();
  const named = new Map(
    find(text)
      .filter((piece) => typeof piece !== 'string')
      .map(({ id, title }) => [id, title]),
  );
  return [...named].map(([id, title]) => (
    <button
      key={id}
      type="button"
      className={styles.link}
      data-name={id}
      title={cards.openCard(title)}
      aria-label={cards.openCard(title)}
      onClick={() => update({ card: id })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <rect
          x="5"
          y="2.500"
          width="14"
          height="19"
          rx="2.500"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        <path
          d="M5 7.500h14M8.500 11.500h7M8.500 14.500h7M8.500 17.500h4"
          stroke="currentColor"
          strokeWidth="1.800"
        />
      </svg>
    </button>
  ));
}
