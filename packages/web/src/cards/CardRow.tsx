import type { CSSProperties } from 'react';
import { useLatest } from '../app/use-latest';
import { useMedia } from '../app/use-media';
import { useRoving } from '../board/use-roving';
import type { CardPicture, TakenPicture } from '../protocol/card';
import { CardTile, type Lie } from './CardTile';
import styles from './cards.module.css';
import type { Choosing } from './choosing';
import { columnsOf } from './hand-size';
import type { Stack } from './stacks';
import { Taken } from './Taken';
import type { TipControl } from './useTip';

/** How the rows of the tray are used: what can be chosen, what is looked at and opened. */
export interface RowUse {
  /** Whoever looks on plays, and does not only watch. */
  readonly plays: boolean;
  readonly choice: Choosing;
  /** How many cards of all rows can be chosen. */
  readonly offered: number;
  /** The number of the decision. */
  readonly asked: number;
  readonly tip: TipControl;
  /** Always the same function. */
  readonly onOpen: (id: string) => void;
}

interface Props extends RowUse {
  readonly stack: Stack;
  /** What is said if no card is shown. */
  readonly empty?: string;
}

/** Cards beside each other: one stop of the tab key, within which arrows, Home and End lead from card to card. */
export function CardRow({ stack, empty, plays, choice, offered, asked, tip, onOpen }: Props) {
  const { id, title, cards, taken = [] } = stack;
  const roving = useRoving(asked);
  const take = useLatest(choice.take);
  const stop = roving.stopOf(cards, choice.isMarked);
  const isLarge = useMedia(LARGE_SCREEN);
  const columns = columnsOf(cards.length, isLarge);
  const deep = cards.length - columns;
  const lieOf = (nth: number): Lie | undefined =>
    id === 'hand' ? { layer: layerOf(nth, deep), turn: deep > 0 ? 0 : turnOf(nth, columns) } : undefined;
  return (
    <section className={styles.stack} data-stack={id} data-offered={amountOf(offered)}>
      <h2 className={styles.stackTitle}>{title}</h2>
      {cards.length === 0 && <p className={styles.empty}>{empty}</p>}
      <div className={styles.keys} role="presentation" onKeyDown={roving.onKeyDown}>
        <div
          className={styles.tiles}
          style={{ '--card-columns': columns } as CSSProperties}
          role="toolbar"
          aria-label={title}
        >
          {placesOf(cards, taken).map((place, i) =>
            'seat' in place ? (
              <Taken key={place.card.id} taken={place} />
            ) : (
              <CardTile
                key={place.id}
                card={place}
                held={id !== 'played'}
                {...lieOf(i)}
                plays={plays}
                marked={choice.isMarked(place)}
                chosen={choice.isChosen(place)}
                tabStop={place === stop}
                tip={tip.handlers(place.id)}
                onReach={roving.reach}
                onTake={take}
                onOpen={onOpen}
              />
            ),
          )}
        </div>
      </div>
    </section>
  );
}

/** Cards and empty places in their order. */
function placesOf(
  cards: readonly CardPicture[],
  taken: readonly TakenPicture[],
): readonly (CardPicture | TakenPicture)[] {
  let next = 0;
  return Array.from(
    { length: cards.length + taken.length },
    (_, i) => taken.find(({ place }) => place === i) ?? cards[next++],
  );
}

/** Where a hand has the room that a large screen gives it. */
const LARGE_SCREEN = '(min-width: 1600px) and (min-height: 560px)';

/** Which of the two in its column a card of the hand is, where so many columns have two; they lie at the left. */
function layerOf(nth: number, deep: number): Lie['layer'] {
  if (nth >= 2 * deep) return 'alone';
  return nth % 2 === 0 ? 'behind' : 'before';
}

/** How far a card of a fan is turned: from -1 for the first to 1 for the last. */
function turnOf(nth: number, all: number): number {
  return all === 1 ? 0 : (2 * nth) / (all - 1) - 1;
}

/** How many cards can be chosen, where they are so few that their texts find room on a small screen. */
function amountOf(offered: number): 'few' | 'several' | undefined {
  if (offered > 8) return undefined;
  return offered <= 4 ? 'few' : 'several';
}
