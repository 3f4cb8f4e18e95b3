import { update, useWords } from '../app/store';
import type { CardPicture } from '../protocol/card';
import { CardSign } from './CardSign';
import { CardText } from './CardText';
import styles from './entry.module.css';
import { Tip } from './Tip';
import { useTip } from './useTip';

/** Cards in play of somebody as small signs: a pointer that rests there or the focus shows the card, a tap opens it. */
export function CardSigns({ cards }: { readonly cards: readonly CardPicture[] }) {
  const words = useWords();
  const { tipped, handlers } = useTip();
  const shown = cards.find(({ id }) => id === tipped?.id);
  if (cards.length === 0) return null;
  return (
    <span className={styles.signs}>
      {cards.map(({ id, title, kind, category }) => (
        <button
          key={id}
          type="button"
          className={styles.sign}
          data-kind={kind}
          data-name={id}
          aria-label={words.cards.openCard(title)}
          onClick={() => update({ card: id })}
          {...handlers(id)}
        >
          <CardSign kind={kind} category={category} size={16} />
          <span className={styles.signName} aria-hidden="true">
            {title}
          </span>
        </button>
      ))}
      {tipped !== undefined && shown !== undefined && (
        <Tip box={tipped.box} side="above" bare>
          <CardText card={shown} held={false} />
        </Tip>
      )}
    </span>
  );
}
