import { useEffect, useState } from 'react';
import { BoxArt } from '../art/BoxArt';
import type { BoxId, BoxPicture } from '../protocol/set-up';
import styles from './app.module.css';
import { Notice } from './Notice';
import { Preferences } from './Preferences';
import { SavedGames } from './SavedGames';
import { SetUp } from './SetUp';
import { attempt, call, usePage, useWords } from './store';

/** Where a game is chosen, set up, or taken up again. */
export function StartScreen() {
  const words = useWords();
  const { language } = usePage();
  const [boxes, setBoxes] = useState<readonly BoxPicture[]>([]);
  const [chosen, setChosen] = useState<BoxId>();
  useEffect(() => void call('boxes', {}).then(setBoxes), [language]);
  const box = boxes.find(({ id }) => id === chosen);
  return (
    <div className={styles.start}>
      <header className={styles.head}>
        <img src="/icon.svg" alt="" width={44} height={44} />
        <div>
          <h1>Furrow</h1>
          <p>{words.tagline}</p>
        </div>
        <Preferences />
      </header>
      <main className={styles.main}>
        <Notice />
        <section className={styles.boxes} aria-label={words.newGame}>
          {boxes.map((one) => (
            <BoxTile key={one.id} box={one} open={one.id === chosen} onSettings={() => setChosen(one.id)} />
          ))}
        </section>
        {box !== undefined && <SetUp key={box.id} box={box} onClose={() => setChosen(undefined)} />}
        <SavedGames />
      </main>
    </div>
  );
}

interface TileProps {
  readonly box: BoxPicture;
  readonly open: boolean;
  readonly onSettings: () => void;
}

function BoxTile({ box, open, onSettings }: TileProps) {
  const words = useWords();
  const playNow = () => void attempt('open', { game: { box: box.id, options: {}, seats: ['me', 'random'] } });
  return (
    <article className={styles.tile} data-box={box.id}>
      <BoxArt box={box.id} />
      <h2>{box.name}</h2>
      <p>{box.about}</p>
      <div className={styles.buttons}>
        <button type="button" className="primary" onClick={playNow}>
          {words.playNow}
        </button>
        <button type="button" aria-expanded={open} onClick={onSettings}>
          {words.settings}
        </button>
      </div>
    </article>
  );
}
