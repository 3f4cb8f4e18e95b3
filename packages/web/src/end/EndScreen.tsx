import { lazy, Suspense } from 'react';
import { downloadRecord } from '../app/record-file';
import { ScreenTitle } from '../app/ScreenTitle';
import { attempt, leaveTable, useWords } from '../app/store';
import { PersonIcon } from '../art/PersonIcon';
import type { Table } from '../protocol/table';
import { DeedsOf, TurnByTurn } from './Deeds';
import styles from './end.module.css';
import { LookBack } from './LookBack';
import { PointsChart } from './PointsChart';
import { ScoreSheet } from './ScoreSheet';
import { useHistory } from './use-history';

const OnlineEnd = lazy(() =>
  import('../online/table/OnlineEnd').then((module) => ({ default: module.OnlineEnd })),
);
const HowItEnded = lazy(() =>
  import('../online/table/OnlineEnd').then((module) => ({ default: module.HowItEnded })),
);
const OnlineEndButtons = lazy(() =>
  import('../online/table/OnlineEnd').then((module) => ({ default: module.OnlineEndButtons })),
);

/** A game that is over: who won, the score sheet, how it went, and what can be done with it. */
export function EndScreen({ table }: { readonly table: Table }) {
  const words = useWords();
  const { end } = words.around;
  const history = useHistory(table.saveId);
  const deal = table.ending?.deal;
  return (
    <div className={styles.screen} data-version={table.version} data-end>
      <header className={styles.head}>
        <Winners table={table} />
        <div>
          <p>{[table.gameName, ...(deal === undefined ? [] : [end.deal(deal)])].join(' · ')}</p>
          <ScreenTitle>{table.ending?.winner ?? words.gameOver}</ScreenTitle>
          {table.online !== undefined && (
            <Suspense>
              <HowItEnded table={table} online={table.online} />
            </Suspense>
          )}
        </div>
      </header>
      <main className={styles.main}>
        <ScoreSheet table={table} />
        {history !== undefined && (
          <section className={styles.card} aria-label={end.pointsByRound}>
            <h2>{end.pointsByRound}</h2>
            <PointsChart rounds={history.rounds} seats={table.seats} />
          </section>
        )}
        {table.online !== undefined && (
          <Suspense>
            <OnlineEnd online={table.online} card={styles.card} />
          </Suspense>
        )}
        {history !== undefined && (
          <section className={`${styles.card} ${styles.wide}`} aria-label={end.whatTheyDid}>
            <h2>{end.whatTheyDid}</h2>
            <div className={styles.deeds}>
              {table.seats.map((seat) => (
                <DeedsOf key={seat.seat} seat={seat} deeds={history.deeds[seat.seat]} />
              ))}
            </div>
            <TurnByTurn rounds={history.rounds} seats={table.seats} />
          </section>
        )}
      </main>
      <footer className={styles.buttons}>
        {table.online === undefined ? (
          <EndButtons />
        ) : (
          <Suspense>
            <OnlineEndButtons online={table.online} />
          </Suspense>
        )}
      </footer>
    </div>
  );
}

function Winners({ table: { ending } }: { readonly table: Table }) {
  return (
    <span className={styles.winners}>
      {ending?.winners.map((seat) => (
        <PersonIcon key={seat} seat={seat} size={52} />
      ))}
    </span>
  );
}

function EndButtons() {
  const words = useWords();
  const { end } = words.around;
  return (
    <>
      <button type="button" className="primary" onClick={() => void attempt('rematch', {})}>
        {end.rematch}
      </button>
      <LookBack />
      <button type="button" onClick={() => void downloadRecord()}>
        {words.exportRecord}
      </button>
      <button type="button" onClick={leaveTable}>
        {words.toStart}
      </button>
    </>
  );
}
