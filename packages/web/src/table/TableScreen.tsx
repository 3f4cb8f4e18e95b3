import { lazy, memo, Suspense, useState } from 'react';
import { useWords } from '../app/store';
import { Board } from '../board/Board';
import { Tray } from '../cards/Tray';
import { useDeciding } from '../decisions/deciding';
import { useDecisionKeys } from '../decisions/keys';
import { decisionViews, type Pane } from '../decisions/registry';
import { SkipLinks } from '../keys/SkipLinks';
import { TableKeys } from '../keys/TableKeys';
import { LessonPanel } from '../lessons/LessonPanel';
import { Flights } from '../motion/Flights';
import { Harvest } from '../motion/Harvest';
import type { Table } from '../protocol/table';
import { TableFoot } from '../replay/TableFoot';
import { DecisionPanel } from './DecisionPanel';
import { GoodsBar } from './GoodsBar';
import { HandOver } from './HandOver';
import { Log } from './Log';
import { MyFarm } from './MyFarm';
import { Others } from './Others';
import { Track } from './Track';
import styles from './table.module.css';

const OnlineSide = lazy(() =>
  import('../online/table/OnlineSide').then((module) => ({ default: module.OnlineSide })),
);

/** The panes of a small screen; a large one shows all of them. */
type AnyPane = Pane | 'others' | 'log';

/** A game on the table: everything that the person before the screen needs for the present decision. */
export const TableScreen = memo(function TableScreen({ table }: { readonly table: Table }) {
  const words = useWords();
  const deciding = useDeciding(table);
  useDecisionKeys(table, deciding);
  const wanted: AnyPane = deciding === undefined ? 'board' : decisionViews[deciding.asked.ask].pane;
  const [chosen, setChosen] = useState<{ pane: AnyPane; number: number }>();
  const [logTab, setLogTab] = useState<HTMLButtonElement | null>(null);
  const number = deciding?.asked.number ?? -1;
  const pane = chosen?.number === number ? chosen.pane : wanted;
  if (table.handTo !== undefined) return <HandOver key={table.handTo} table={table} to={table.handTo} />;
  const mine = table.seats[Math.max(0, table.viewer)];
  const others = table.seats.filter(({ seat }) => seat !== mine.seat);
  const hasCards = table.hand.length + mine.cards.length + table.offer.cards.length > 0;
  const panes: Readonly<Record<AnyPane, string>> = {
    board: words.board,
    farm: words.myFarm,
    hand: words.atTable.cards,
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
      <SkipLinks />
      <Track table={table} />
      <nav className={styles.tabs}>
        {(Object.keys(panes) as AnyPane[])
          .filter((one) => one !== 'hand' || hasCards)
          .map((one) => (
            <button
              key={one}
              ref={one === 'log' ? setLogTab : undefined}
              type="button"
              data-to-pane={one}
              aria-pressed={one === pane}
              onClick={() => setChosen({ pane: one, number })}
            >
              {panes[one]}
            </button>
          ))}
      </nav>
      <main className={styles.main}>
        <section className={styles.boardPane} data-part="board" aria-label={words.board}>
          <Board groups={table.board} seats={table.seats} deciding={deciding} advice={table.advice} />
        </section>
        <section className={styles.farmPane} data-part="farm" aria-label={words.myFarm}>
          <MyFarm
            seat={table.seats[deciding?.farmSeat ?? mine.seat]}
            deciding={deciding}
            movable={(deciding?.farmSeat ?? mine.seat) === table.viewer && !table.replaying}
          />
        </section>
        {deciding !== undefined && <DecisionPanel deciding={deciding} />}
        <aside className={styles.sidePane} aria-label={words.others}>
          <Others seats={others} />
          {table.online === undefined ? (
            <Log lines={table.log} />
          ) : (
            <Suspense fallback={<div />}>
              <OnlineSide table={table} online={table.online} tab={logTab} />
            </Suspense>
          )}
        </aside>
        <GoodsBar table={table} seat={mine} deciding={deciding} />
        <div className={styles.hand}>
          <Tray table={table} deciding={deciding} />
        </div>
      </main>
      <TableFoot table={table} deciding={deciding} />
      <Flights table={table} />
      <Harvest table={table} />
      <TableKeys table={table} />
      {table.lesson !== undefined && <LessonPanel lesson={table.lesson} />}
    </div>
  );
});
