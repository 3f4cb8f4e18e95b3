import { lazy, Suspense } from 'react';
import { Hint } from '../advice/Hint';
import { Thinking } from '../advice/Thinking';
import { Notice } from '../app/Notice';
import { attempt, call, useLanguage, useWords } from '../app/store';
import { Pawn } from '../art/Pawn';
import { Named } from '../cards/Named';
import type { Deciding } from '../decisions/deciding';
import type { SeatPicture } from '../protocol/seat';
import type { Table } from '../protocol/table';
import { BotPace } from '../rhythm/BotPace';
import { HappenedStrip } from '../rhythm/HappenedStrip';
import { peopleHere } from '../rhythm/people-here';
import type { InterfaceWords } from '../words/interface-words';
import { Anytime, waysOf } from './Anytime';
import { afterName } from './after-name';
import { BarIcon } from './BarIcon';
import styles from './bar.module.css';
import { DecisionPanel } from './DecisionPanel';

const OwnClock = lazy(() =>
  import('../online/table/Clocks').then((module) => ({ default: module.OwnClock })),
);

interface Props {
  readonly table: Table;
  readonly deciding: Deciding | undefined;
}

/** The one place where something is asked: who is asked what, the answers, and the ways back and forth. It never moves. */
export function DecisionBar({ table, deciding }: Props) {
  const words = useWords();
  const { online } = table;
  const watches = online !== undefined && online.seat === undefined;
  const ways = waysOf(table, deciding);
  const mayBeAdvised = !watches && online?.advice !== false;
  return (
    <footer className={styles.bar}>
      <Notice />
      <Question table={table} deciding={deciding} />
      {deciding !== undefined && <DecisionPanel deciding={deciding} />}
      {(deciding === undefined || deciding.asked.turn) && <HappenedStrip table={table} />}
      <div className={styles.ways}>
        {online !== undefined && (
          <Suspense>
            <OwnClock online={online} />
          </Suspense>
        )}
        <Thinking table={table} />
        <BotPace table={table} />
        <Anytime ways={ways} inline={isRoomy(table, deciding)} />
        {mayBeAdvised && <Hint table={table} deciding={deciding} />}
        {!watches && <WaysBack table={table} />}
        {table.unconfirmed && (
          <button type="button" className="primary" onClick={() => void call('confirm', {})}>
            {words.confirm}
          </button>
        )}
      </div>
    </footer>
  );
}

/** Whether the answers are given on the table itself, so that the bar has room for more. */
function isRoomy({ advice, online }: Table, deciding: Deciding | undefined): boolean {
  return advice === undefined && online === undefined && deciding?.asked.turn !== false;
}

/** The ways back, of whoever plays. */
function WaysBack({ table: { back, online } }: Pick<Props, 'table'>) {
  const words = useWords();
  const goBack = (to: number | undefined) =>
    to === undefined ? undefined : () => void attempt('back', { to });
  return (
    <>
      <button type="button" disabled={back.undo === undefined} title={words.undo} onClick={goBack(back.undo)}>
        <BarIcon of="undo" />
        <span className={styles.word}>
          {online?.undoAsks === true ? words.atTable.askToUndo : words.undo}
        </span>
      </button>
      <button
        type="button"
        disabled={back.restart === undefined}
        title={words.restart}
        onClick={goBack(back.restart)}
      >
        <BarIcon of="restart" />
        <span className={styles.word}>{words.restart}</span>
      </button>
    </>
  );
}

/** Who is asked, and what; or who is waited for. */
function Question({ table, deciding }: Props) {
  const words = useWords();
  const language = useLanguage();
  const { waitsFor, seats, ending } = table;
  const waiting = waitsFor >= 0 ? waitingText(seats[waitsFor], words) : '';
  const asked = deciding?.asked.seat ?? waitsFor;
  const whose = ending === undefined && deciding !== undefined && peopleHere(table) > 1;
  const text = ending?.winner ?? deciding?.asked.prompt ?? waiting;
  return (
    <div className={styles.question} data-content>
      {asked >= 0 && <Pawn seat={asked} />}
      <p className={styles.prompt} data-testid="prompt">
        {whose && <b style={{ color: `var(--seat-${asked})` }}>{words.atTable.asks(seats[asked].name)} </b>}
        <Named text={whose ? afterName(deciding.asked.prompt, language) : text} />
        {deciding?.asked.ask === 'marketplace' && ` ${partnerText(seats, asked, words)}`}
      </p>
    </div>
  );
}

/** Who is waited for, and whether that may take long, as nobody is there. */
function waitingText({ name, here }: SeatPicture, { waitingFor, atTable }: InterfaceWords): string {
  return here === false ? `${waitingFor(name)} ${atTable.isAway(name)}` : waitingFor(name);
}

/** Who the partner is with whom goods are exchanged. */
function partnerText(seats: readonly SeatPicture[], seat: number, { atTable }: InterfaceWords): string {
  const { partner } = seats[seat];
  return partner === undefined ? '' : `(${atTable.partner(seats[partner].name)})`;
}
