import { useEffect, useState } from 'react';
import { BoxArt } from '../art/BoxArt';
import { Face } from '../art/Face';
import type { DailyPicture } from '../protocol/statistics';
import styles from './daily-deal.module.css';
import { attempt, call, useLanguage, useWords } from './store';

/** The game of today, the same for everybody, and what was reached in it here. */
export function DailyDeal() {
  const words = useWords();
  const { daily } = words.around.start;
  const language = useLanguage();
  const [deal, setDeal] = useState<DailyPicture>();
  useEffect(() => void call('daily', {}).then(setDeal), [language]);
  if (deal === undefined) return null;
  const { game, title, opponent, goal, best } = deal;
  return (
    <section className={styles.daily} aria-labelledby="daily-title" data-daily>
      <BoxArt box={game.box} />
      <div>
        <h2 id="daily-title">{daily.title}</h2>
        <p>
          {title}, {opponent === undefined ? daily.alone : daily.against(opponent.name)}
          {opponent !== undefined && <Face {...opponent.face} size={26} />}
        </p>
        <p>
          {[
            goal === undefined ? daily.same : daily.goal(words.points(goal)),
            best === undefined ? '' : daily.best(words.points(best)),
          ].join(' ')}
        </p>
      </div>
      <button type="button" aria-describedby="daily-title" onClick={() => void attempt('open', { game })}>
        {best === undefined ? daily.play : daily.again}
      </button>
    </section>
  );
}
