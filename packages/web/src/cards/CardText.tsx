import { useWords } from '../app/store';
import type { CardPicture } from '../protocol/card';
import { Card } from './Card';
import styles from './card-text.module.css';

interface Props {
  readonly card: CardPicture;
  readonly held: boolean;
  /** It can be chosen now: nothing is said about that. */
  readonly offered?: boolean;
}

/** A whole card, with what lies on it in words and why it cannot be had. */
export function CardText({ card, held, offered = false }: Props) {
  const { atTable } = useWords();
  const { whyNot, on = [] } = card;
  return (
    <Card card={card} size="whole" priced={held || on.length === 0}>
      {on.map((thing) => (
        <span key={thing} className={styles.on}>
          {thing}
        </span>
      ))}
      {held && whyNot !== undefined && (
        <span className={styles.why}>
          <b>{atTable.whyNot}</b> {whyNot}
        </span>
      )}
      {held && !offered && whyNot === undefined && <span className={styles.fine}>✓ {atTable.playable}</span>}
    </Card>
  );
}
