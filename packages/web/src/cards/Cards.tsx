import type { CardPicture } from '../protocol/card';
import { Card } from './Card';
import styles from './entry.module.css';

/** Cards in play of somebody, all of them whole, with what lies on them. */
export function Cards({ cards }: { readonly cards: readonly CardPicture[] }) {
  return (
    <div className={styles.cards}>
      {cards.map((card) => (
        <Card key={card.id} card={card} size="whole" priced={false}>
          {card.on?.map((thing) => (
            <b key={thing}>{thing}</b>
          ))}
        </Card>
      ))}
    </div>
  );
}
