import { attempt, leaveTable } from '../app/store';
import { useAids } from '../keys/useAids';
import type { LessonPicture } from '../protocol/lesson';
import styles from './lessons.module.css';

/** What the lesson says now: why, what to do, and a button for whoever wants to see it done. */
export function LessonText({ lesson }: { readonly lesson: LessonPicture }) {
  const { lesson: words } = useAids();
  const { title, step, heading, why, task, next, result } = lesson;
  return (
    <section className={styles.text} aria-label={title} data-lesson={lesson.id} data-step={step.now}>
      <p className={styles.step}>
        {title} · {words.step(step.now, step.of)}
      </p>
      <progress value={result === undefined ? step.now - 1 : step.of} max={step.of} aria-hidden="true" />
      <h2>{heading}</h2>
      {result !== undefined && <Stars {...result} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so arrow keys must reach it */}
      <section className={styles.why} aria-label={heading} tabIndex={0}>
        {why.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      <p className={styles.task}>{task}</p>
      <div className={styles.buttons}>
        {next !== undefined && (
          <button type="button" data-show onClick={() => void attempt('say', { seat: 0, text: next })}>
            {words.show}
          </button>
        )}
        {next === undefined && result === undefined && step.now < step.of && <span>{words.wait}</span>}
        {result !== undefined && (
          <button type="button" className="primary" onClick={leaveTable}>
            {words.leave}
          </button>
        )}
      </div>
    </section>
  );
}

function Stars({ stars, of, text }: NonNullable<LessonPicture['result']>) {
  const { lesson } = useAids();
  return (
    <>
      <p className={styles.stars} role="img" aria-label={lesson.stars(stars, of)}>
        {Array.from({ length: of }, (_, i) => (i < stars ? '★' : '☆')).join(' ')}
      </p>
      <p>
        <strong>{text}</strong>
      </p>
    </>
  );
}
