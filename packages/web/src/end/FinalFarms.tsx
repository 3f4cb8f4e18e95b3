import { useWords } from '../app/store';
import { Face } from '../art/Face';
import { Pawn } from '../art/Pawn';
import { SignIcon } from '../art/SignIcon';
import { FarmView } from '../farm/FarmView';
import type { SeatPicture } from '../protocol/seat';
import type { Table } from '../protocol/table';
import { signed } from '../words/signed';
import { categorySign } from './category-signs';
import crown from './celebration.module.css';
import styles from './final.module.css';
import { Wreath } from './Wreath';

interface Props {
  readonly table: Table;
  /** So many categories of points are counted. */
  readonly counted: number;
  readonly over: boolean;
}

/** The finished farms of all seats on a cloth, their points below them, category by category. */
export function FinalFarms({ table: { seats, scores, ending }, counted, over }: Props) {
  const columns = Math.max(...seats.map(({ farm }) => farm.columns));
  return (
    <div className={styles.farms} data-count={seats.length} data-final>
      {seats.map((seat) => (
        <FinalFarm
          key={seat.seat}
          seat={seat}
          scores={scores}
          counted={counted}
          columns={columns}
          won={over && ending?.winners.includes(seat.seat) === true && seats.length > 1}
        />
      ))}
    </div>
  );
}

interface FarmProps {
  readonly seat: SeatPicture;
  readonly scores: Table['scores'];
  readonly counted: number;
  readonly columns: number;
  readonly won: boolean;
}

function FinalFarm({ seat, scores, counted, columns, won }: FarmProps) {
  const words = useWords();
  const all = counted >= scores.length;
  const sum = scores.slice(0, counted).reduce((total, { points }) => total + points[seat.seat], 0);
  const points = all ? seat.points : sum;
  return (
    <article
      className={styles.farm}
      data-won={won}
      aria-label={seat.name}
      style={{ borderTopColor: `var(--pawn-${seat.seat})` }}
    >
      <header>
        <span className={crown.crowned}>
          {seat.face === undefined ? (
            <Pawn seat={seat.seat} />
          ) : (
            <Face level={seat.face.level} nth={seat.face.nth} size={40} />
          )}
          {won && <Wreath size={60} />}
        </span>
        <h2 style={{ color: `var(--seat-${seat.seat})` }}>{seat.name}</h2>
        <strong data-points={points}>
          <span aria-hidden="true">{signed(points)}</span>
          <span className="unseen">{words.points(points)}</span>
        </strong>
      </header>
      <FarmView farm={seat.farm} label={words.atTable.farmOf(seat.name)} columns={columns} />
      <ul>
        {scores.map(({ id, title, points: each }, at) => (
          <li
            key={id}
            title={title}
            data-counted={at < counted}
            data-now={!all && at === counted - 1}
            data-minus={each[seat.seat] < 0}
          >
            <SignIcon sign={categorySign(id)} size={20} />
            <span>
              <span className="unseen">{title} </span>
              {at < counted ? signed(each[seat.seat]) : '·'}
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}
