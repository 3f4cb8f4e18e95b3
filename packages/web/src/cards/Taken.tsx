import { memo } from 'react';
import { update, useSeatName, useWords } from '../app/store';
import { Pawn } from '../art/Pawn';
import type { TakenPicture } from '../protocol/card';
import { Card } from './Card';
import styles from './taken.module.css';

/** The place of something that somebody has taken: what it does still stands there, flat, and who has it. */
export const Taken = memo(function Taken({ taken: { card, seat } }: { readonly taken: TakenPicture }) {
  const { cards } = useWords();
  const owner = useSeatName(seat);
  return (
    <button
      type="button"
      className={styles.taken}
      data-taken={card.id}
      data-name={card.id}
      tabIndex={-1}
      title={`${card.title}: ${owner}`}
      aria-label={`${cards.openCard(card.title)} (${owner})`}
      onClick={() => update({ card: card.id })}
    >
      <Card card={card} size="face" priced={false} />
      <span className={styles.owner}>
        <Pawn seat={seat} />
        <span className={styles.name}>{owner}</span>
      </span>
    </button>
  );
});
