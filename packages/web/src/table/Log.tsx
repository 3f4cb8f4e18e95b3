import { useEffect, useRef } from 'react';
import { useWords } from '../app/store';
import type { LogLine } from '../protocol/table';
import styles from './table.module.css';

/** So many lines are shown; the whole log is in the record. */
const SHOWN = 60;

/** What happened, the newest last. */
export function Log({ lines }: { readonly lines: readonly LogLine[] }) {
  const words = useWords();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  const first = Math.max(0, lines.length - SHOWN);
  return (
    <section className={styles.log} aria-label={words.log} tabIndex={-1} data-log>
      <ol>
        {lines.slice(first).map(({ text, seat }, i) => (
          <li key={first + i} style={{ borderColor: seat < 0 ? 'var(--line)' : `var(--seat-${seat})` }}>
            {text}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </section>
  );
}
