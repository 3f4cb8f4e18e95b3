import { useWords } from '../app/store';
import type { CardPicture } from '../protocol/table';
import { useDescription } from './asking';
import { CardSign } from './CardSign';
import styles from './card-text.module.css';
import { Price } from './Price';

/** A card, large: everything it says, what it costs now, what lies on it, and why it cannot be had. */
export function CardText({ card, held }: { readonly card: CardPicture; readonly held: boolean }) {
  const { atTable, free } = useWords();
  const text = useDescription(card.id);
  const { title, kind, category, prices, whyNot, on = [] } = card;
  const costs = prices.some((price) => price.length > 0);
  return (
    <>
      <span className={styles.head}>
        <CardSign kind={kind} category={category} sign={card.signs.at(0)} size={26} />
        <strong className={styles.name}>{title}</strong>
      </span>
      {held && (
        <span className={styles.fact}>
          <b>{atTable.cost}</b> {costs ? <Price prices={prices} size={18} /> : free}
        </span>
      )}
      {on.map((thing) => (
        <span key={thing} className={styles.on}>
          {thing}
        </span>
      ))}
      {text?.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {held && whyNot !== undefined && (
        <span className={styles.why}>
          <b>{atTable.whyNot}</b> {whyNot}
        </span>
      )}
      {held && whyNot === undefined && <span className={styles.fine}>✓ {atTable.playable}</span>}
    </>
  );
}
