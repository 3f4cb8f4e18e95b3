// Pages at which people look on at a table that is elsewhere.
import type { TableWish } from '@furrow/wire/wish';
import { expect } from 'vitest';
import { Engine } from '../src/engine/engine';
import { type Handlers, handlersOf } from '../src/engine/handlers';
import type { Server } from '../src/engine/remote/online';
import { openSaves } from '../src/engine/saves';
import type { Preferences } from '../src/protocol/commands';
import type { Table } from '../src/protocol/table';
import { type FakeServer, TABLE } from './remote-server';

/** The revised game with hand cards, for two. */
export const HANDS: TableWish = {
  game: 'agricola',
  options: { mode: 'base', decks: 'A,B' },
  seats: 2,
  public: true,
  rated: false,
  pace: { pace: 'free' },
};
export const CREATURES: TableWish = { ...HANDS, game: 'creatures', options: {} };

/** A page at which somebody looks on. */
export class Page {
  readonly engine: Engine;
  readonly calls: Handlers;
  readonly tables: Table[] = [];
  private heard: () => void = () => undefined;

  constructor(server: Server, preferences: Partial<Preferences> = {}) {
    const post = (table: Table) => {
      expect(structuredClone(table)).toEqual(table);
      this.tables.push(table);
      this.heard();
    };
    this.engine = new Engine(openSaves(), post, () => undefined, server);
    this.engine.prefer({ forcedSteps: false, ...preferences });
    this.calls = handlersOf(this.engine);
  }

  get table(): Table {
    const table = this.tables.at(-1);
    if (table === undefined) throw new Error('nothing was shown');
    return table;
  }

  /** Waits until the table is shown so. */
  async until(isSo: (table: Table) => boolean): Promise<Table> {
    while (this.tables.length === 0 || !isSo(this.table))
      await new Promise<void>((go) => {
        this.heard = go;
      });
    return this.table;
  }
}

/** Somebody opens the page at the table. */
export async function opened(
  server: FakeServer,
  person: string,
  preferences?: Partial<Preferences>,
  way: Server = server.reachedBy(person),
): Promise<Page> {
  const page = new Page(way, preferences);
  expect(await page.calls.openTable({ table: TABLE })).toEqual({ ok: true });
  await page.until(({ online }) => online?.phase === 'playing');
  return page;
}
