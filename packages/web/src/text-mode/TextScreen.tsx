import { lazy, Suspense, useState } from 'react';
import { Preferences } from '../app/Preferences';
import { leaveTable, like, update, useWords } from '../app/store';
import { Around, Passed } from '../cards/Pack';
import { Results } from '../cards/Results';
import { useAids } from '../keys/useAids';
import { LessonText } from '../lessons/LessonText';
import type { Reply } from '../protocol/reply';
import type { Table } from '../protocol/table';
import { HandOver } from '../table/HandOver';
import { ScoreTable } from '../table/ScoreTable';
import { AskedText } from './AskedText';
import { BoardText, CardsText } from './BoardText';
import { CommandLine } from './CommandLine';
import { SeatText } from './SeatText';
import styles from './text-mode.module.css';

const OnlineText = lazy(() =>
  import('../online/table/OnlineText').then((module) => ({ default: module.OnlineText })),
);

/** So many lines of the log are written. */
const TOLD = 40;

/** The whole game as structured text, with a line for typed moves and commands. Nothing of it must be seen. */
export function TextScreen({ table }: { readonly table: Table }) {
  const words = useWords();
  const aids = useAids();
  const [reply, setReply] = useState<Reply>();
  if (table.handTo !== undefined) return <HandOver key={table.handTo} table={table} to={table.handTo} />;
  const seats = [...table.seats].sort(
    (a, b) => Number(b.seat === table.viewer) - Number(a.seat === table.viewer),
  );
  return (
    <div className={styles.screen} data-version={table.version} data-text-mode>
      <header className={styles.head}>
        <h1>
          {table.gameName}, {table.round.words}
        </h1>
        <Preferences />
        <button type="button" onClick={() => update({ help: {} })}>
          {aids.help.open}
        </button>
        <button type="button" onClick={() => like({ textMode: false })}>
          {aids.text.off}
        </button>
        <button type="button" onClick={leaveTable}>
          {words.toStart}
        </button>
      </header>
      <main className={styles.main}>
        {table.lesson !== undefined && <LessonText lesson={table.lesson} />}
        <AskedText table={table} />
        <CommandLine table={table} onReply={setReply} />
        <section
          aria-label={aids.text.reply}
          aria-live="polite"
          className={styles.reply}
          data-reply={reply?.is}
        >
          {reply?.lines.map((line, i) => (
            <p key={`${i + 1} ${line}`}>{line}</p>
          ))}
        </section>
        {table.online !== undefined && (
          <Suspense>
            <OnlineText table={table} online={table.online} />
          </Suspense>
        )}
        <BoardText table={table} />
        <CardsText title={table.offer.title} cards={table.offer.cards} />
        {table.pack !== undefined && (
          <>
            <CardsText title={words.packs.title(table.pack.cards.length)} cards={table.pack.cards} />
            <Around table={table} pack={table.pack} />
            <Passed table={table} pack={table.pack} />
            <Results cards={table.pack.cards} />
          </>
        )}
        <CardsText title={words.hand} cards={table.hand} />
        {seats.map((seat) => (
          <SeatText key={seat.seat} seat={seat} />
        ))}
        <section>
          <h2>{words.scoreSheet}</h2>
          <ScoreTable table={table} />
        </section>
        <section>
          <h2 data-log tabIndex={-1}>
            {words.log}
          </h2>
          <ol className={styles.log}>
            {table.log.slice(-TOLD).map(({ text }, i) => (
              <li key={`${i + 1} ${text}`}>{text}</li>
            ))}
          </ol>
        </section>
      </main>
    </div>
  );
}
