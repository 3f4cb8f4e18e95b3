import { usePage, useWords } from '../app/store';
import { GoodIcon } from '../art/GoodIcon';
import type { Amount } from '../protocol/goods';
import styles from './choices.module.css';

interface Props {
  readonly seat: number;
  /** What would be given away. */
  readonly given: readonly Amount[];
}

/** What whoever is asked would have left of the goods that are given away. */
export function LeftOver({ seat, given }: Props) {
  const { decisions } = useWords();
  const { table } = usePage();
  const goods = table?.seats[seat]?.goods ?? [];
  const left = given.flatMap(({ good, count }) => {
    const have = goods.find((one) => one.good === good)?.count;
    return have === undefined ? [] : [{ good, count: have - count }];
  });
  if (left.length === 0) return null;
  return (
    <small className={styles.leftOver}>
      {left.map(({ good, count }) => (
        <span key={good}>
          <GoodIcon good={good} size={15} />
          {decisions.left(count)}
        </span>
      ))}
    </small>
  );
}
