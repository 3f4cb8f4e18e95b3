import { lazy, Suspense, useEffect, useState } from 'react';
import { BoxArt } from '../art/BoxArt';
import { LessonList } from '../lessons/LessonList';
import { BOXES, type BoxPicture } from '../protocol/set-up';
import { BoxTile } from './BoxTile';
import tile from './box-tile.module.css';
import { DailyDeal } from './DailyDeal';
import { Notice } from './Notice';
import { Preferences } from './Preferences';
import { PrivacyLink } from './PrivacyLink';
import { hasPlayedOnline } from './played-online';
import { LeftGame, SavedGames, useSaves } from './SavedGames';
import { ScreenTitle } from './ScreenTitle';
import styles from './start.module.css';
import { call, usePage, useWords } from './store';
import { Ways } from './Ways';

const RunningTables = lazy(() =>
  import('../online/lobby/RunningTables').then((module) => ({ default: module.RunningTables })),
);

/** Where a game is chosen, set up, or taken up again. */
export function StartScreen() {
  const words = useWords();
  const { language } = usePage();
  const [boxes, setBoxes] = useState<readonly BoxPicture[]>([]);
  useEffect(() => void call('boxes', {}).then(setBoxes), [language]);
  const saves = useSaves();
  const isReady = saves.known && boxes.length > 0;
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
        {hasPlayedOnline() && (
          <Suspense>
            <RunningTables />
          </Suspense>
        )}
        <LeftGame saves={saves} />
        <Ways />
        <section className={styles.boxes} aria-label={words.newGame} aria-busy={!isReady}>
          {isReady ? boxes.map((one) => <BoxTile key={one.id} box={one} />) : <ComingBoxes />}
        </section>
        {isReady && (
          <>
            {/* Whoever has played nothing yet comes to learn. */}
            {saves.games.length === 0 && lessons}
            <DailyDeal />
            {saves.games.length > 1
              ? [saved, lessons]
              : saves.games.length === 1
                ? [lessons, saved]
                : [saved]}
          </>
        )}
      </main>
      <footer className={styles.foot}>
        <PrivacyLink />
      </footer>
    </div>
  );
}

/** The boxes while their contents are fetched: as large as they will be, so that nothing jumps. */
function ComingBoxes() {
  return BOXES.map((box) => (
    <div key={box} className={`${tile.tile} ${tile.coming}`}>
      <BoxArt box={box} />
    </div>
  ));
}
