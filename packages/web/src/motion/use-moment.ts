import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Table } from '../protocol/table';
import { isMoving } from './is-moving';

/**
 * Something that is shown for a moment after one table has followed another, or so many milliseconds later as it says to
 * `wait`. Any tap or key ends it at once; where nothing may move, there is none.
 */
export function useMoment<T extends object>(
  table: Table,
  between: (before: Table, after: Table) => T | undefined,
  duration: number,
): T | undefined {
  const before = useRef(table);
  const look = useRef(between);
  const [shown, show] = useState<{ readonly what: T }>();
  useLayoutEffect(() => {
    const last = before.current;
    before.current = table;
    const follows = last.saveId === table.saveId && table.moves.shown > last.moves.shown;
    if (!follows || table.replaying || !isMoving()) return;
    const what = look.current(last, table);
    if (what !== undefined) show({ what });
  }, [table]);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const end = () => show(undefined);
    const { wait = 0 }: { readonly wait?: number } = shown.what;
    const timer = setTimeout(end, wait + duration);
    addEventListener('pointerdown', end, true);
    addEventListener('keydown', end, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end, true);
      removeEventListener('keydown', end, true);
    };
  }, [shown, duration]);
  return shown?.what;
}
