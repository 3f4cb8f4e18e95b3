import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GoodIcon } from '../art/GoodIcon';
import { PersonIcon } from '../art/PersonIcon';
import type { Table } from '../protocol/table';
import { BEAT } from './beats';
import { type Acting, actingAfter, differences, type Flight, type Spot } from './differences';
import styles from './flights.module.css';
import { isMoving } from './is-moving';

const DURATION = 300;
/** Between pieces that set out one after the other; all of one part of a harvest have left after `SPREAD`. */
const APART = 45;
const SPREAD = 100;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Route {
  readonly key: string;
  readonly what: Flight['what'];
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
}

/** What moved since the last table flies from its place to the other. Any tap or key ends it at once. */
export function Flights({ table }: { readonly table: Table }) {
  const before = useRef(table);
  const acting = useRef<Acting>(undefined);
  const [routes, setRoutes] = useState<readonly Route[]>([]);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = table;
    if (last === table || last.moves.shown === table.moves.shown) return;
    acting.current = actingAfter(last, table, acting.current);
    setRoutes(isMoving() ? routesOf(differences(last, table, acting.current), table.version) : []);
  }, [table]);
  useEffect(() => {
    if (routes.length === 0) return;
    const end = () => setRoutes([]);
    const timer = setTimeout(end, DURATION + Math.max(...routes.map(({ delay }) => delay)) + 100);
    addEventListener('pointerdown', end, true);
    addEventListener('keydown', end, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end, true);
      removeEventListener('keydown', end, true);
    };
  }, [routes]);
  if (routes.length === 0) return null;
  return (
    <div className={styles.sky} aria-hidden="true">
      {routes.map((route) => (
        <Flying key={route.key} route={route} />
      ))}
    </div>
  );
}

function Flying({ route }: { readonly route: Route }) {
  const piece = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { from, to, delay } = route;
    const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 };
    const flight = piece.current?.animate(
      [
        { translate: `${from.x}px ${from.y}px`, opacity: 1 },
        { translate: `${high.x}px ${high.y}px`, opacity: 1 },
        { translate: `${to.x}px ${to.y}px`, opacity: 0.2 },
      ],
      { duration: DURATION, delay, easing: 'ease-in-out', fill: 'both' },
    );
    return () => flight?.cancel();
  }, [route]);
  return (
    <span ref={piece} className={styles.flying}>
      {'seat' in route.what ? (
        <PersonIcon seat={route.what.seat} size={30} />
      ) : (
        <GoodIcon good={route.what.good} size={28} />
      )}
    </span>
  );
}

/** The ways on the screen; what starts or ends at something that is not shown does not fly. */
function routesOf(flights: readonly Flight[], version: number): Route[] {
  const apart = Math.min(APART, SPREAD / Math.max(1, flights.length));
  return flights.flatMap(({ what, from, to, beat }, i) => {
    const [start, end] = [pointOf(from), pointOf(to)];
    if (start === undefined || end === undefined) return [];
    return [{ key: `${version} ${i}`, what, from: start, to: end, delay: beat * BEAT + i * apart }];
  });
}

/** The middle of a place; a supply that is not shown is where its farm is. */
function pointOf(spot: Spot): Point | undefined {
  const box = selectorsOf(spot)
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .map((element) => element.getBoundingClientRect())
    .find(({ width }) => width > 0);
  return box === undefined ? undefined : { x: box.x + box.width / 2 - 14, y: box.y + box.height / 2 - 14 };
}

function selectorsOf(spot: Spot): string[] {
  switch (spot.on) {
    case 'space':
      return [`[data-space="${spot.id}"]`];
    case 'farm':
      return [`[data-farm="${spot.seat}"]`];
    case 'cell':
      return [`[data-farm="${spot.seat}"] [data-ground="${spot.name}"]`];
    default:
      return [`[data-supply="${spot.seat}"] [data-good="${spot.good}"]`, `[data-farm="${spot.seat}"]`];
  }
}
