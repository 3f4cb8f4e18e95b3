import { type CSSProperties, type FocusEvent, memo, type PointerEvent, useRef } from 'react';
import type { CardPicture } from '../protocol/card';
import { Card } from './Card';
import styles from './cards.module.css';
import type { Lie } from './hand-rows';
import type { TipHandlers } from './useTip';

interface Props extends Partial<Lie> {
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
  readonly onReach: (id: string, event: FocusEvent<HTMLElement>) => void;
  /** Takes a card that can be chosen; opens any other, and every one that a finger touches. */
  readonly onTake: (card: CardPicture) => void;
  readonly onOpen: (id: string) => void;
}

/** A card in its place on the table; one that cannot be had lies lower and is paler. */
export const CardTile = memo(function CardTile(props: Props) {
  const {
    card,
    held,
    layer,
    turn = 0,
    column,
    plays,
    marked,
    chosen,
    tabStop,
    tip,
    onReach,
    onTake,
    onOpen,
  } = props;
  const touched = useRef(false);
  const { id, title, category, whyNot, on } = card;
  return (
    <button
      type="button"
      className={styles.tile}
      data-card={id}
      data-layer={layer}
      style={lieStyle(turn, column)}
      data-marked={marked}
      data-chosen={chosen}
      aria-pressed={chosen || undefined}
      data-blocked={held && plays && whyNot !== undefined}
      tabIndex={tabStop ? 0 : -1}
      aria-label={[title, category?.words, ...(on ?? []), whyNot].filter(Boolean).join(', ')}
      onPointerDown={({ pointerType }: PointerEvent) => {
        touched.current = pointerType === 'touch';
      }}
      onClick={() => (marked && !touched.current ? onTake(card) : onOpen(id))}
      {...tip}
      onFocus={(event) => {
        onReach(id, event);
        tip.onFocus(event);
      }}
    >
      <Card card={card} size="face" priced={held} />
    </button>
  );
});

function lieStyle(turn: number, column: number | undefined): CSSProperties | undefined {
  if (column !== undefined) return { '--column': column } as CSSProperties;
  return turn === 0 ? undefined : ({ '--turn': turn } as CSSProperties);
}
