import { leaveTable, useWords } from '../app/store';
import type { Table } from '../protocol/table';
import { signed } from '../words/signed';
import { downloadRecord } from './Track';
import styles from './table.module.css';

/** The points of all seats by category. */
export function ScoreSheet({ table }: { readonly table: Table }) {
  const words = useWords();
  const { seats, scores, ending } = table;
  return (
    <section className={styles.scores} aria-label={words.scoreSheet}>
      <h1>{words.gameOver}</h1>
      <p>{ending?.winner}</p>
      <table>
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
      <div className={styles.scoreButtons}>
        <button type="button" onClick={() => void downloadRecord()}>
          {words.exportRecord}
        </button>
        <button type="button" className="primary" onClick={leaveTable}>
          {words.toStart}
        </button>
      </div>
    </section>
  );
}
