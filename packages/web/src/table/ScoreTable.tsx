import { useState } from 'react';
import { useWords } from '../app/store';
import { PersonIcon } from '../art/PersonIcon';
import { Named } from '../cards/Named';
import type { SeatPicture } from '../protocol/seat';
import type { Table } from '../protocol/table';
import { signed } from '../words/signed';
import styles from './score-table.module.css';

type Category = Table['scores'][number];

/** So many rows are seen at one glance. */
const AT_ONCE = 17;

/** The points of all seats by category, during the game and at its end; a category with lines opens and closes. */
export function ScoreTable({ table: { seats, scores, ending } }: { readonly table: Table }) {
  const words = useWords();
  const ties = ending?.ties ?? [];
  const opened = openedAtFirst(scores, ties.length);
  return (
    <table className={styles.sheet} data-many={seats.length > 3}>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{words.scoreSheet}</span>
          </th>
          {seats.map((seat) => (
            <SeatColumn
              key={seat.seat}
              seat={seat}
              won={seats.length > 1 && ending?.winners.includes(seat.seat) === true}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {scores.map((category) => (
          <CategoryRows key={category.title} category={category} opened={opened.includes(category)} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          {seats.map(({ seat, points }) => (
            <td key={seat}>{signed(points)}</td>
          ))}
        </tr>
        {ties.map(({ title, cells }) => (
          <tr key={title} className={styles.tie} data-tie>
            <th scope="row">{title}</th>
            {seats.map(({ seat }) => (
              <td key={seat}>{cells[seat]}</td>
            ))}
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

/** The room of a line about a tie, in rows: the sentence above the sheet is longer then, too. */
const OF_TIE = 2;

/** The categories whose lines are shown at once: from the first on, as long as there is room. */
function openedAtFirst(scores: readonly Category[], ties: number): Category[] {
  let free = AT_ONCE - scores.length - OF_TIE * ties;
  return scores.filter(({ lines }) => {
    const fits = lines.length <= free;
    if (fits) free -= lines.length;
    return fits;
  });
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

interface CategoryProps {
  readonly category: Category;
  /** Whether its lines are shown until somebody closes them. */
  readonly opened: boolean;
}

function CategoryRows({ category: { title, points, lines }, opened }: CategoryProps) {
  const [open, setOpen] = useState(opened);
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
            <th scope="row">
              <Named text={line.title} />
            </th>
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
