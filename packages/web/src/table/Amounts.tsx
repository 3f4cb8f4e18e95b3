import { GoodIcon } from '../art/GoodIcon';
import type { Amount } from '../protocol/goods';
import styles from './amounts.module.css';

interface Props {
  readonly amounts: readonly Amount[];
  readonly size?: number;
}

/** Goods with their counts; the words are a hover or a screen reader away. */
export function Amounts({ amounts, size = 20 }: Props) {
  return (
    <ul className={styles.amounts}>
      {amounts.map(({ good, count, words }) => (
        <li key={good} title={words} data-good={good} data-none={count === 0}>
          <GoodIcon good={good} size={size} />
          <span aria-hidden="true">{count}</span>
          <span className="unseen">{words}</span>
        </li>
      ))}
    </ul>
  );
}
