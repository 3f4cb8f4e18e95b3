import { isLanguage, languageNames } from '../words/words';
import styles from './app.module.css';
import { setLanguage, setTheme, type Theme, usePage, useWords } from './store';

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

/** Language and colours. */
export function Preferences() {
  const { language, theme } = usePage();
  const words = useWords();
  return (
    <div className={styles.preferences}>
      <label>
        <span className="unseen">{words.language}</span>
        <select
          value={language}
          onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
        >
          {Object.entries(languageNames).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="unseen">{words.theme}</span>
        <select
          value={theme}
          onChange={({ target }) => setTheme(THEMES.find((one) => one === target.value) ?? 'auto')}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {words.themes[one]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
