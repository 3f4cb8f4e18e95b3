import { useEffect, useState } from 'react';
import { attempt, call, usePage } from '../app/store';
import { Scene } from '../art/Scene';
import { useAids } from '../keys/useAids';
import type { LessonId, LessonOffer } from '../protocol/lesson';
import styles from './lessons.module.css';

/** The landscape of each lesson. */
const SCENES: Readonly<Record<LessonId, string>> = {
  creatures: 'cow-meadow',
  agricola: 'grain-seeds',
  fences: 'fencing',
  harvest: 'harvest',
  cards: 'lessons',
  buildings: 'new-house',
};

/** That a lesson was finished, and with how many stars. */
function StarRow({ stars, of }: { readonly stars: number; readonly of: number }) {
  const { lesson: words } = useAids();
  return (
    <p className={styles.done} data-stars={stars}>
      <span aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (i < stars ? '★' : '☆')).join(' ')}
      </span>{' '}
      {words.done} <span className="unseen">{words.stars(stars, of)}</span>
    </p>
  );
}

/** The lessons on the start screen; one that was left can be taken up again. */
export function LessonList() {
  const { lesson: words } = useAids();
  const { language } = usePage();
  const [lessons, setLessons] = useState<readonly LessonOffer[]>([]);
  useEffect(() => void call('lessons', {}).then(setLessons), [language]);
  const begin = (id: LessonId, anew: boolean) => () => void attempt('lesson', { id, anew });
  return (
    <section className={styles.list} aria-label={words.heading}>
      <h2>{words.heading}</h2>
      <ul>
        {lessons.map(({ id, title, about, begun, stars, of }) => (
          <li key={id} data-lesson-offer={id}>
            <div className={styles.art}>
              <Scene name={SCENES[id]} />
            </div>
            <div className={styles.what}>
              <h3 id={`lesson-${id}`}>{title}</h3>
              <p>{about}</p>
              {stars !== undefined && <StarRow stars={stars} of={of} />}
            </div>
            <div className={styles.buttons}>
              <button
                type="button"
                className={stars === undefined ? 'primary' : undefined}
                aria-describedby={`lesson-${id}`}
                onClick={begin(id, false)}
              >
                {begun ? words.resume : words.begin}
              </button>
              {begun && (
                <button type="button" aria-describedby={`lesson-${id}`} onClick={begin(id, true)}>
                  {words.anew}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
