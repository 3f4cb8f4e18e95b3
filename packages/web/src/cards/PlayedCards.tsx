import { update, useWords } from '../app/store';
import type { CardPicture } from '../protocol/card';
import { Card } from './Card';
import { CardText } from './CardText';
import tiles from './cards.module.css';
import styles from './played-cards.module.css';
import { Tip } from './Tip';
import { useTip } from './useTip';

/** The cards that somebody has played against the viewer, as the viewer's own: a pointer that rests there lifts one, a tap opens it. */
export function PlayedCards({ cards }: { readonly cards: readonly CardPicture[] }) {
  const words = useWords();
  const { tipped, handlers } = useTip();
  const shown = cards.find(({ id }) => id === tipped?.id);
  return (
    <span className={styles.played} data-many={cards.length > MANY || undefined} data-played-cards>
      {cards.map((card) => (
        <button
          key={card.id}
          type="button"
          className={tiles.tile}
          data-name={card.id}
          aria-label={words.cards.openCard(card.title)}
          onClick={() => update({ card: card.id })}
          {...handlers(card.id)}
        >
          <Card card={card} size="face" priced={false} />
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

/** More cards than these lie closer together. */
const MANY = 9;
