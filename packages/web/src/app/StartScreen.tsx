import { useEffect, useState } from 'react';
import { BoxArt } from '../art/BoxArt';
import { PersonIcon } from '../art/PersonIcon';
import { useAids } from '../keys/useAids';
import { LessonList } from '../lessons/LessonList';
import type { BoxPicture } from '../protocol/set-up';
import styles from './app.module.css';
import { dealInAddress, dealOf } from './deal';
import { Notice } from './Notice';
import { Preferences } from './Preferences';
import { PrivacyLink } from './PrivacyLink';
import { addressOf, goTo } from './route';
import { LeftGame, SavedGames, useSaves } from './SavedGames';
import { ScreenTitle } from './ScreenTitle';
import { attempt, call, like, update, usePage, useWords } from './store';

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
        <WithOthers />
        {saves.games.length > 1 ? [saved, lessons] : [lessons, saved]}
      </main>
      <footer className={styles.foot}>
        <PrivacyLink />
      </footer>
    </div>
  );
}

/** The way to the people who play online. */
function WithOthers() {
  const { start } = useWords().around;
  return (
    <a className={styles.withOthers} href={`#${addressOf({ at: 'lobby' })}`} data-with-others>
      <span aria-hidden="true">
        <PersonIcon seat={0} size={34} />
        <PersonIcon seat={1} size={34} />
        <PersonIcon seat={2} size={34} />
      </span>
      <strong>{start.withOthers}</strong>
      <span>{start.withOthersAbout}</span>
    </a>
  );
}

function BoxTile({ box: { id, name, about, seats, playNow } }: { readonly box: BoxPicture }) {
  const words = useWords();
  const aids = useAids();
  const play = () => {
    like({ advice: true });
    void attempt('open', { game: { ...playNow, ...dealOf(dealInAddress()) } });
  };
  return (
    <article className={styles.tile} data-box={id}>
      <BoxArt box={id} />
      <h2 id={`box-${id}`}>{name}</h2>
      <p>{about}</p>
      <p className={styles.tileSeats}>
        {seats.length === 1
          ? words.playersCount(seats[0])
          : `${seats[0]}–${words.playersCount(seats[seats.length - 1])}`}
      </p>
      <button
        type="button"
        className={`primary ${styles.playNow}`}
        aria-describedby={`box-${id}`}
        onClick={play}
      >
        <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
          <path d="M7 4.5v15l12.5-7.5z" fill="currentColor" />
        </svg>
        {words.playNow}
      </button>
      <p className={styles.playNowAbout}>{words.around.start.playNowAbout}</p>
      <div className={styles.also}>
        <button type="button" aria-describedby={`box-${id}`} onClick={() => goTo({ at: 'set-up', box: id })}>
          {words.around.start.setUp}
        </button>
        <button
          type="button"
          aria-describedby={`box-${id}`}
          data-rules={id}
          onClick={() => update({ help: { box: id } })}
        >
          {aids.help.open}
        </button>
      </div>
    </article>
  );
}
