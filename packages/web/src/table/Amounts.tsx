import { GoodIcon } from '../art/GoodIcon';
import type { Amount } from '../protocol/goods';
import styles from './amounts.module.css';

interface Props {
  readonly amounts: readonly Amount[];
  /** Whose supply it is, if goods fly there. */
  readonly store?: number;
}

/** Goods with their counts, each in a hollow of a wooden tray; the words are a hover or a screen reader away. */
export function Amounts({ amounts, store }: Props) {
  return (
    <ul className={styles.amounts} data-store={store}>
      {amounts.map(({ good, count, words }) => (
        <li key={good} title={words} data-good={good} data-none={count === 0}>
          <GoodIcon good={good} />
          <span aria-hidden="true">{count}</span>
          <span className="unseen">{words}</span>
        </li>
      ))}
    </ul>
  );
}
