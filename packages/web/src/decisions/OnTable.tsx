import { useState } from 'react';
import { Suggested } from '../advice/Suggested';
import { usePage, useWords } from '../app/store';
import type { Choice, Target } from '../protocol/asked';
import type { Table } from '../protocol/table';
import { ChoiceButtons } from './ChoiceButtons';
import { Answers, roomOf } from './Choices';
import choicesStyles from './choices.module.css';
import type { DecisionProps } from './registry';
import sheetStyles from './sheet.module.css';

/** A decision that is made on the board: only what has no place there stands here as buttons. */
export function OnBoard({ deciding }: DecisionProps) {
  const { decisions } = useWords();
  return <OnTable deciding={deciding} text={decisions.tapSpace} on="space" />;
}

/** A decision that is made on the farm. */
export function OnFarm({ deciding }: DecisionProps) {
  const { decisions } = useWords();
  return <OnTable deciding={deciding} text={decisions.tapCell} on="cell" />;
}

/** A decision at which end the farm grows. */
export function OnEnds({ deciding }: DecisionProps) {
  const { decisions } = useWords();
  return <OnTable deciding={deciding} text={decisions.tapEnd} on="end" withButtons />;
}

/** A decision for a card that lies on the table; one that lies nowhere stands here as a button. */
export function OnCards({ deciding }: DecisionProps) {
  const { decisions } = useWords();
  return <OnTable deciding={deciding} text={decisions.tapCard} on="card" />;
}

/** The ids of all cards that the viewer has in sight and can tap. */
export function cardsOf(table: Table | undefined): string[] {
  if (table === undefined) return [];
  const { hand, offer, seats, viewer } = table;
  return [...hand, ...offer.cards, ...seats[Math.max(0, viewer)].cards].map(({ id }) => id);
}

/** Building: rooms and stables on the farm, or a building of the display. */
export function OnFarmOrCards({ deciding }: DecisionProps) {
  const isCards = deciding.asked.choices.some(({ target }) => target?.on === 'card');
  return isCards ? <OnCards deciding={deciding} /> : <OnFarm deciding={deciding} />;
}

interface Props extends DecisionProps {
  readonly text: string;
  readonly on: Target['on'];
  /** What can be tapped on the table stands here as well. */
  readonly withButtons?: boolean;
}

const isOnCard = ({ target }: Choice) => target?.on === 'card';

function OnTable({ deciding, text, on, withButtons = false }: Props) {
  const { decisions } = useWords();
  const { narrowed, asked } = deciding;
  const { table } = usePage();
  if (narrowed !== undefined) return <Narrowed deciding={deciding} />;
  const isHere = ({ target }: Choice) => target?.on === on;
  const isOnTable = (choice: Choice) => isHere(choice) || (on === 'space' && isOnCard(choice));
  const isInSight = ({ target }: Choice) => target?.on !== 'card' || cardsOf(table).includes(target.id);
  const own = asked.choices.filter(({ anytime }) => !anytime);
  const here = own.some(isHere) || asked.elsewhere.some((target) => target.on === on);
  const listed = withButtons ? own : own.filter((choice) => !isOnTable(choice) || !isInSight(choice));
  const ofCards = on === 'space' ? own.filter((choice) => isOnCard(choice) && isInSight(choice)) : [];
  return (
    <>
      {here && <Hint deciding={deciding} text={ofCards.length > 0 ? decisions.tapSpaceOrCard : text} />}
      <OtherFarms deciding={deciding} />
      {ofCards.length > 0 && <Beside deciding={deciding} choices={ofCards} />}
      {listed.length > 0 && <Answers deciding={deciding} choices={listed} />}
    </>
  );
}

interface HintProps extends DecisionProps {
  readonly text: string;
}

/** How the decision is made; at the beginning of a turn the spaces that are suggested, if somebody wants that. */
function Hint({ deciding, text }: HintProps) {
  const { table } = usePage();
  if (table?.advice === undefined || !deciding.asked.turn) return <p className={sheetStyles.hint}>{text}</p>;
  return <Suggested table={table} deciding={deciding} otherwise={text} />;
}

interface BesideProps extends DecisionProps {
  readonly choices: readonly Choice[];
}

/** Cards that may be chosen instead of a space, for screens on which they are not in sight together. */
function Beside({ deciding, choices }: BesideProps) {
  const { decisions } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <details
      className={choicesStyles.beside}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{decisions.cardInstead(choices.length)}</summary>
      {open && <ChoiceButtons deciding={deciding} choices={choices} />}
    </details>
  );
}

/** Several answers at the place that was pointed at. */
export function Narrowed({ deciding }: DecisionProps) {
  const { decisions } = useWords();
  const room = roomOf(deciding.choices) === 'sheet' ? 'sheet' : 'bar';
  return (
    <div
      className={room === 'bar' ? `${sheetStyles.paper} ${sheetStyles.few}` : sheetStyles.paper}
      data-narrowed={room}
    >
      <p className={sheetStyles.soft}>{decisions.whichOfThese}</p>
      <ChoiceButtons deciding={deciding} choices={deciding.choices} />
      <button type="button" className={sheetStyles.more} onClick={() => deciding.widen()}>
        {decisions.backToAll}
      </button>
    </div>
  );
}

/** Where a decision may be made on several farms: which of them is shown large. */
function OtherFarms({ deciding }: DecisionProps) {
  const { asked, farmSeat = asked.seat } = deciding;
  const seats = [
    ...new Set(asked.choices.flatMap(({ target }) => (target?.on === 'cell' ? [target.seat] : []))),
  ];
  return <FarmTabs seats={seats} shown={farmSeat} onTurn={(seat) => deciding.turnTo(seat)} />;
}

interface FarmTabsProps {
  readonly seats: readonly number[];
  readonly shown: number;
  readonly onTurn: (seat: number) => void;
}

/** One button for each farm that can be built on, if there are several. */
export function FarmTabs({ seats, shown, onTurn }: FarmTabsProps) {
  const { decisions } = useWords();
  const { table } = usePage();
  if (seats.length < 2) return null;
  return (
    <div className={sheetStyles.tabs}>
      {seats.map((seat) => (
        <button key={seat} type="button" aria-pressed={seat === shown} onClick={() => onTurn(seat)}>
          {decisions.farmOf(table?.seats[seat].name ?? '')}
        </button>
      ))}
    </div>
  );
}
