import { useState } from 'react';
import { like, useLanguage } from '../app/store';
import styles from '../lessons/lessons.module.css';
import type { Table } from '../protocol/table';
import { introductionWords } from '../words/introduction/words';

/** AG-V06: what matters in this round of a first game, until it is understood. After the last of it nothing is explained any more. */
export function Introduction({ table: { game, round, saveId } }: { readonly table: Table }) {
  const words = introductionWords[useLanguage()];
  const [understood, setUnderstood] = useState('');
  const explained = words.rounds[game];
  const now = explained[round.now - 1];
  const about = `${saveId} ${round.now}`;
  if (now === undefined || understood === about) return null;
  const end = () => like({ introduction: false });
  const understand = () => (round.now === explained.length ? end() : setUnderstood(about));
  return (
    <aside className={styles.panel} aria-label={words.title} data-introduction={round.now}>
      <section className={styles.text}>
        <h2>{now.heading}</h2>
        <div className={styles.why}>
          {now.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className={styles.buttons}>
          <button type="button" className="primary" data-understood onClick={understand}>
            {words.understood}
          </button>
          <button type="button" onClick={end}>
            {words.enough}
          </button>
        </div>
      </section>
    </aside>
  );
}
