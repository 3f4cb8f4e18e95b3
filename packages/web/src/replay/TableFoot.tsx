import { update, useWords } from '../app/store';
import type { Deciding } from '../decisions/deciding';
import type { Table } from '../protocol/table';
import { DecisionBar } from '../table/DecisionBar';
import { ReplayBar } from './ReplayBar';
import styles from './replay.module.css';

interface Props {
  readonly table: Table;
  readonly deciding: Deciding | undefined;
}

/** The foot of the table: what is asked, the replay, or the way back to the result. */
export function TableFoot({ table, deciding }: Props) {
  const words = useWords();
  if (table.replaying) return <ReplayBar table={table} />;
  if (table.ending === undefined) return <DecisionBar table={table} deciding={deciding} />;
  return (
    <footer className={styles.bar}>
      <div className={styles.row}>
        <p data-testid="prompt">{table.ending.winner}</p>
        <button type="button" className="primary" onClick={() => update({ atResult: true })}>
          {words.around.end.seeResult}
        </button>
      </div>
    </footer>
  );
}
