import { useState } from 'react';
import { like, useLanguage, usePage } from '../app/store';
import styles from '../lessons/lessons.module.css';
import type { Table } from '../protocol/table';
import { introductionWords } from '../words/introduction/words';

/** AG-V06: what matters in this round of a first game, until it is understood. After the last of it nothing is explained any more. */
export function Introduction({ table }: { readonly table: Table }) {
  const { game, round, saveId } = table;
  const { advice } = usePage();
  const words = introductionWords[useLanguage()];
  const [understood, setUnderstood] = useState('');
  // It speaks of the ribbons, so it waits for them.
  const [begun, setBegun] = useState(false);
  const ready = begun || round.now > 1 || table.advice !== undefined || (!advice && table.asked.length > 0);
  if (ready && !begun) setBegun(true);
  const explained = words.rounds[game];
  const now = explained[round.now - 1];
  const about = `${saveId} ${round.now}`;
  if (!ready || now === undefined || understood === about) return null;
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
