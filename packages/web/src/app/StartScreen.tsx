import { useEffect, useState } from 'react';
import { LessonList } from '../lessons/LessonList';
import type { BoxPicture } from '../protocol/set-up';
import styles from './app.module.css';
import { BoxTile } from './BoxTile';
import { DailyDeal } from './DailyDeal';
import { Notice } from './Notice';
import { Preferences } from './Preferences';
import { PrivacyLink } from './PrivacyLink';
import { LeftGame, SavedGames, useSaves } from './SavedGames';
import { ScreenTitle } from './ScreenTitle';
import { call, usePage, useWords } from './store';
import { Ways } from './Ways';

/** Where a game is chosen, set up, or taken up again. */
export function StartScreen() {
  const words = useWords();
  const { language } = usePage();
  const [boxes, setBoxes] = useState<readonly BoxPicture[]>([]);
  useEffect(() => void call('boxes', {}).then(setBoxes), [language]);
  const saves = useSaves();
  const saved = <SavedGames key="saved" saves={saves} />;
  const lessons = <LessonList key="lessons" />;
  return (
    <div className={styles.start}>
      <header className={styles.head}>
        <img src="/icon.svg" alt="" width={52} height={52} />
        <div>
          <ScreenTitle>Furrow</ScreenTitle>
          <p>{words.tagline}</p>
        </div>
        <Preferences />
      </header>
      <main className={styles.main}>
        <Notice />
        <LeftGame saves={saves} />
        <section className={styles.boxes} aria-label={words.newGame}>
          {saves.known && boxes.map((one) => <BoxTile key={one.id} box={one} />)}
        </section>
        <DailyDeal />
        <Ways />
        {saves.games.length > 1 ? [saved, lessons] : [lessons, saved]}
      </main>
      <footer className={styles.foot}>
        <PrivacyLink />
      </footer>
    </div>
  );
}
