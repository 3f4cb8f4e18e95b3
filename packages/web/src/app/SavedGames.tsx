import { useEffect, useRef, useState } from 'react';
import { BoxArt } from '../art/BoxArt';
import type { SavePicture } from '../protocol/set-up';
import { placeOf } from './place';
import { openRecord } from './record-file';
import { goTo } from './route';
import styles from './saved-games.module.css';
import { attempt, call, usePage, useWords } from './store';

/** The games kept in this browser, and how one is removed. */
interface Saves {
  readonly games: readonly SavePicture[];
  /** Whether it is known which there are. */
  readonly known: boolean;
  readonly remove: (id: string) => void;
}

export function useSaves(): Saves {
  const { language } = usePage();
  const [games, setGames] = useState<readonly SavePicture[]>([]);
  const [known, setKnown] = useState(false);
  const load = () =>
    void call('saves', {})
      .then(setGames)
      .finally(() => setKnown(true));
  useEffect(load, [language]);
  return { games, known, remove: (id) => void call('forget', { id }).then(load) };
}

/** The game that was left last, before everything else: whoever comes back wants to go on. */
export function LeftGame({ saves: { games, remove } }: { readonly saves: Saves }) {
  const words = useWords();
  const left = leftOf(games);
  if (left === undefined) return null;
  return (
    <section className={styles.left} aria-label={words.resume} data-left-game>
      <h2>{words.around.start.goOn}</h2>
      <ul className={styles.saveList}>
        <SavedGame key={left.id} save={left} onRemove={() => remove(left.id)} />
      </ul>
    </section>
  );
}

/** The latest game that is not over. */
function leftOf(games: readonly SavePicture[]): SavePicture | undefined {
  return games.find(({ over }) => !over);
}

/** The other games kept in this browser, and record files from outside. */
export function SavedGames({ saves: { games, remove } }: { readonly saves: Saves }) {
  const words = useWords();
  const left = leftOf(games);
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(games.length);
  useEffect(() => {
    if (games.length < before.current) title.current?.focus();
    before.current = games.length;
  }, [games.length]);
  return (
    <section className={styles.saves} aria-label={words.savedGames}>
      <div className={styles.savesHead}>
        <h2 ref={title} tabIndex={-1}>
          {words.savedGames}
        </h2>
        <RecordButton />
      </div>
      {games.length === 0 && <p>{words.noSavedGames}</p>}
      <ul className={styles.saveList}>
        {games
          .filter((save) => save !== left)
          .map((save) => (
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

function SavedGame({ save, onRemove }: SaveProps) {
  const { id, box, title, variant, players, round, over, time, chronicle } = save;
  const words = useWords();
  const { start } = words.around;
  const { language } = usePage();
  /** Whether it is asked for confirmation; undefined if it never was. */
  const [asking, setAsking] = useState<boolean>();
  const kind = [...(players.length === 1 ? [start.groups.alone] : []), ...variant].join(' · ');
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(players);
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const when = new Intl.DateTimeFormat(placeOf(language), style).format(time);
  return (
    <li data-save={id}>
      <BoxArt box={box} />
      <div className={styles.saveText}>
        <strong id={`save-${id}`}>{title}</strong>
        {kind !== '' && <span data-variant>{kind}</span>}
        <span>{list}</span>
        <span>
          {over ? words.finished : words.roundOf(round.now, round.of)} · {when}
        </span>
      </div>
      {asking === true ? (
        <Asking text={start.removeAsk(title)} onYes={onRemove} onNo={() => setAsking(false)} />
      ) : (
        <>
          <button
            type="button"
            className="primary"
            aria-describedby={`save-${id}`}
            onClick={() => void attempt('resume', { id })}
          >
            {over ? start.look : words.resume}
          </button>
          {chronicle !== undefined && (
            <button
              type="button"
              aria-describedby={`save-${id}`}
              onClick={() => goTo({ at: 'campaign', id })}
            >
              {chronicle}
            </button>
          )}
          <button
            ref={asking === false ? takeFocus : undefined}
            type="button"
            aria-describedby={`save-${id}`}
            onClick={() => setAsking(true)}
          >
            {words.remove}
          </button>
        </>
      )}
    </li>
  );
}

function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

interface AskingProps {
  readonly text: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks whether a game is really to be removed; Escape says no. */
function Asking({ text, onYes, onNo }: AskingProps) {
  const { start } = useWords().around;
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => key === 'Escape' && onNo();
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [onNo]);
  return (
    <div className={styles.asking} role="alertdialog" aria-label={text}>
      <span>{text}</span>
      <button type="button" className={styles.danger} onClick={onYes}>
        {start.removeYes}
      </button>
      <button ref={takeFocus} type="button" onClick={onNo}>
        {start.removeNo}
      </button>
    </div>
  );
}
