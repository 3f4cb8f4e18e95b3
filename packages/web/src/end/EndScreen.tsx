import { lazy, Suspense } from 'react';
import { ScreenTitle } from '../app/ScreenTitle';
import { useWords } from '../app/store';
import { PersonIcon } from '../art/PersonIcon';
import { SignIcon } from '../art/SignIcon';
import type { Table } from '../protocol/table';
import { Celebration, isCelebrated } from './Celebration';
import { categorySign } from './category-signs';
import crown from './celebration.module.css';
import { EndButtons } from './EndButtons';
import styles from './end.module.css';
import { FinalFarms } from './FinalFarms';
import { ScoreSheet } from './ScoreSheet';
import { useCounting } from './use-counting';
import { Wreath } from './Wreath';

const OnlineEnd = lazy(() =>
  import('../online/table/OnlineEnd').then((module) => ({ default: module.OnlineEnd })),
);
const HowItEnded = lazy(() =>
  import('../online/table/OnlineEnd').then((module) => ({ default: module.HowItEnded })),
);
const OnlineEndButtons = lazy(() =>
  import('../online/table/OnlineEnd').then((module) => ({ default: module.OnlineEndButtons })),
);
const HowItWent = lazy(() => import('./HowItWent').then((module) => ({ default: module.HowItWent })));

/** A game that is over: the points are counted beside the farms, then who won, how it went, and what can be done with it. */
export function EndScreen({ table }: { readonly table: Table }) {
  const words = useWords();
  const { end } = words.around;
  const { counted, over, isNew, skip } = useCounting(table.saveId, table.scores.length, isLeft(table));
  const deal = table.ending?.deal;
  return (
    <div className={styles.screen} data-version={table.version} data-end data-counting={!over}>
      <header className={styles.head}>
        {over ? <Winners table={table} /> : <Category table={table} counted={counted} />}
        <div>
          <p>
            {[table.gameName, table.campaign?.game, deal === undefined ? undefined : end.deal(deal)]
              .filter((text) => text !== undefined)
              .join(' · ')}
          </p>
          <ScreenTitle>
            {over ? (table.ending?.winner ?? words.gameOver) : categoryTitle(table, counted, words.gameOver)}
          </ScreenTitle>
          {over && <Goal table={table} />}
          {over && <Place table={table} />}
          {over && table.online !== undefined && (
            <Suspense>
              <HowItEnded table={table} online={table.online} />
            </Suspense>
          )}
        </div>
        {!over && (
          <button type="button" className={styles.skip} data-skip onClick={skip}>
            {end.skip}
          </button>
        )}
      </header>
      <main className={styles.main} data-seats={table.seats.length}>
        <section className={styles.cloth} aria-label={end.farms}>
          <FinalFarms table={table} counted={counted} over={over} />
        </section>
        <ScoreSheet table={table} hidden={!over} />
        {over && (
          <Suspense>
            {table.online !== undefined && <OnlineEnd online={table.online} card={styles.card} />}
            <HowItWent table={table} />
          </Suspense>
        )}
      </main>
      {over && isNew && isCelebrated(table) && <Celebration table={table} />}
      <footer className={styles.buttons}>
        {table.online === undefined ? (
          <EndButtons table={table} />
        ) : (
          <Suspense>
            <OnlineEndButtons table={table} online={table.online} />
          </Suspense>
        )}
      </footer>
    </div>
  );
}

/** Whether the game is over because all others left it. */
function isLeft({ online }: Table): boolean {
  const how = online?.result?.how;
  return how === 'resigned' || how === 'time' || how === 'gone';
}

/** Whether somebody who played alone has reached the target. */
function Goal({ table: { ending, seats } }: { readonly table: Table }) {
  const words = useWords();
  if (ending?.goal === undefined) return null;
  const { goal } = words.around.end;
  return <p data-goal>{goal(words.points(ending.goal), seats[0].points >= ending.goal)}</p>;
}

/** How far from the victory the only person among bots is. */
function Place({ table: { ending, seats } }: { readonly table: Table }) {
  const { place } = useWords().around.end;
  if (ending?.place === undefined) return null;
  return <p data-place>{place(ending.place, seats.length)}</p>;
}

/** What is counted now, in words. */
function categoryTitle({ scores }: Table, counted: number, first: string): string {
  return counted === 0 ? first : scores[counted - 1].title;
}

/** The sign of what is counted now. */
function Category({ table: { scores }, counted }: { readonly table: Table; readonly counted: number }) {
  const id = scores[counted - 1]?.id;
  return (
    <span className={styles.winners}>
      <SignIcon sign={id === undefined ? 'points' : categorySign(id)} size={52} />
    </span>
  );
}

function Winners({ table: { ending } }: { readonly table: Table }) {
  return (
    <span className={styles.winners}>
      {ending?.winners.map((seat) => (
        <span key={seat} className={crown.crowned}>
          <PersonIcon seat={seat} size={44} />
          <Wreath size={68} />
        </span>
      ))}
    </span>
  );
}
