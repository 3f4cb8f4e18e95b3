import type { CSSProperties } from 'react';
import { useLatest } from '../app/use-latest';
import { useRoving } from '../board/use-roving';
import type { CardPicture, TakenPicture } from '../protocol/table';
import { CardTile } from './CardTile';
import styles from './cards.module.css';
import type { Choosing } from './choosing';
import type { Stack } from './stacks';
import { Taken } from './Taken';
import type { TipControl } from './useTip';

/** How the rows of the tray are used: what can be chosen, what is looked at and opened. */
export interface RowUse {
  /** Whoever looks on plays, and does not only watch. */
  readonly plays: boolean;
  readonly choice: Choosing;
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
export function CardRow({ stack, empty, plays, choice, asked, tip, onOpen }: Props) {
  const { id, title, cards, taken = [] } = stack;
  const roving = useRoving(asked);
  const take = useLatest(choice.take);
  const stop = roving.stopOf(cards, choice.isMarked);
  const columns = { '--all': Math.max(1, cards.length), '--half': Math.max(1, Math.ceil(cards.length / 2)) };
  return (
    <section className={styles.stack} data-stack={id} data-lines={linesOf(cards.length)}>
      <h2 className={styles.stackTitle}>{title}</h2>
      {cards.length === 0 && <p className={styles.empty}>{empty}</p>}
      <div className={styles.keys} role="presentation" onKeyDown={roving.onKeyDown}>
        <div className={styles.tiles} style={columns as CSSProperties} role="toolbar" aria-label={title}>
          {placesOf(cards, taken).map((place) =>
            'seat' in place ? (
              <Taken key={place.id} taken={place} />
            ) : (
              <CardTile
                key={place.id}
                card={place}
                held={id !== 'played'}
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

/** In how many lines so many cards lie: in one on any screen, in one on a wide screen, in two. */
function linesOf(count: number): 'one' | 'oneIfWide' | 'two' {
  if (count <= 7) return 'one';
  return count <= 11 ? 'oneIfWide' : 'two';
}
