import { type ReactNode, useState } from 'react';
import { type Roving, useRoving } from '../board/use-roving';
import type { Deciding } from '../decisions/deciding';
import type { CardPicture, Table } from '../protocol/table';
import { CardSheet } from './CardSheet';
import { CardText } from './CardText';
import { CardTile } from './CardTile';
import styles from './cards.module.css';
import { isHeld, type Stack, useStacks } from './stacks';
import { Tip } from './Tip';
import { type TipControl, useTip } from './useTip';

interface Props {
  readonly table: Table;
  readonly deciding: Deciding | undefined;
}

/** More cards than these lie in two lines. */
const ONE_LINE = 7;

/** Cards that lie together, each row at its place on the table. */
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
  const tip = useTip();
  const [opened, setOpened] = useState<string>();
  const roving = useRoving(deciding?.asked.number ?? -1);
  const plays = table.online === undefined || table.online.seat !== undefined;
  const choice = choosing(deciding, tip);
  const row = (id: Stack['id']) => {
    const stack = stacks.find((one) => one.id === id);
    if (stack === undefined) return null;
    return <Row stack={stack} plays={plays} choice={choice} roving={roving} tip={tip} onOpen={setOpened} />;
  };
  return {
    hand: row('hand'),
    played: row('played'),
    offer: row('offer'),
    large: <Large stacks={stacks} choice={choice} tip={tip} opened={opened} onOpen={setOpened} />,
  };
}

/** What can be chosen among the cards now, and how. */
interface Choosing {
  readonly isMarked: (card: CardPicture) => boolean;
  /** Whether it is part of an answer that is put together. */
  readonly isChosen: (card: CardPicture) => boolean;
  readonly take: (card: CardPicture) => void;
}

function choosing(deciding: Deciding | undefined, tip: TipControl): Choosing {
  return {
    isMarked: ({ id }) => deciding?.canPoint({ on: 'card', id }) === true,
    isChosen: ({ id }) => deciding?.isChosen({ on: 'card', id }) === true,
    take: ({ id }) => {
      tip.close();
      deciding?.pointAt({ on: 'card', id });
    },
  };
}

interface RowProps {
  readonly stack: Stack;
  readonly plays: boolean;
  readonly choice: Choosing;
  readonly roving: Roving;
  readonly tip: TipControl;
  readonly onOpen: (id: string) => void;
}

/** Cards beside each other: one stop of the tab key, within which arrows, Home and End lead from card to card. */
function Row({ stack: { id, title, cards }, plays, choice, roving, tip, onOpen }: RowProps) {
  const stop = roving.stopOf(cards, choice.isMarked);
  const many = cards.length > ONE_LINE;
  return (
    <section
      className={styles.stack}
      data-stack={id}
      data-many={many}
      onKeyDown={roving.onKeyDown}
      role="presentation"
    >
      <h2 className={styles.stackTitle}>{title}</h2>
      <div className={styles.tiles} role="toolbar" aria-label={title}>
        {cards.map((card) => (
          <CardTile
            key={card.id}
            card={card}
            held={id !== 'played'}
            plays={plays}
            marked={choice.isMarked(card)}
            chosen={choice.isChosen(card)}
            tabStop={card === stop}
            tip={tip.handlers(card.id)}
            onReach={(event) => roving.reach(card.id, event)}
            onTake={() => choice.take(card)}
            onOpen={() => onOpen(card.id)}
          />
        ))}
      </div>
    </section>
  );
}

interface LargeProps {
  readonly stacks: readonly Stack[];
  readonly choice: Choosing;
  readonly tip: TipControl;
  readonly opened: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

/** The card that somebody looks at or has opened. */
function Large({ stacks, choice, tip: { tipped }, opened, onOpen }: LargeProps) {
  const all = stacks.flatMap(({ cards }) => cards);
  const card = all.find(({ id }) => id === (opened ?? tipped?.id));
  if (card === undefined) return null;
  const held = isHeld(stacks, card);
  if (opened === undefined)
    return tipped === undefined ? null : (
      <Tip box={tipped.box} side="above">
        <CardText card={card} held={held} />
      </Tip>
    );
  return (
    <CardSheet
      card={card}
      held={held}
      onTake={choice.isMarked(card) ? () => choice.take(card) : undefined}
      onClose={() => onOpen(undefined)}
    />
  );
}
