import { useState } from 'react';
import { useAids } from '../keys/useAids';
import type { LessonPicture } from '../protocol/lesson';
import { LessonText } from './LessonText';
import styles from './lessons.module.css';

/** The lesson beside the table; it marks where to act and can be hidden. */
export function LessonPanel({ lesson }: { readonly lesson: LessonPicture }) {
  const { lesson: words } = useAids();
  const [hidden, setHidden] = useState(false);
  return (
    <aside className={styles.panel} aria-label={lesson.title} data-hidden={hidden}>
      <style>{markStyle(lesson.at)}</style>
      {hidden ? <p className={styles.task}>{lesson.task}</p> : <LessonText lesson={lesson} />}
      <button
        type="button"
        className={styles.hide}
        aria-expanded={!hidden}
        onClick={() => setHidden(!hidden)}
      >
        {hidden ? words.larger : words.smaller}
      </button>
    </aside>
  );
}

/** Marks everything on the table that one of the moves names: a space, a card, a cell, an edge, a button. */
function markStyle(moves: readonly string[]): string {
  if (moves.length === 0) return '';
  const selectors = moves.flatMap((move) => {
    const last = move.split(' ').at(-1) ?? '';
    const name = CSS.escape(last);
    return [
      `[data-space="${name}"]`,
      `[data-card="${name}"]`,
      // A pasture is named by its cells.
      ...last.split('+').map((cell) => `[data-farm="0"] [data-cell="${CSS.escape(cell)}"]`),
      `[data-ask] [data-notation="${CSS.escape(move)}"]`,
    ];
  });
  const edges = moves.map((move) => `[data-edge="${CSS.escape(move.split(' ').at(-1) ?? '')}"]`);
  return `${selectors.join(',')} { outline: 4px solid var(--focus); outline-offset: 2px; }
    ${edges.join(',')} { fill: var(--focus); fill-opacity: 0.5; }`;
}
