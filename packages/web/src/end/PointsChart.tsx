import { useWords } from '../app/store';
import type { RoundPicture } from '../protocol/history';
import type { SeatPicture } from '../protocol/seat';
import { signed } from '../words/signed';
import styles from './end.module.css';

/** The size of the chart and the room around its lines. */
const BOX = { width: 600, height: 330, left: 40, right: 108, top: 12, bottom: 30 } as const;

interface Props {
  readonly rounds: readonly RoundPicture[];
  readonly seats: readonly SeatPicture[];
}

/** Where points and rounds lie in the picture. */
interface Scale {
  readonly x: (round: number) => number;
  readonly y: (points: number) => number;
  readonly ticks: readonly number[];
}

/** The points of all seats over the rounds. Each seat has a colour, a sign and its name at the end of its line. */
export function PointsChart({ rounds, seats }: Props) {
  const words = useWords();
  if (rounds.length === 0) return null;
  const scale = scaleOf(rounds);
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={words.around.end.pointsByRound}
      >
        <Axes rounds={rounds} scale={scale} />
        {seats.map((seat) => (
          <SeatLine key={seat.seat} seat={seat} rounds={rounds} scale={scale} />
        ))}
        <Names rounds={rounds} seats={seats} scale={scale} />
      </svg>
      <PointsTable rounds={rounds} seats={seats} />
    </>
  );
}

/** Steps between the lines of the grid. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100] as const;

function scaleOf(rounds: readonly RoundPicture[]): Scale {
  const all = rounds.flatMap(({ points }) => points);
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)];
  const step = STEPS.find((one) => (high - low) / one <= 7) ?? 200;
  const [from, to] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const ticks = Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step);
  const [first, last] = [rounds[0].round, rounds[rounds.length - 1].round];
  const wide = BOX.width - BOX.left - BOX.right;
  const tall = BOX.height - BOX.top - BOX.bottom;
  return {
    x: (round) => BOX.left + (wide * (round - first)) / Math.max(1, last - first),
    y: (points) => BOX.top + (tall * (to - points)) / (to - from),
    ticks,
  };
}

function Axes({
  rounds,
  scale: { x, y, ticks },
}: {
  readonly rounds: Props['rounds'];
  readonly scale: Scale;
}) {
  const right = BOX.width - BOX.right;
  return (
    <g className={styles.axes}>
      {ticks.map((points) => (
        <g key={points} data-zero={points === 0}>
          <line x1={BOX.left} x2={right} y1={y(points)} y2={y(points)} />
          <text x={BOX.left - 8} y={y(points) + 4} textAnchor="end">
            {signed(points)}
          </text>
        </g>
      ))}
      {rounds.map(({ round }) => (
        <text key={round} x={x(round)} y={BOX.height - 9} textAnchor="middle">
          {round}
        </text>
      ))}
    </g>
  );
}

interface LineProps {
  readonly seat: SeatPicture;
  readonly rounds: Props['rounds'];
  readonly scale: Scale;
}

function SeatLine({ seat: { seat, name }, rounds, scale: { x, y } }: LineProps) {
  const words = useWords();
  const at = rounds.map(({ round, points }) => ({
    round,
    points: points[seat],
    x: x(round),
    y: y(points[seat]),
  }));
  return (
    <g style={{ color: `var(--seat-${seat})` }}>
      <polyline points={at.map((one) => `${one.x},${one.y}`).join(' ')} className={styles.line} />
      {at.map((one) => (
        <g key={one.round} transform={`translate(${one.x} ${one.y})`}>
          <path d={MARKS[seat % MARKS.length]} fill="currentColor" stroke="var(--paper)" strokeWidth="1" />
          <title>{words.around.end.pointsAfter(name, words.points(one.points), one.round)}</title>
        </g>
      ))}
    </g>
  );
}

/** A sign for each seat: a circle, a square, a triangle, a diamond, a cross. */
const MARKS = [
  'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z',
  'M-4 -4h8v8h-8z',
  'M0 -5.5l5 9h-10z',
  'M0 -5.5l5.5 5.5l-5.5 5.5l-5.5 -5.5z',
  'M-1.5 -5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5z',
] as const;

/** Names stand at least so far apart. */
const APART = 17;

function Names({ rounds, seats, scale: { x, y } }: Props & { readonly scale: Scale }) {
  const { round, points } = rounds[rounds.length - 1];
  const sorted = seats
    .map(({ seat, name }) => ({ seat, name, y: y(points[seat]) }))
    .sort((a, b) => a.y - b.y);
  let free = -Infinity;
  const placed = sorted.map((one) => {
    free = Math.max(one.y, free + APART);
    return { ...one, y: free };
  });
  return placed.map(({ seat, name, y: at }) => (
    <text key={seat} x={x(round) + 12} y={at + 4} className={styles.name} fill={`var(--seat-${seat})`}>
      {name.length > 13 ? `${name.slice(0, 12)}…` : name}
    </text>
  ));
}

/** The same numbers for whoever does not see the picture. */
function PointsTable({ rounds, seats }: Props) {
  const words = useWords();
  return (
    <table className="unseen">
      <caption>{words.around.end.pointsByRound}</caption>
      <thead>
        <tr>
          <th scope="col">{words.scoreSheet}</th>
          {seats.map(({ seat, name }) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ round, points }) => (
          <tr key={round}>
            <th scope="row">{words.around.end.round(round)}</th>
            {seats.map(({ seat }) => (
              <td key={seat}>{signed(points[seat])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
