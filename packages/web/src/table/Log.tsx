import { memo, useEffect, useRef } from 'react';
import { like, useWholeLog, useWords } from '../app/store';
import { useNames } from '../cards/use-names';
import type { LogLine } from '../protocol/log';
import { Line, Turn } from './LogLines';
import styles from './log.module.css';
import { turnsOf } from './turns';

/** So many lines are told; the whole log is in the record. */
const SHOWN = 24;

/** What happened, the newest last: one line for each turn, and all of it where somebody wants to know. */
export const Log = memo(function Log({ lines }: { readonly lines: readonly LogLine[] }) {
  const words = useWords();
  const wholeLog = useWholeLog();
  const log = useRef<HTMLElement>(null);
  const names = useNames();
  useEffect(() => {
    if (lines.length === 0) return undefined;
    // With the next picture, for which all is laid out anyway.
    const frame = requestAnimationFrame(() => {
      // Scrolling an element into view would let the tab key go on from it.
      if (log.current !== null) log.current.scrollTop = log.current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
    // Lines grow when the names in them are known, and become controls.
  }, [lines.length, names]);
  useEffect(() => {
    const { current } = log;
    if (current === null) return undefined;
    // On a small screen it comes forward with its end.
    const watch = new ResizeObserver(() => {
      current.scrollTop = current.scrollHeight;
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
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
