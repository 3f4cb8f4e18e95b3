import { Fragment } from 'react';
import { usePage, useWords } from '../app/store';
import type { Table } from '../protocol/table';
import styles from './score-table.module.css';

/** What teams have together, where there are teams. */
export function Teams({ table: { seats, teams } }: { readonly table: Table }) {
  const words = useWords();
  const { language } = usePage();
  if (teams === undefined) return null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <dl className={styles.teams} data-teams>
      {teams.map((team) => (
        <Fragment key={team.seats.join()}>
          <dt>{words.around.end.team(list.format(team.seats.map((seat) => seats[seat].name)))}</dt>
          <dd>{words.points(team.points)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
