import { useWords } from '../app/store';
import type { HandFilter, HandOrder } from '../words/cards/card-words';
import styles from './hand.module.css';
import type { HandKind } from './hand-rows';

/** Which cards of the hand are shown, and in which order. */
export interface HandView {
  readonly filter: HandFilter;
  readonly order: HandOrder;
  /** What lies in front, where each kind is a row. */
  readonly front: HandKind;
}

interface Props {
  readonly view: HandView;
  readonly onView: (view: HandView) => void;
  /** Each kind is a row. */
  readonly inRows: boolean;
}

/** Small tools beside the hand: what is shown, in which order, and which of two rows lies in front. */
export function HandTools({ view, onView, inRows }: Props) {
  const { cards } = useWords();
  const behind = view.front === 'occupation' ? 'improvement' : 'occupation';
  return (
    <>
      {inRows && (
        <button
          type="button"
          className={styles.turn}
          data-hand="front"
          data-kind={behind}
          aria-label={cards.toFront[behind]}
          title={cards.toFront[behind]}
          onClick={() => onView({ ...view, front: behind })}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <rect x="9" y="3" width="11" height="14" rx="2" />
            <rect x="4" y="7" width="11" height="14" rx="2" />
          </svg>
        </button>
      )}
      <Choice
        name="filter"
        title={cards.show}
        value={view.filter}
        values={cards.filters}
        onChange={(filter) => onView({ ...view, filter })}
      />
      <Choice
        name="order"
        title={cards.order}
        value={view.order}
        values={cards.orders}
        onChange={(order) => onView({ ...view, order })}
      />
    </>
  );
}

interface ChoiceProps<V extends string> {
  readonly name: string;
  readonly title: string;
  readonly value: V;
  readonly values: Readonly<Record<V, string>>;
  readonly onChange: (value: V) => void;
}

function Choice<V extends string>({ name, title, value, values, onChange }: ChoiceProps<V>) {
  const all = Object.entries<string>(values) as [V, string][];
  return (
    <select
      className={styles.choice}
      data-hand={name}
      data-chosen={value !== all[0][0] || undefined}
      aria-label={title}
      title={`${title}: ${values[value]}`}
      value={value}
      onChange={({ target }) => {
        const chosen = all.find(([one]) => one === target.value);
        if (chosen !== undefined) onChange(chosen[0]);
      }}
    >
      {all.map(([one, said]) => (
        <option key={one} value={one}>
          {said}
        </option>
      ))}
    </select>
  );
}
