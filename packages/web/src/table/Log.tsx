import { memo, useEffect, useRef, useState } from 'react';
import { like, useWholeLog, useWords } from '../app/store';
import { GoodIcon } from '../art/GoodIcon';
import { Pawn } from '../art/Pawn';
import { Named } from '../cards/Named';
import type { LogLine } from '../protocol/table';
import styles from './log.module.css';
import { type ToldTurn, turnsOf } from './turns';

/** So many lines are told; the whole log is in the record. */
const SHOWN = 60;

/** What happened, the newest last: one line for each turn, and all of it where somebody wants to know. */
export const Log = memo(function Log({ lines }: { readonly lines: readonly LogLine[] }) {
  const words = useWords();
  const wholeLog = useWholeLog();
  const log = useRef<HTMLElement>(null);
  useEffect(() => {
    if (lines.length === 0) return undefined;
    // With the next picture, for which all is laid out anyway.
    const frame = requestAnimationFrame(() => {
      // Scrolling an element into view would let the tab key go on from it.
      if (log.current !== null) log.current.scrollTop = log.current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [lines.length]);
  const first = Math.max(0, lines.length - SHOWN);
  return (
    <div className={styles.log}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so arrow keys must reach it */}
      <section ref={log} className={styles.lines} aria-label={words.log} tabIndex={0} data-log>
        <ol>
          {wholeLog
            ? lines.slice(first).map((line, i) => <Line key={first + i} line={line} />)
            : turnsOf(lines, first).map((turn) => <Turn key={turn.first} turn={turn} />)}
        </ol>
      </section>
      <button
        type="button"
        className={styles.whole}
        aria-pressed={wholeLog}
        aria-label={words.atTable.wholeLog}
        title={words.atTable.wholeLog}
        onClick={() => like({ wholeLog: !wholeLog })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h16M4 12h16M4 18h16" />
        </svg>
      </button>
    </div>
  );
});

const colourOf = (seat: number) => (seat < 0 ? 'var(--line)' : `var(--seat-${seat})`);

const Line = memo(function Line({ line: { seat, text } }: { readonly line: LogLine }) {
  return (
    <li style={{ borderColor: colourOf(seat) }}>
      <Named text={text} />
    </li>
  );
});

/** A turn in one line: who, where, what was laid out and what came of it. */
function Turn({ turn: { seat, used, laid, gains, lines } }: { readonly turn: ToldTurn }) {
  const { moreOfTurn } = useWords().atTable;
  const [open, setOpen] = useState(false);
  if (used === undefined) return <Line line={lines[0]} />;
  return (
    <li className={styles.turn} style={{ borderColor: colourOf(seat) }}>
      <button
        type="button"
        className={styles.who}
        aria-expanded={open}
        aria-label={`${lines[0].text} ${moreOfTurn}`}
        title={moreOfTurn}
        onClick={() => setOpen(!open)}
      >
        <Pawn seat={seat} />
      </button>
      {open ? (
        <ol>
          {lines.map(({ text }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a turn stay where they are.
            <li key={i}>
              <Named text={text} />
            </li>
          ))}
        </ol>
      ) : (
        <span className={styles.told}>
          {[used, ...laid].map((title) => (
            <Named key={title} text={title} />
          ))}
          {gains.map(({ good, count, words }) => (
            <span key={good} className={styles.gain}>
              <span aria-hidden="true">+{count}</span>
              <GoodIcon good={good} />
              <span className="unseen">{words}</span>
            </span>
          ))}
        </span>
      )}
    </li>
  );
}
