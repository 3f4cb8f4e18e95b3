import type { ReactNode } from 'react';
import type { SettingPicture } from '../protocol/set-up';
import { Setting } from './Setting';
import styles from './set-up.module.css';
import { useWords } from './store';

/** What the game is at all; everything else are house rules and variants. */
const MAIN: readonly string[] = ['buildings', 'mode', 'decks', 'seasons', 'team-play', 'solo-food'];

interface SettingsProps {
  readonly settings: readonly SettingPicture[];
  readonly onChange: (name: string, value: string) => void;
  /** What can be set besides the options of the game. */
  readonly children?: ReactNode;
}

/** All options of a game: what it is at all, and folded away its house rules. */
export function Settings({ settings, onChange, children }: SettingsProps) {
  const words = useWords().around.start;
  const main = settings.filter(({ name }) => MAIN.includes(name));
  const others = settings.filter(({ name }) => !MAIN.includes(name));
  const draw = (setting: SettingPicture) => (
    <Setting key={setting.name} setting={setting} onChange={(value) => onChange(setting.name, value)} />
  );
  return (
    <>
      <section className={styles.card} aria-label={words.options}>
        <h2>{words.options}</h2>
        {main.map(draw)}
      </section>
      {(others.length > 0 || children !== undefined) && (
        <details
          className={`${styles.card} ${styles.wide}`}
          open={others.some(({ note }) => note !== undefined) || undefined}
        >
          <summary>{others.length > 0 ? words.houseRules : words.moreOptions}</summary>
          <div className={styles.settings}>
            {others.map(draw)}
            {children}
          </div>
        </details>
      )}
    </>
  );
}
