import type { LobbyRow } from '@furrow/wire/frames';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../api';
import type { ListedTable } from '../forms';
import { forgetMe } from '../me';
import { NOW_AND_THEN, useNowAndThen } from '../use-now-and-then';
import { type Feed, openFeed } from './feed';

/** How often my tables are asked for until they are known. */
const SOON = 2000;
/** So many of my tables are followed; the others are seen when the list is fetched again. */
const MOST_FOLLOWED = 40;

type Rows = ReadonlyMap<string, LobbyRow>;

/** The tables that there are. */
export interface LobbyNow {
  /** Those first at which somebody is connected now, then the newest. */
  readonly rows: readonly LobbyRow[];
  /** My tables that are not over. */
  readonly mine: readonly ListedTable[] | undefined;
  readonly isLive: boolean;
  /** The server was tried and is not heard; not so while it is tried for the first time. */
  readonly isLost: boolean;
}

/** Public tables as they change, and mine. */
export function useLobby(): LobbyNow {
  const [rows, setRows] = useState<Rows>(new Map());
  /** The live lobby while it is heard. */
  const [feed, setFeed] = useState<Feed>();
  const [isLost, setLost] = useState(false);
  const isLive = feed !== undefined;
  const { mine, again } = useMine();
  useEffect(() => {
    const opened = openFeed({
      opened: (heard) => {
        setRows(new Map());
        setFeed(heard);
        setLost(false);
      },
      closed: () => {
        setFeed(undefined);
        setLost(true);
      },
      row: (table, row) => {
        setRows((before) => withRow(before, table, row));
        again();
      },
      told: again,
    });
    return () => opened.close();
  }, [again]);
  useEffect(() => {
    if (isLive) return undefined;
    // What comes after the server is heard would put old rows over those that it tells.
    let wanted = true;
    const fetchRows = () =>
      void publicRows().then((found) => wanted && found !== undefined && setRows(found));
    fetchRows();
    const timer = setInterval(fetchRows, NOW_AND_THEN);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [isLive]);
  useFollowed(feed, mine);
  const inOrder = [...rows.values()].toSorted(
    (one, other) => Number(other.here ?? true) - Number(one.here ?? true) || other.created - one.created,
  );
  return { rows: inOrder, mine, isLive, isLost };
}

function withRow(rows: Rows, table: string, row: LobbyRow | null): Rows {
  const after = new Map(rows);
  if (row === null) after.delete(table);
  else after.set(table, row);
  return after;
}

/** My tables; they are fetched again from time to time, when somebody comes back to the page, and when something is heard. */
export function useMine(): { readonly mine: readonly ListedTable[] | undefined; readonly again: () => void } {
  const [mine, setMine] = useState<readonly ListedTable[]>();
  const waits = useRef(false);
  /** The last answer was a list. */
  const isKnown = useRef(false);
  const again = useCallback(() => {
    if (waits.current) return;
    waits.current = true;
    // Much that is heard at once is one reason to ask.
    setTimeout(() => {
      waits.current = false;
      void myTables().then((found) => {
        if (found !== undefined) setMine(found);
        isKnown.current = found !== undefined;
      });
    }, 200);
  }, []);
  useEffect(() => {
    again();
    const soon = setInterval(() => !isKnown.current && again(), SOON);
    return () => clearInterval(soon);
  }, [again]);
  useNowAndThen(again);
  return { mine, again };
}

/** Follows my tables, each once for a feed that is heard. */
function useFollowed(feed: Feed | undefined, mine: readonly ListedTable[] | undefined): void {
  const followed = useRef<{ feed: Feed | undefined; tables: Set<string> }>({
    feed: undefined,
    tables: new Set(),
  });
  useEffect(() => {
    if (followed.current.feed !== feed) followed.current = { feed, tables: new Set() };
    const { tables } = followed.current;
    for (const { id, last } of mine ?? []) {
      if (feed === undefined || tables.has(id) || tables.size >= MOST_FOLLOWED) continue;
      tables.add(id);
      feed.follow(id, last);
    }
  }, [feed, mine]);
}

async function myTables(): Promise<readonly ListedTable[] | undefined> {
  const [open, playing] = await Promise.all([listed('open&mine=1'), listed('playing&mine=1')]);
  return open && playing && [...playing, ...open];
}

async function publicRows(): Promise<Rows | undefined> {
  const [open, playing] = await Promise.all([listed('open'), listed('playing')]);
  return open && playing && new Map([...open, ...playing].map((table) => [table.id, rowOf(table)]));
}

async function listed(which: string): Promise<readonly ListedTable[] | undefined> {
  const answer = await ask<{ readonly tables: readonly ListedTable[] }>('GET', `/tables?phase=${which}`);
  if (answer.ok) return answer.value.tables;
  if (answer.why === 'sign-in') forgetMe();
  return undefined;
}

function rowOf({ id, wish, sitters, phase, created, here, after }: ListedTable): LobbyRow {
  const { game, options, pace, rated, advice = !rated, campaign = 1 } = wish;
  return {
    table: id,
    game,
    options,
    sitters,
    phase: phase === 'open' ? 'open' : 'playing',
    pace,
    rated,
    advice,
    created,
    ...(here !== undefined && { here }),
    ...(after !== undefined && campaign === 1 && { rematch: true }),
  };
}
