import { useWords } from '../app/store';
import type { Table } from '../protocol/table';
import { signed } from '../words/signed';
import styles from './track.module.css';

/** The points of all seats by category. */
export function ScoreTable({ table: { seats, scores } }: { readonly table: Table }) {
  const words = useWords();
  return (
    <table className={styles.scores}>
      <thead>
        <tr>
          <th scope="col">{words.scoreSheet}</th>
          {seats.map(({ seat, name }) => (
            <th key={seat} scope="col" style={{ color: `var(--seat-${seat})` }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scores.map(({ title, points }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {points.map((one, seat) => (
              <td key={seats[seat].seat}>{one === undefined ? '' : signed(one)}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{words.total}</th>
          {seats.map(({ seat, points }) => (
            <td key={seat}>
              <b>{signed(points)}</b>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
