import { useEffect, useState } from 'react';
import { useWords } from '../../app/store';
import { PersonIcon } from '../../art/PersonIcon';
import type { OnlinePicture } from '../../protocol/online';
import type { Table } from '../../protocol/table';
import { marksOf } from '../../words/marks';
import { clockText, timeLeft } from './clock-time';
import { isPerson } from './sitters';
import styles from './table.module.css';
import { useTableWords } from './use-table-words';

/** Whoever has less than this in a live game sees it in the colour of warnings, in milliseconds. */
const SHORT = 30_000;

interface Props {
  readonly table: Table;
  readonly online: OnlinePicture;
}

/** Everybody's time but that of bots, whose clocks never run; who has none left or gave up, and for whom a bot plays on; nothing at a table without clocks where all are there. */
export function SeatClocks({ table, online }: Props) {
  const words = useTableWords();
  const { atTable } = useWords();
  const { clocks, timedOut, resigned, replaced } = online;
  if (clocks === undefined && timedOut.length + resigned.length + replaced.length === 0) return null;
  return (
    <ul className={styles.clocks} aria-label={words.seats.title}>
      {table.seats.map(({ seat, name, ...marked }) => (
        <li
          key={seat}
          data-clock={seat}
          data-running={clocks?.running.includes(seat)}
          style={{ color: `var(--seat-${seat})` }}
        >
          <PersonIcon seat={seat} size={14} />
          <span className={styles.clockName}>{[name, ...marksOf(marked, atTable)].join(' · ')}</span>
          <Time online={online} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

/** The time of whoever looks on, for screens that do not show all clocks at once. */
export function OwnClock({ online }: { readonly online: OnlinePicture }) {
  const { seat, clocks } = online;
  if (seat === undefined || clocks === undefined) return null;
  return (
    <span className={styles.ownClock} data-own-clock data-running={clocks.running.includes(seat)}>
      <Time online={online} seat={seat} />
    </span>
  );
}

function Time({ online, seat }: { readonly online: OnlinePicture; readonly seat: number }) {
  const words = useTableWords();
  const { pace, clocks, timedOut, resigned, replaced } = online;
  const runs = clocks?.running.includes(seat) === true;
  const now = useNow(runs);
  if (resigned.includes(seat)) return <small>{words.seats.resigned}</small>;
  if (replaced.includes(seat)) return <small>{words.seats.replaced}</small>;
  if (timedOut.includes(seat)) return <small data-short="true">{words.seats.timeUp}</small>;
  if (clocks === undefined || !isPerson(online.sitters[seat])) return null;
  const left = timeLeft(pace, clocks, seat, now);
  return (
    <time role="timer" data-short={pace.pace === 'live' && left < SHORT}>
      {clockText(pace, left, words.pace)}
    </time>
  );
}

/** What time it is, every half second while somebody wants to know. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
