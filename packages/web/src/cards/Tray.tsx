import { useState } from 'react';
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

/** So many cards of all rows fit beside each other. */
const TOGETHER = 8;

/** More cards than these lie in two lines. */
const ONE_LINE = 7;

/** The cards of the person before the screen and what is on offer: the row that the decision needs comes up by itself. */
export function Tray({ table, deciding }: Props) {
  const stacks = useStacks(table);
  const tip = useTip();
  const [opened, setOpened] = useState<string>();
  const [chosen, setChosen] = useState<{ id: Stack['id']; number: number }>();
  const number = deciding?.asked.number ?? -1;
  const roving = useRoving(number);
  if (stacks.length === 0) return null;
  const plays = table.online === undefined || table.online.seat !== undefined;
  const choice = choosing(deciding, tip);
  const needed = stacks.find(({ cards }) => cards.some(choice.isMarked));
  const wanted = chosen?.number === number || needed === undefined ? chosen?.id : needed.id;
  const front =
    stacks.find(({ id }) => id === wanted) ?? stacks.find(({ id }) => id !== 'played') ?? stacks[0];
  const count = stacks.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <div
      className={styles.tray}
      data-together={stacks.length === 1 || count <= TOGETHER}
      onKeyDown={roving.onKeyDown}
      role="presentation"
    >
      <Tabs stacks={stacks} front={front} onFront={(id) => setChosen({ id, number })} />
      {stacks.map((stack) => (
        <Row
          key={stack.id}
          stack={stack}
          front={stack === front}
          plays={plays}
          choice={choice}
          roving={roving}
          tip={tip}
          onOpen={setOpened}
        />
      ))}
      <Large stacks={stacks} choice={choice} tip={tip} opened={opened} onOpen={setOpened} />
    </div>
  );
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
  readonly front: boolean;
  readonly plays: boolean;
  readonly choice: Choosing;
  readonly roving: Roving;
  readonly tip: TipControl;
  readonly onOpen: (id: string) => void;
}

/** Cards beside each other: one stop of the tab key, within which arrows, Home and End lead from card to card. */
function Row({ stack: { id, title, cards }, front, plays, choice, roving, tip, onOpen }: RowProps) {
  const stop = roving.stopOf(cards, choice.isMarked);
  const many = cards.length > ONE_LINE;
  const columns = many ? Math.ceil(cards.length / 2) : cards.length;
  return (
    <section className={styles.stack} data-stack={id} data-front={front} data-many={many}>
      <h2 className={styles.stackTitle}>{title}</h2>
      <div
        className={styles.tiles}
        role="toolbar"
        aria-label={title}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, var(--tile)))` }}
      >
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

interface TabsProps {
  readonly stacks: readonly Stack[];
  readonly front: Stack;
  readonly onFront: (id: Stack['id']) => void;
}

function Tabs({ stacks, front, onFront }: TabsProps) {
  return (
    <div className={styles.tabs}>
      {stacks.map((stack) => (
        <button
          key={stack.id}
          type="button"
          aria-pressed={stack === front}
          data-tab={stack.id}
          onClick={() => onFront(stack.id)}
        >
          <span>{stack.title}</span> <b>{stack.cards.length}</b>
        </button>
      ))}
    </div>
  );
}
