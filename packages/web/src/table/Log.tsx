import { memo, useEffect, useRef } from 'react';
import { useWords } from '../app/store';
import { Named } from '../cards/Named';
import type { LogLine } from '../protocol/table';
import styles from './table.module.css';

/** So many lines are shown; the whole log is in the record. */
const SHOWN = 60;

/** What happened, the newest last. */
export const Log = memo(function Log({ lines }: { readonly lines: readonly LogLine[] }) {
  const words = useWords();
  const log = useRef<HTMLElement>(null);
  useEffect(() => {
    // Scrolling an element into view would let the tab key go on from it.
    if (log.current !== null && lines.length > 0) log.current.scrollTop = log.current.scrollHeight;
  }, [lines.length]);
  const first = Math.max(0, lines.length - SHOWN);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so arrow keys must reach it
    <section ref={log} className={styles.lines} aria-label={words.log} tabIndex={0} data-log>
      <ol>
        {lines.slice(first).map(({ text, seat }, i) => (
          <li key={first + i} style={{ borderColor: seat < 0 ? 'var(--line)' : `var(--seat-${seat})` }}>
            <Named text={text} />
          </li>
        ))}
      </ol>
    </section>
  );
});
