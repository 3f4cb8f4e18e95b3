import { useEffect, useState } from 'react';
import { goTo } from '../app/route';
import { ScreenTitle } from '../app/ScreenTitle';
import { call, useLanguage, useWords } from '../app/store';
import type { StatisticsPicture } from '../protocol/statistics';
import { Forgetting } from './Forgetting';
import { LastGames } from './LastGames';
import styles from './records.module.css';
import { CardTable, KindTable, OpponentTable } from './Tallies';
import { useRecordsWords } from './use-records-words';

/** What somebody has played in this browser: records, averages, opponents, cards. */
export function RecordsScreen() {
  const words = useRecordsWords();
  const { toStart } = useWords();
  const language = useLanguage();
  const [found, setFound] = useState<StatisticsPicture>();
  const load = () => void call('statistics', {}).then(setFound);
  useEffect(load, [language]);
  return (
    <div className={styles.screen} data-records>
      <header className={styles.head}>
        <div>
          <ScreenTitle>{words.title}</ScreenTitle>
          {found !== undefined && found.games > 0 && (
            <p>
              {words.games(found.games)} · {words.wins(found.wins)}
            </p>
          )}
        </div>
        <button type="button" onClick={() => goTo({ at: 'start' })}>
          {toStart}
        </button>
      </header>
      {found !== undefined && (
        <main className={styles.main}>
          {found.games === 0 ? (
            <p className={styles.none}>{words.none}</p>
          ) : (
            <>
              <KindTable kinds={found.kinds} />
              <OpponentTable opponents={found.opponents} />
              <LastGames games={found.last} />
              <CardTable cards={found.cards} />
              <Forgetting onForgotten={load} />
            </>
          )}
          <p className={styles.kept}>{words.kept}</p>
        </main>
      )}
    </div>
  );
}
