import { type ReactNode, useState } from 'react';
import { useWords } from '../app/store';
import { useMedia } from '../app/use-media';
import type { Deciding } from '../decisions/deciding';
import type { AskKind } from '../protocol/asked';
import type { Table } from '../protocol/table';
import { CardRow, type RowUse } from './CardRow';
import { CardSheet } from './CardSheet';
import { CardText } from './CardText';
import { choosing } from './choosing';
import { HandTools, type HandView } from './HandTools';
import styles from './hand.module.css';
import { orderedHand } from './hand-order';
import { type HandKind, hasRowsOfKinds, kindOf } from './hand-rows';
import { LARGE_HAND } from './hand-size';
import { isHeld, type Stack, useStacks } from './stacks';
import { Tip } from './Tip';
import { AT_ONCE, useTip } from './useTip';

interface Props {
  readonly table: Table;
  readonly deciding: Deciding | undefined;
}

/** Rows of cards, each at its place on the table. */
export interface Tray {
  readonly hand: ReactNode;
  readonly played: ReactNode;
  readonly offer: ReactNode;
  /** The card that somebody looks at or has opened. */
  readonly large: ReactNode;
}

/** The cards of the person before the screen and what is on offer. */
export function useTray({ table, deciding }: Props): Tray {
  const stacks = useStacks(table);
  const tip = useTip(AT_ONCE);
  const [opened, setOpened] = useState<string>();
  const [view, setView] = useState<HandView>({ filter: 'all', order: 'kind', front: 'occupation' });
  const isLarge = useMedia(LARGE_HAND);
  const { cards: words } = useWords();
  const choice = choosing(deciding, tip);
  const plays = table.online === undefined || table.online.seat !== undefined;
  const use: RowUse = {
    plays,
    choice,
    offered: stacks.flatMap(({ cards }) => cards).filter(choice.isMarked).length,
    asked: deciding?.asked.number ?? -1,
    tip,
    onOpen: setOpened,
  };
  const row = (id: Stack['id']) => {
    const stack = stacks.find((one) => one.id === id);
    return stack === undefined ? null : <CardRow stack={stack} {...use} />;
  };
  const inHand = stacks.find(({ id }) => id === 'hand');
  const shown = inHand === undefined ? [] : shownOf(inHand, view, use);
  const asked = askedOf(shown, use);
  // The row that was asked for stays in front: nothing moves back by itself.
  if (asked !== undefined && asked !== view.front) setView({ ...view, front: asked });
  const front = asked ?? view.front;
  return {
    hand: table.hand.length > 0 && (
      <div className={styles.hand}>
        {table.hand.length > 1 && (
          <div className={styles.tools} data-tools>
            <HandTools view={{ ...view, front }} onView={setView} inRows={hasRowsOfKinds(shown, isLarge)} />
          </div>
        )}
        {inHand !== undefined && (
          <CardRow stack={{ ...inHand, cards: shown }} empty={words.noneShown} front={front} {...use} />
        )}
      </div>
    ),
    played: row('played'),
    offer: row('offer'),
    large: (
      <Large
        stacks={stacks}
        use={use}
        ask={deciding?.asked.ask}
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
    ),
  };
}

/** The cards of the hand as they are wanted; all of them if the decision is about one that would not be shown. */
function shownOf({ cards }: Stack, { filter, order }: HandView, { choice }: RowUse): Stack['cards'] {
  const shown = orderedHand(cards, filter, order);
  const hidden = cards.some((card) => choice.isMarked(card) && !shown.includes(card));
  return hidden ? orderedHand(cards, 'all', order) : shown;
}

/** The kind that can be chosen from; undefined if there are both or neither. */
function askedOf(cards: Stack['cards'], { choice }: RowUse): HandKind | undefined {
  const kinds = new Set(cards.filter(choice.isMarked).map(kindOf));
  const [only] = kinds.size === 1 ? kinds : [];
  return only;
}

interface LargeProps {
  readonly stacks: readonly Stack[];
  readonly use: RowUse;
  readonly ask: AskKind | undefined;
  readonly opened: string | undefined;
  readonly onClose: () => void;
}

/** The card that somebody looks at or has opened. */
function Large({ stacks, use: { choice, tip }, ask, opened, onClose }: LargeProps) {
  const { tipped } = tip;
  const all = stacks.flatMap(({ cards }) => cards);
  const card = all.find(({ id }) => id === (opened ?? tipped?.id));
  if (card === undefined) return null;
  const held = isHeld(stacks, card);
  if (opened === undefined)
    return tipped === undefined ? null : (
      <Tip box={tipped.box} side="above" bare>
        <CardText card={card} held={held} offered={choice.isMarked(card)} />
      </Tip>
    );
  const onTake = choice.isMarked(card) ? () => choice.take(card) : undefined;
  return <CardSheet card={card} held={held} ask={ask} onTake={onTake} onClose={onClose} />;
}
