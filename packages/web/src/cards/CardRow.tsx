import { type CSSProperties, useDeferredValue } from 'react';
import { useLatest } from '../app/use-latest';
import { useMedia } from '../app/use-media';
import { useRoving } from '../board/use-roving';
import type { CardPicture, TakenPicture } from '../protocol/card';
import { CardTile } from './CardTile';
import styles from './cards.module.css';
import type { Choosing } from './choosing';
import { type HandKind, hasRowsOfKinds, liesOf } from './hand-rows';
import { columnsOf, LARGE_HAND } from './hand-size';
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
  /** Those of the hand that lie in front, where each kind is a row. */
  readonly front?: HandKind;
}

/** Cards beside each other: one stop of the tab key, within which arrows, Home and End lead from card to card. */
export function CardRow({
  stack,
  empty,
  front = 'occupation',
  plays,
  choice,
  offered,
  asked,
  tip,
  onOpen,
}: Props) {
  const { id, title, cards, taken = [] } = stack;
  const roving = useRoving(asked);
  const take = useLatest(choice.take);
  const stop = roving.stopOf(cards, choice.isMarked);
  const isLarge = useMedia(LARGE_HAND);
  const columns = columnsOf(cards.length, isLarge);
  const isHand = id === 'hand';
  // To lay many cards anew takes a while: the table is seen first.
  const inFront = useDeferredValue(front);
  const lies = isHand ? liesOf(cards, inFront, isLarge) : [];
  return (
    <section className={styles.stack} data-stack={id} data-offered={amountOf(offered)}>
      <h2 className={styles.stackTitle}>{title}</h2>
      {cards.length === 0 && <p className={styles.empty}>{empty}</p>}
      <div className={styles.keys} role="presentation" onKeyDown={roving.onKeyDown}>
        <div
          className={styles.tiles}
          style={{ '--card-columns': columns } as CSSProperties}
          data-kinds={(isHand && hasRowsOfKinds(cards, isLarge)) || undefined}
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
                {...lies[i]}
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

/** How many cards can be chosen, where they are so few that their texts find room on a small screen. */
function amountOf(offered: number): 'few' | 'several' | undefined {
  if (offered > 8) return undefined;
  return offered <= 4 ? 'few' : 'several';
}
