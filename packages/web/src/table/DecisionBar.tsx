import { lazy, Suspense } from 'react';
import { Hint } from '../advice/Hint';
import { Thinking } from '../advice/Thinking';
import { Notice } from '../app/Notice';
import { attempt, call, useWords } from '../app/store';
import { Named } from '../cards/Named';
import type { Deciding } from '../decisions/deciding';
import type { Table } from '../protocol/table';
import styles from './table.module.css';

const OwnClock = lazy(() =>
  import('../online/table/Clocks').then((module) => ({ default: module.OwnClock })),
);

interface Props {
  readonly table: Table;
  readonly deciding: Deciding | undefined;
}

/** What is asked, in words, and the ways back and forth. */
export function DecisionBar({ table, deciding }: Props) {
  const words = useWords();
  const { back, waitsFor, seats, ending } = table;
  const waiting = waitsFor >= 0 ? words.waitingFor(seats[waitsFor].name) : '';
  const goBack = (to: number | undefined) =>
    to === undefined ? undefined : () => void attempt('back', { to });
  return (
    <footer className={styles.bar}>
      <Notice />
      <div className={styles.barRow}>
        <p className={styles.prompt} data-testid="prompt">
          <Named text={ending?.winner ?? deciding?.asked.prompt ?? waiting} />
        </p>
        {table.online !== undefined && (
          <Suspense>
            <OwnClock online={table.online} />
          </Suspense>
        )}
        <Thinking table={table} />
        <button type="button" disabled={back.undo === undefined} onClick={goBack(back.undo)}>
          {table.online?.undoAsks === true ? words.atTable.askToUndo : words.undo}
        </button>
        <button type="button" disabled={back.restart === undefined} onClick={goBack(back.restart)}>
          {words.restart}
        </button>
        {table.unconfirmed && (
          <button type="button" className="primary" onClick={() => void call('confirm', {})}>
            {words.confirm}
          </button>
        )}
        <Hint table={table} deciding={deciding} />
      </div>
    </footer>
  );
}
