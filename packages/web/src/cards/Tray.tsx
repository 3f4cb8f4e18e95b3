import { useState } from 'react';
import { useWords } from '../app/store';
import type { Deciding } from '../decisions/deciding';
import type { Table } from '../protocol/table';
import { CardRow, type RowUse } from './CardRow';
import { CardSheet } from './CardSheet';
import { CardText } from './CardText';
import styles from './cards.module.css';
import { choosing } from './choosing';
import { HandTools, type HandView } from './HandTools';
import { orderedHand } from './hand-order';
import { isHeld, type Stack, useStacks } from './stacks';
import { Tip } from './Tip';
import { useTip } from './useTip';

interface Props {
  readonly table: Table;
  readonly deciding: Deciding | undefined;
}

/** So many cards of all rows fit beside each other. */
const TOGETHER = 8;

/** A side of the tray: the own cards in hand and in play, or what is on offer. */
type Side = 'hand' | 'offer';

const sideOf = ({ id }: Stack): Side => (id === 'offer' ? 'offer' : 'hand');

/** The cards of the person before the screen and what is on offer: the side that the decision needs comes up by itself. */
export function Tray({ table, deciding }: Props) {
  const stacks = useStacks(table);
  const tip = useTip();
  const [opened, setOpened] = useState<string>();
  const [chosen, setChosen] = useState<{ side: Side; number: number }>();
  const [view, setView] = useState<HandView>({ filter: 'all', order: 'kind' });
  const number = deciding?.asked.number ?? -1;
  const { cards: words } = useWords();
  if (stacks.length === 0) return null;
  const choice = choosing(deciding, tip);
  const needed = stacks.find(({ cards }) => cards.some(choice.isMarked));
  const wanted = chosen?.number === number || needed === undefined ? chosen?.side : sideOf(needed);
  const sides = [...new Set(stacks.map(sideOf))];
  const front = sides.find((side) => side === wanted) ?? sides[0];
  const count = stacks.reduce((sum, { cards }) => sum + cards.length, 0);
  const together = sides.length === 1 || count <= TOGETHER;
  const plays = table.online === undefined || table.online.seat !== undefined;
  const use: RowUse = { plays, choice, asked: number, tip, onOpen: setOpened };
  return (
    <div className={styles.tray} data-together={together}>
      <div className={styles.tools}>
        {!together && <Tabs stacks={stacks} front={front} onFront={(side) => setChosen({ side, number })} />}
        {table.hand.length > 1 && <HandTools view={view} onView={setView} />}
      </div>
      {stacks.map((stack) => (
        <CardRow
          key={stack.id}
          stack={stack.id === 'hand' ? { ...stack, cards: shownOf(stack, view, use) } : stack}
          front={together || sideOf(stack) === front}
          empty={words.noneShown}
          {...use}
        />
      ))}
      <Large stacks={stacks} use={use} opened={opened} onClose={() => setOpened(undefined)} />
    </div>
  );
}

/** The cards of the hand as they are wanted; all of them if the decision is about one that would not be shown. */
function shownOf({ cards }: Stack, { filter, order }: HandView, { choice }: RowUse): Stack['cards'] {
  const shown = orderedHand(cards, filter, order);
  const hidden = cards.some((card) => choice.isMarked(card) && !shown.includes(card));
  return hidden ? orderedHand(cards, 'all', order) : shown;
}

interface LargeProps {
  readonly stacks: readonly Stack[];
  readonly use: RowUse;
  readonly opened: string | undefined;
  readonly onClose: () => void;
}

/** The card that somebody looks at or has opened. */
function Large({ stacks, use: { choice, tip }, opened, onClose }: LargeProps) {
  const { tipped } = tip;
  const all = stacks.flatMap(({ cards }) => cards);
  const card = all.find(({ id }) => id === (opened ?? tipped?.id));
  if (card === undefined) return null;
  const held = isHeld(stacks, card);
  if (opened === undefined)
    return tipped === undefined ? null : (
      <Tip box={tipped.box} side="above" bare>
        <CardText card={card} held={held} />
      </Tip>
    );
  const onTake = choice.isMarked(card) ? () => choice.take(card) : undefined;
  return <CardSheet card={card} held={held} onTake={onTake} onClose={onClose} />;
}

interface TabsProps {
  readonly stacks: readonly Stack[];
  readonly front: Side;
  readonly onFront: (side: Side) => void;
}

/** Turns to the own cards, or to what is on offer. */
function Tabs({ stacks, front, onFront }: TabsProps) {
  const sides = stacks.filter((stack, i) => stacks.findIndex((one) => sideOf(one) === sideOf(stack)) === i);
  return sides.map((stack) => (
    <button
      key={stack.id}
      type="button"
      aria-pressed={sideOf(stack) === front}
      data-tab={sideOf(stack)}
      onClick={() => onFront(sideOf(stack))}
    >
      <span>{stack.title}</span> <b>{stack.cards.length}</b>
    </button>
  ));
}
