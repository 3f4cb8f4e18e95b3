import { type FocusEvent, type PointerEvent, useRef } from 'react';
import { useWords } from '../app/store';
import type { CardPicture } from '../protocol/table';
import { breakable } from '../words/long-words';
import { CardSign } from './CardSign';
import styles from './cards.module.css';
import { Price } from './Price';
import type { TipHandlers } from './useTip';

interface Props {
  readonly card: CardPicture;
  /** It can still be had, so its price and what is in the way count. */
  readonly held: boolean;
  /** Whoever looks on plays, and does not only watch. */
  readonly plays: boolean;
  /** It can be chosen now. */
  readonly marked: boolean;
  /** It is part of an answer that is put together. */
  readonly chosen: boolean;
  /** The tab key stops here, not at the other cards of the row. */
  readonly tabStop: boolean;
  readonly tip: TipHandlers;
  readonly onReach: (event: FocusEvent<HTMLElement>) => void;
  /** Takes a card that can be chosen; opens any other, and every one that a finger touches. */
  readonly onTake: () => void;
  readonly onOpen: () => void;
}

/** A card in a row: sign, title, price, and whether anything is in the way. */
export function CardTile(props: Props) {
  const { card, held, plays, marked, chosen, tabStop, tip, onReach, onTake, onOpen } = props;
  const { atTable } = useWords();
  const touched = useRef(false);
  const { id, title, kind, category, prices, whyNot, on, points, signs } = card;
  const blocked = held && whyNot !== undefined;
  return (
    <button
      type="button"
      className={styles.tile}
      data-card={id}
      data-kind={kind}
      data-marked={marked}
      data-chosen={chosen}
      aria-pressed={chosen || undefined}
      data-blocked={blocked}
      tabIndex={tabStop ? 0 : -1}
      aria-label={[title, category?.words, ...(on ?? []), whyNot].filter(Boolean).join(', ')}
      onPointerDown={({ pointerType }: PointerEvent) => {
        touched.current = pointerType === 'touch';
      }}
      onClick={() => (marked && !touched.current ? onTake() : onOpen())}
      {...tip}
      onFocus={(event) => {
        onReach(event);
        tip.onFocus(event);
      }}
    >
      <span className={styles.title}>{breakable(title)}</span>
      <span className={styles.foot}>
        <CardSign kind={kind} category={category} sign={signs.at(0)} />
        {held ? <Price prices={prices} /> : <span className={styles.on}>{on?.join(' · ')}</span>}
        <span className={styles.corner}>
          {held && plays && !blocked && (
            <span className={styles.state} aria-hidden="true">
              ✓
            </span>
          )}
          {points !== undefined && points !== 0 && (
            <span className={styles.points} title={atTable.pointsPrinted(points)}>
              {points}
            </span>
          )}
        </span>
      </span>
    </button>
  );
}
