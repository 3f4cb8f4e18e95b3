import { useRef, useState } from 'react';
import { isLanguage, languageNames } from '../words/words';
import type { Liking } from './liking';
import styles from './preferences.module.css';
import { Segments, Switch } from './Segments';
import { like, usePage, useWords } from './store';

/** The language, and everything else that can be liked in another way. */
export function Preferences() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PreferencesLine onOpen={() => setOpen(true)} />
      {open && <PreferencesDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The language, and a button for everything else. */
export function PreferencesLine({ onOpen }: { readonly onOpen: () => void }) {
  const words = useWords().around.preferences;
  return (
    <div className={styles.both}>
      <LanguageChoice />
      <button type="button" data-preferences onClick={onOpen}>
        {words.title}
      </button>
    </div>
  );
}

function LanguageChoice() {
  const { language } = usePage();
  const words = useWords();
  return (
    <label>
      <span className="unseen">{words.language}</span>
      <select
        value={language}
        onChange={({ target }) => isLanguage(target.value) && like({ language: target.value })}
      >
        {Object.entries(languageNames).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** All preferences; each change counts at once. */
export function PreferencesDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const mine = words.around.preferences;
  const dialog = useRef<HTMLDialogElement>(null);
  const show = (element: HTMLDialogElement | null) => {
    dialog.current = element;
    if (element?.open === false) element.showModal();
  };
  return (
    <dialog ref={show} className={styles.dialog} onClose={onClose} aria-label={mine.title}>
      <div className={styles.head}>
        <h2>{mine.title}</h2>
        <button type="button" className="primary" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
      <div className={styles.columns}>
        <section aria-label={mine.look}>
          <h3>{mine.look}</h3>
          <Looks />
        </section>
        <section aria-label={mine.play}>
          <h3>{mine.play}</h3>
          <Plays />
        </section>
      </div>
    </dialog>
  );
}

/** The names of values as a list to choose from. */
function named<V extends string>(titles: Readonly<Record<V, string>>) {
  return (Object.entries(titles) as [V, string][]).map(([value, title]) => ({ value, title }));
}

function Looks() {
  const { language, cardNames, theme, motion, textSize } = usePage();
  const words = useWords();
  const mine = words.around.preferences;
  return (
    <>
      <Segments
        title={words.language}
        value={language}
        values={named(languageNames)}
        onChange={(one) => like({ language: one })}
      />
      <label className={styles.names}>
        <span>{mine.cardNames}</span>
        <select
          value={cardNames}
          data-card-names
          onChange={({ target: { value } }) => like({ cardNames: isLanguage(value) ? value : 'page' })}
        >
          <option value="page">{mine.cardNamesAsPage}</option>
          {named(languageNames).map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Segments
        title={words.theme}
        value={theme}
        values={named(words.themes)}
        onChange={(one) => like({ theme: one })}
      />
      <Segments
        title={mine.textSize}
        value={textSize}
        values={named(mine.textSizes)}
        onChange={(one) => like({ textSize: one })}
      />
      <Segments
        title={mine.motion}
        value={motion}
        values={named(mine.motions)}
        onChange={(one) => like({ motion: one })}
      />
    </>
  );
}

const SWITCHES = [
  'advice',
  'fixedGoods',
  'forcedSteps',
  'confirmTurns',
  'coverHands',
] as const satisfies readonly (keyof Liking)[];

function Plays() {
  const page = usePage();
  const mine = useWords().around.preferences;
  return (
    <>
      {SWITCHES.map((name) => (
        <Switch key={name} {...mine[name]} on={page[name]} onChange={(on) => like({ [name]: on })} />
      ))}
      <Segments
        title={mine.pace}
        value={page.pace}
        values={named(mine.paces)}
        onChange={(pace) => like({ pace })}
      />
    </>
  );
}
