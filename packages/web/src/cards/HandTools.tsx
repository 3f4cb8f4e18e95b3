import { useWords } from '../app/store';
import type { HandFilter, HandOrder } from '../words/cards/card-words';
import styles from './hand.module.css';

/** Which cards of the hand are shown, and in which order. */
export interface HandView {
  readonly filter: HandFilter;
  readonly order: HandOrder;
}

interface Props {
  readonly view: HandView;
  readonly onView: (view: HandView) => void;
}

/** Two small lists beside the hand: what is shown, and in which order. */
export function HandTools({ view, onView }: Props) {
  const { cards } = useWords();
  return (
    <>
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
