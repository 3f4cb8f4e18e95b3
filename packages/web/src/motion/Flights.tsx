import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useComing } from '../app/store';
import { GoodIcon } from '../art/GoodIcon';
import { PersonIcon } from '../art/PersonIcon';
import type { Table } from '../protocol/table';
import { type Acting, actingAfter, differences, type Flight } from './differences';
import styles from './flights.module.css';
import { isHeld } from './held';
import { isMoving, isShowing } from './is-moving';
import { boxOf, type Spot } from './places';
import { lengthOf, type Scene, sceneBetween } from './scene';

const DURATION = 300;
/** Between pieces that set out one after the other; all of them have left after `SPREAD`. */
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
  readonly duration: number;
}

/** What moved since the last table flies from its place to the other. Any tap or key ends it at once. */
export function Flights({ table: shown }: { readonly table: Table }) {
  const coming = useComing();
  const table = coming ?? shown;
  const before = useRef(table);
  const acting = useRef<Acting>(undefined);
  const [routes, setRoutes] = useState<readonly Route[]>([]);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = table;
    if (last === table || last.moves.shown === table.moves.shown) return;
    acting.current = actingAfter(last, table, acting.current);
    const flights = isMoving() ? differences(last, table, acting.current) : [];
    const scene = isShowing() ? sceneBetween(last, table) : { beats: [], start: 0, beat: 0 };
    const wait = isHeld(last, table) ? lengthOf(scene) : 0;
    setRoutes(flights.length === 0 ? [] : routesOf(flights, { ...scene, wait }, table.version));
  }, [table]);
  useEffect(() => {
    if (routes.length === 0) return;
    const end = () => setRoutes([]);
    const timer = setTimeout(end, Math.max(...routes.map(({ delay, duration }) => delay + duration)) + 100);
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
    const { from, to, delay, duration } = route;
    const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 };
    const flight = piece.current?.animate(
      [
        { translate: `${from.x}px ${from.y}px`, opacity: 1 },
        { translate: `${high.x}px ${high.y}px`, opacity: 1 },
        { translate: `${to.x}px ${to.y}px`, opacity: 0.2 },
      ],
      { duration, delay, easing: 'ease-in-out', fill: 'both' },
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

/** The ways on the screen, `wait` for what follows a harvest; what starts or ends at something that is not shown does not fly. Parts of a harvest follow each other. */
function routesOf(
  flights: readonly Flight[],
  { start, beat: length, wait }: Scene & { readonly wait: number },
  version: number,
): Route[] {
  return flights.flatMap(({ what, from, to, beat }, i) => {
    const [here, there] = [pointOf(from), pointOf(to)];
    if (here === undefined || there === undefined) return [];
    const together = flights.filter((one) => one.beat === beat);
    const apart = Math.min(APART, (beat === undefined ? SPREAD : length / 4) / together.length);
    return [
      {
        key: `${version} ${i}`,
        what,
        from: here,
        to: there,
        delay: (beat === undefined ? wait : start + beat * length) + together.indexOf(flights[i]) * apart,
        duration: beat === undefined ? DURATION : length / 2,
      },
    ];
  });
}

/** The middle of a place, for a piece that is drawn around it. */
function pointOf(spot: Spot): Point | undefined {
  const box = boxOf(spot);
  return box === undefined ? undefined : { x: box.x + box.width / 2 - 14, y: box.y + box.height / 2 - 14 };
}
