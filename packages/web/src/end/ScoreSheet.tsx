import { Fragment } from 'react';
import { usePage, useWords } from '../app/store';
import type { Table } from '../protocol/table';
import { ScoreTable } from '../table/ScoreTable';
import styles from './end.module.css';

interface Props {
  readonly table: Table;
  /** The points are not told yet. */
  readonly hidden: boolean;
}

/** The points of all seats at the end, and of teams where there are any. */
export function ScoreSheet({ table, hidden }: Props) {
  const words = useWords();
  return (
    <section className={styles.card} aria-label={words.scoreSheet} hidden={hidden}>
      <h2>{words.scoreSheet}</h2>
      <div className={styles.sheet}>
        <ScoreTable table={table} />
      </div>
      <Teams table={table} />
    </section>
  );
}

/** What teams have together, where there are teams. */
function Teams({ table: { seats, ending } }: { readonly table: Table }) {
  const words = useWords();
  const { language } = usePage();
  if (ending?.teams === undefined) return null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <dl className={styles.teams}>
      {ending.teams.map((team) => (
        <Fragment key={team.seats.join()}>
          <dt>{words.around.end.team(list.format(team.seats.map((seat) => seats[seat].name)))}</dt>
          <dd>{words.points(team.points)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
