import { useRef } from 'react';
import { useCatalogue } from '../../cards/use-catalogue';
import { moved } from './order-draft';
import styles from './sheets.module.css';
import { useTableWords } from './use-table-words';

interface Props {
  /** The ids of the cards, the dearest first. */
  readonly cards: readonly string[];
  readonly onChange: (cards: readonly string[]) => void;
}

/** Which cards are kept in a draft, in the order in which they are wished for. */
export function Preference({ cards, onChange }: Props) {
  const { orders: words } = useTableWords();
  const choice = useRef<HTMLSelectElement>(null);
  const known = (useCatalogue() ?? []).filter(
    ({ kind, here }) => here && (kind === 'occupation' || kind === 'minor'),
  );
  const titleOf = (id: string) => known.find((one) => one.id === id)?.title ?? id;
  const leave = (id: string) => {
    onChange(cards.filter((one) => one !== id));
    // The button that had the focus goes with the card.
    choice.current?.focus();
  };
  return (
    <fieldset>
      <legend>{words.draft}</legend>
      <p className={styles.soft}>{words.draftAbout}</p>
      <ol className={styles.given}>
        {cards.map((id, i) => (
          <li key={id} data-preferred={id}>
            <span>{titleOf(id)}</span>
            <button
              type="button"
              disabled={i === 0}
              aria-label={words.dearer(titleOf(id))}
              onClick={() => onChange(moved(cards, i, -1))}
            >
              ↑
            </button>
            <button
              type="button"
              disabled={i === cards.length - 1}
              aria-label={words.lessDear(titleOf(id))}
              onClick={() => onChange(moved(cards, i, 1))}
            >
              ↓
            </button>
            <button type="button" aria-label={words.takeBackOrder(titleOf(id))} onClick={() => leave(id)}>
              ×
            </button>
          </li>
        ))}
      </ol>
      <label>
        {words.addCard}
        <select
          ref={choice}
          data-order="draft"
          value=""
          onChange={({ target }) => onChange([...cards, target.value])}
        >
          <option value="">{words.nowhere}</option>
          {known
            .filter(({ id }) => !cards.includes(id))
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </select>
      </label>
    </fieldset>
  );
}
