import { type CSSProperties, lazy, memo, Suspense, useState } from 'react';
import { useIntroducing, useWords } from '../app/store';
import { Board } from '../board/Board';
import { ownSpaces } from '../board/layout';
import { roomFor } from '../cards/hand-size';
import { useTray } from '../cards/Tray';
import { useDeciding } from '../decisions/deciding';
import { useDecisionKeys } from '../decisions/keys';
import { paneOf } from '../decisions/registry';
import { SkipLinks } from '../keys/SkipLinks';
import { TableKeys } from '../keys/TableKeys';
import { LessonPanel } from '../lessons/LessonPanel';
import { Flights } from '../motion/Flights';
import { Harvest } from '../motion/Harvest';
import { Moments } from '../motion/Moments';
import type { Table } from '../protocol/table';
import { leaveReplay } from '../replay/leave';
import { TableFoot } from '../replay/TableFoot';
import { useWayBack } from '../replay/use-way-back';
import { peopleHere } from '../rhythm/people-here';
import { Rhythm } from '../rhythm/Rhythm';
import buildings from './building-offer.module.css';
import creatures from './creatures.module.css';
import { GoodsBar } from './GoodsBar';
import { HandOver } from './HandOver';
import { hasHands } from './has-hands';
import { Log } from './Log';
import layout from './layout.module.css';
import { MyFarm } from './MyFarm';
import { Others } from './Others';
import oneScreen from './one-screen.module.css';
import { handToRead, PackScreen } from './PackScreen';
import { PaneIcon } from './PaneIcon';
import type { AnyPane } from './panes';
import { Scales } from './Scales';
import small from './small.module.css';
import { Track } from './Track';
import styles from './table.module.css';

const Introduction = lazy(() =>
  import('../introduction/Introduction').then((module) => ({ default: module.Introduction })),
);
const OnlineSide = lazy(() =>
  import('../online/table/OnlineSide').then((module) => ({ default: module.OnlineSide })),
);

/** More cards on offer than these are a market beside the major improvements. */
const MAJORS = 10;

/** In so many columns special buildings lie on offer. */
const OFFER_COLUMNS = 3;

/** The class of a part of the table: where it lies on a large and on a small screen, and what it looks like. */
const at = (part: string) =>
  [styles, layout, creatures, buildings, small].flatMap((file) => file[part] ?? []).join(' ');

/** Until so many cards are played, their places are drawn. */
const PLACES = 3;

/** So many cards of somebody who plays against one other leave room below them. */
const FEW_PLAYED = 3;

/** Whether there is room to show how far the viewer has come. */
function hasScales({ game, seats, viewer }: Table, own: number): boolean {
  const { length } = seats[Math.max(0, viewer)].cards;
  if (own > 0 && seats.length === 2) return false;
  return seats.length === 1 || (seats.length === 2 && (game === 'creatures' || length <= FEW_PLAYED));
}

/** How many columns the farms of two who face each other have room for: their cells are of one size, and the wider farm decides. */
const facingColumns = ({ seats }: Table) =>
  seats.length === 2 ? Math.max(...seats.map(({ farm }) => farm.columns)) : 0;

