import { Fragment, useState } from 'react';
import { usePage, useWords } from '../app/store';
import { PersonIcon } from '../art/PersonIcon';
import type { SeatPicture, Table } from '../protocol/table';
import { signed } from '../words/signed';
import styles from './end.module.css';

/** The points of all seats by category; a category with lines opens. */
export function ScoreSheet({ table }: { readonly table: Table }) {
  const words = useWords();
  const { seats, scores, ending } = table;
  return (
    <section className={styles.card} aria-label={words.scoreSheet}>
      <h2>{words.scoreSheet}</h2>
      <div className={styles.sheet}>
        <table data-many={seats.length > 3}>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{words.scoreSheet}</span>
              </th>
              {seats.map((seat) => (
                <SeatColumn key={seat.seat} seat={seat} won={ending?.winners.includes(seat.seat) === true} />
              ))}
            </tr>
          </thead>
          <tbody>
            {scores.map((category) => (
              <CategoryRows key={category.title} category={category} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              {seats.map(({ seat, points }) => (
                <td key={seat}>{signed(points)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <Teams table={table} />
    </section>
  );
}

function SeatColumn({ seat: { seat, name }, won }: { readonly seat: SeatPicture; readonly won: boolean }) {
  return (
    <th scope="col" style={{ color: `var(--seat-${seat})` }}>
      <PersonIcon seat={seat} size={22} />
      <span>
        {won && <span aria-hidden="true">★ </span>}
        {name}
      </span>
    </th>
  );
}

function CategoryRows({
  category: { title, points, lines },
}: {
  readonly category: Table['scores'][number];
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <tr>
        <th scope="row">
          {lines.length === 0 ? (
            title
          ) : (
            <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
              {title}
            </button>
          )}
        </th>
        <Points points={points} />
      </tr>
      {open &&
        lines.map((line) => (
          <tr key={line.title} className={styles.line}>
            <th scope="row">{line.title}</th>
            <Points points={line.points} />
          </tr>
        ))}
    </>
  );
}

function Points({ points }: { readonly points: readonly (number | undefined)[] }) {
  return points.map((one, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its seat.
    <td key={seat} data-minus={one !== undefined && one < 0}>
      {one === undefined ? '' : signed(one)}
    </td>
  ));
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
