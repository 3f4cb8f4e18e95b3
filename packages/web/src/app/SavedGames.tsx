import { useEffect, useState } from 'react';
import type { SavePicture } from '../protocol/set-up';
import styles from './app.module.css';
import { attempt, call, usePage, useWords } from './store';

/** The games kept in this browser, and record files from outside. */
export function SavedGames() {
  const words = useWords();
  const { language } = usePage();
  const [saves, setSaves] = useState<readonly SavePicture[]>([]);
  const load = () => void call('saves', {}).then(setSaves);
  useEffect(load, [language]);
  const remove = (id: string) => void call('forget', { id }).then(load);
  const open = (file: File | undefined) =>
    void file?.text().then((text) => attempt('importRecord', { text }));
  return (
    <section className={styles.saves} aria-label={words.savedGames}>
      <h2>{words.savedGames}</h2>
      {saves.length === 0 && <p>{words.noSavedGames}</p>}
      <ul>
        {saves.map(({ id, title, round, over, time }) => (
          <li key={id}>
            <span>
              <strong>{title}</strong> · {over ? words.finished : words.roundOf(round.now, round.of)} ·{' '}
              {new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)}
            </span>
            <button type="button" onClick={() => void attempt('resume', { id })}>
              {words.resume}
            </button>
            <button type="button" onClick={() => remove(id)}>
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      <label className={styles.file}>
        {words.importRecord}
        <input type="file" accept=".furrow,text/plain" onChange={({ target }) => open(target.files?.[0])} />
      </label>
    </section>
  );
}
