import { useWords } from '../app/store';
import { GoodIcon } from '../art/GoodIcon';
import type { CardPicture } from '../protocol/card';
import styles from './cards.module.css';

interface Props {
  readonly prices: CardPicture['prices'];
  readonly size?: number;
}

/** What something costs, one of these prices, as goods. */
export function Price({ prices, size = 15 }: Props) {
  const words = useWords();
  const shown = prices.filter((price) => price.length > 0);
  if (shown.length === 0)
    return (
      <span className={styles.free} title={words.free}>
        <span aria-hidden="true">0</span>
        <span className="unseen">{words.free}</span>
      </span>
    );
  return (
    <span className={styles.prices}>
      {shown.map((price, i) => (
        <span key={price.map((one) => one.words).join()} className={styles.price}>
          {i > 0 && <span className={styles.or}>/</span>}
          {price.map(({ good, count, words: said }) => (
            <span key={good} className={styles.amount}>
              <span aria-hidden="true">{count}</span>
              <GoodIcon good={good} size={size} />
              <span className="unseen">{said}</span>
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
