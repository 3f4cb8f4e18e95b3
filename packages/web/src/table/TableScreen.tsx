import { useState } from 'react';
import { useWords } from '../app/store';
import { Board } from '../board/Board';
import { useDeciding } from '../decisions/deciding';
import { decisionViews, type Pane } from '../decisions/registry';
import type { Table } from '../protocol/table';
import { Amounts } from './Amounts';
import { Cards } from './Cards';
import { DecisionBar } from './DecisionBar';
import { DecisionPanel } from './DecisionPanel';
import { HandOver } from './HandOver';
import { Log } from './Log';
import { MyFarm } from './MyFarm';
import { Others } from './Others';
import { Reader } from './Reader';
import { ScoreSheet } from './ScoreSheet';
import { Track } from './Track';
import styles from './table.module.css';

/** The panes of a small screen; a large one shows all of them. */
type AnyPane = Pane | 'hand' | 'others' | 'log';

/** A game on the table: everything that the person before the screen needs for the present decision. */
export function TableScreen({ table }: { readonly table: Table }) {
  const words = useWords();
  const deciding = useDeciding(table);
  const [reading, setReading] = useState<string>();
  const wanted: AnyPane = deciding === undefined ? 'board' : decisionViews[deciding.asked.ask].pane;
  const [chosen, setChosen] = useState<{ pane: AnyPane; number: number }>();
  const number = deciding?.asked.number ?? -1;
  const pane = chosen?.number === number ? chosen.pane : wanted;
  if (table.handTo !== undefined) return <HandOver seat={table.seats[table.handTo]} />;
  const mine = table.seats[Math.max(0, table.viewer)];
  const others = table.seats.filter(({ seat }) => seat !== mine.seat);
  const cards = [...table.hand, ...mine.cards];
  const panes: Readonly<Record<AnyPane, string>> = {
    board: words.board,
    farm: words.myFarm,
    hand: words.hand,
    others: words.others,
    log: words.log,
  };
  return (
    <div
      className={styles.table}
      data-version={table.version}
      data-pane={pane}
      data-game={table.game}
      data-seats={table.seats.length}
    >
      <Track table={table} />
      <nav className={styles.tabs}>
        {(Object.keys(panes) as AnyPane[])
          .filter((one) => one !== 'hand' || cards.length > 0)
          .map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === pane}
              onClick={() => setChosen({ pane: one, number })}
            >
              {panes[one]}
            </button>
          ))}
      </nav>
      <section className={styles.boardPane} aria-label={words.board}>
        <Board groups={table.board} seats={table.seats} deciding={deciding} />
        <Cards label={table.offer.title} cards={table.offer.cards} deciding={deciding} onOpen={setReading} />
      </section>
      <section className={styles.farmPane} aria-label={words.myFarm}>
        {table.ending === undefined ? (
          <MyFarm seat={mine} deciding={deciding} />
        ) : (
          <ScoreSheet table={table} />
        )}
      </section>
      {deciding !== undefined && <DecisionPanel deciding={deciding} />}
      <aside className={styles.sidePane}>
        <Others seats={others} />
        <Log lines={table.log} />
      </aside>
      <section className={styles.goods} aria-label={words.goods}>
        <Amounts amounts={mine.goods} size={24} />
        <span className={styles.facts}>{[...mine.facts, ...mine.coming].join(' · ')}</span>
      </section>
      {cards.length > 0 && (
        <div className={styles.hand}>
          <Cards label={words.hand} cards={cards} deciding={deciding} onOpen={setReading} />
        </div>
      )}
      <DecisionBar table={table} deciding={deciding} />
      <Reader id={reading} onClose={() => setReading(undefined)} />
    </div>
  );
}
