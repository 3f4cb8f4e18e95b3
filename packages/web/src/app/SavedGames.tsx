import { useEffect, useRef, useState } from 'react';
import { BoxArt } from '../art/BoxArt';
import type { SavePicture } from '../protocol/set-up';
import styles from './app.module.css';
import { openRecord } from './record-file';
import { attempt, call, usePage, useWords } from './store';

/** The games kept in this browser, and how one is removed. */
interface Saves {
  readonly games: readonly SavePicture[];
  readonly remove: (id: string) => void;
}

export function useSaves(): Saves {
  const { language } = usePage();
  const [games, setGames] = useState<readonly SavePicture[]>([]);
  const load = () => void call('saves', {}).then(setGames);
  useEffect(load, [language]);
  return { games, remove: (id) => void call('forget', { id }).then(load) };
}

/** The games kept in this browser, and record files from outside. */
export function SavedGames({ saves: { games, remove } }: { readonly saves: Saves }) {
  const words = useWords();
  return (
    <section className={styles.saves} aria-label={words.savedGames}>
      <div className={styles.savesHead}>
        <h2>{words.savedGames}</h2>
        <RecordButton />
      </div>
      {games.length === 0 && <p>{words.noSavedGames}</p>}
      <ul>
        {games.map((save) => (
          <SavedGame key={save.id} save={save} onRemove={() => remove(save.id)} />
        ))}
      </ul>
    </section>
  );
}

function RecordButton() {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.file}>
      <button type="button" onClick={() => input.current?.click()}>
        {words.importRecord}
      </button>
      <small>{words.around.start.dropHint}</small>
      <input
        ref={input}
        type="file"
        hidden
        accept=".furrow,text/plain"
        aria-label={words.importRecord}
        onChange={({ target }) => {
          void openRecord(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}

interface SaveProps {
  readonly save: SavePicture;
  readonly onRemove: () => void;
}

function SavedGame({ save: { id, box, title, players, round, over, time }, onRemove }: SaveProps) {
  const words = useWords();
  const { start } = words.around;
  const { language } = usePage();
  const [asking, setAsking] = useState(false);
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(players);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
  return (
    <li data-save={id}>
      <BoxArt box={box} />
      <div className={styles.saveText}>
        <strong>{title}</strong>
        <span>{list}</span>
        <span>
          {over ? words.finished : words.roundOf(round.now, round.of)} · {when}
        </span>
      </div>
      {asking ? (
        <div className={styles.asking} role="alertdialog" aria-label={start.removeAsk(title)}>
          <span>{start.removeAsk(title)}</span>
          <button type="button" className={styles.danger} onClick={onRemove}>
            {start.removeYes}
          </button>
          <button type="button" onClick={() => setAsking(false)}>
            {start.removeNo}
          </button>
        </div>
      ) : (
        <>
          <button type="button" className="primary" onClick={() => void attempt('resume', { id })}>
            {over ? start.look : words.resume}
          </button>
          <button type="button" onClick={() => setAsking(true)}>
            {words.remove}
          </button>
        </>
      )}
    </li>
  );
}
