import { useState } from 'react';
import { actingAfter } from '../motion/differences';
import type { Amount } from '../protocol/goods';
import type { Table } from '../protocol/table';

/** What somebody else did: where their person went, and what came of it. */
export interface Happened {
  readonly seat: number;
  readonly space: string;
  readonly title: string;
  readonly gained: readonly Amount[];
}

/** What is told, and after which table. */
interface Known {
  readonly table: Table;
  readonly happened: readonly Happened[];
}

/** What the others did since the viewer's last turn, the newest last. */
export function useHappened(table: Table): readonly Happened[] {
  const [known, know] = useState<Known>({ table, happened: [] });
  if (known.table === table) return known.happened;
  const now = { table, happened: happenedAfter(known.table, table, known.happened) };
  know(now);
  return now.happened;
}

/** What is to be told after the second of two tables; whoever moves has seen what was told before. */
export function happenedAfter(
  before: Table,
  after: Table,
  happened: readonly Happened[],
): readonly Happened[] {
  if (before.saveId !== after.saveId || after.moves.shown < before.moves.shown) return [];
  if (after.moves.shown === before.moves.shown) return happened;
  const acting = actingAfter(before, after, undefined);
  const last = happened.at(-1);
  if (acting?.seat === after.viewer) return [];
  if (acting === undefined) {
    if (last === undefined || before.waitsFor !== last.seat) return happened;
    return [
      ...happened.slice(0, -1),
      { ...last, gained: sum(last.gained, gainOf(before, after, last.seat)) },
    ];
  }
  const { seat, space } = acting;
  const title = after.board.flatMap(({ spaces }) => spaces).find(({ id }) => id === space)?.title ?? '';
  return [...happened, { seat, space, title, gained: gainOf(before, after, seat) }];
}

function gainOf(before: Table, after: Table, seat: number): Amount[] {
  return after.seats[seat].goods.flatMap((now, i) => {
    const count = now.count - before.seats[seat].goods[i].count;
    return count > 0 ? [{ ...now, count }] : [];
  });
}

function sum(some: readonly Amount[], more: readonly Amount[]): Amount[] {
  const added = some.map((one) => ({
    ...one,
    count: one.count + (more.find(({ good }) => good === one.good)?.count ?? 0),
  }));
  return [...added, ...more.filter(({ good }) => !some.some((one) => one.good === good))];
}