/** A game on the table: everything that the person before the screen needs for the present decision. */
export const TableScreen = memo(function TableScreen({ table }: { readonly table: Table }) {
  const words = useWords();
  const introducing = useIntroducing(table);
  const deciding = useDeciding(table);
  useDecisionKeys(table, deciding);
  useWayBack(table.replaying || table.ending !== undefined, leaveReplay);
  const tray = useTray({ table, deciding });
  const wanted: AnyPane = deciding === undefined ? 'board' : paneOf(deciding.asked);
  const [chosen, setChosen] = useState<{ pane: AnyPane; number: number }>();
  const [logTab, setLogTab] = useState<HTMLButtonElement | null>(null);
  const number = deciding?.asked.number ?? -1;
  const pane = chosen?.number === number ? chosen.pane : wanted;
  if (table.handTo !== undefined) return <HandOver key={table.handTo} table={table} to={table.handTo} />;
  const pack = table.pack ?? handToRead(table, deciding);
  if (pack !== undefined) return <PackScreen table={table} pack={pack} deciding={deciding} />;
  const mine = table.seats[Math.max(0, table.viewer)];
  const own = ownSpaces(table.board, mine.seat).length;
  const others = table.seats.filter(({ seat }) => seat !== mine.seat);
  const shown = table.seats[deciding?.farmSeat ?? mine.seat];
  const graded = hasScales(table, own);
  const columns = facingColumns(table);
  const room = roomFor(table.hand.length);
  const shared = peopleHere(table) > 1;
  const turn = shared ? ({ '--whose': `var(--seat-${mine.seat})` } as CSSProperties) : undefined;
  const hasCards = table.hand.length + mine.cards.length + table.offer.cards.length > 0;
  const offerRows = { '--offer-rows': Math.ceil(table.offer.cards.length / OFFER_COLUMNS) } as CSSProperties;
  const panes: Readonly<Record<AnyPane, string>> = {
    board: words.board,
    farm: words.myFarm,
    hand: table.game === 'creatures' ? words.around.start.browse.buildings : words.atTable.cards,
    others: words.others,
    log: words.log,
  };
  return (
    <div
      className={shared ? `${at('grid')} ${oneScreen.screen}` : at('grid')}
      data-mirrored={shared && table.game === 'creatures' && mine.seat > 0}
      data-version={table.version}
      data-pane={pane}
      data-game={table.game}
      data-seats={table.seats.length}
      data-hands={hasHands(table)}
      data-season={table.season}
      data-market={table.offer.cards.length + (table.offer.taken?.length ?? 0) > MAJORS}
      data-own={own > 0}
      data-graded={graded}
      data-introduced={introducing}
      data-lesson={table.lesson !== undefined}
      data-online={table.online !== undefined}
    >
      <SkipLinks />
      <Track table={table} />
      <nav className={at('tabs')}>
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
              <PaneIcon of={one} />
              <span>{panes[one]}</span>
            </button>
          ))}
      </nav>
      <main className={at('main')}>
        <section className={at('board')} style={offerRows} data-part="board" aria-label={words.board}>
          <Board table={table} deciding={deciding} />
        </section>
        <aside className={at('others')} aria-label={words.others}>
          <Others seats={others} board={table.board} columns={columns} />
        </aside>
        <div className={at('place')} style={turn} data-lies="place" />
        <section className={at('farm')} style={turn} data-part="farm" aria-label={words.myFarm}>
          <MyFarm
            seat={shown}
            deciding={deciding}
            movable={shown.seat === table.viewer && !table.replaying}
            facing={others.length === 1}
            columns={columns}
          />
        </section>
        <GoodsBar seat={mine} place={at('goods')} />
        {graded && <Scales seat={mine} place={at('scales')} columns={columns} />}
        <div className={at('cards')}>
          <div className={at('hand')} data-room={room}>
            {tray.hand}
          </div>
          <div className={at('played')}>
            {mine.cards.length < PLACES && (
              <span className={styles.cardPlaces} aria-hidden="true">
                {Array.from({ length: PLACES }, (_, i) => (
                  <i key={`${i + 1}`} />
                ))}
              </span>
            )}
            {tray.played}
          </div>
          <div className={at('offer')} style={offerRows}>
            {tray.offer}
          </div>
        </div>
        <div className={at('log')} data-room={room} data-lies="log">
          {table.online === undefined ? (
            <Log lines={table.log} />
          ) : (
            <Suspense fallback={<div />}>
              <OnlineSide table={table} online={table.online} tab={logTab} />
            </Suspense>
          )}
        </div>
      </main>
      <TableFoot table={table} deciding={deciding} />
      {tray.large}
      <Flights table={table} />
      <Harvest table={table} />
      <Moments table={table} />
      <Rhythm table={table} />
      <TableKeys table={table} />
      {table.lesson !== undefined && <LessonPanel lesson={table.lesson} />}
      {introducing && (
        <Suspense>
          <Introduction table={table} />
        </Suspense>
      )}
    </div>
  );
});
