import type { TableWish } from '@furrow/wire/wish';
import { useEffect, useState } from 'react';
import { ask } from '../api';

/** What the server says of a table, as far as the page needs it besides the news. */
export interface TableFacts {
  readonly wish: TableWish;
  /** The seat of the person who may start the game and choose bots. */
  readonly host?: number;
  /** The free seats of a rematch that are kept for those who played before. */
  readonly reserved?: readonly number[];
  /** The table of the game before it. */
  readonly after?: string;
  /** The deal of the day that is played here. */
  readonly daily?: string;
}

/** What the server says of a table; it is asked again whenever something changed that it may depend on. */
export function useFacts(table: string, changed: unknown): TableFacts | undefined {
  const [facts, setFacts] = useState<TableFacts>();
  useEffect(() => {
    let wanted = changed !== null;
    void ask<TableFacts>('GET', `/tables/${table}`).then((answer) => {
      if (wanted && answer.ok) setFacts(answer.value);
    });
    return () => {
      wanted = false;
    };
  }, [table, changed]);
  return facts;
}
