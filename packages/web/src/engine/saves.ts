import type { BoxId } from '../protocol/set-up';

/** A game as it is kept in the browser. */
export interface Save {
  readonly id: string;
  readonly time: number;
  readonly box: BoxId;
  readonly seats: readonly string[];
  readonly round: { readonly now: number; readonly of: number };
  readonly over: boolean;
  /** The number of the deal; undefined if the game did not begin here. */
  readonly deal?: number;
  /** The record. */
  readonly text: string;
}

/** Where games are kept. */
export interface Saves {
  put(save: Save): Promise<void>;
  get(id: string): Promise<Save | undefined>;
  /** All games, the newest first. */
  list(): Promise<readonly Save[]>;
  remove(id: string): Promise<void>;
}

const NAME = 'furrow';
const STORE = 'games';

/** The games kept by this browser; where it keeps nothing, they last as long as the page. */
export function openSaves(): Saves {
  return typeof indexedDB === 'undefined' ? inMemory() : inDatabase(database());
}

function database(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
  return done(opening);
}

function inDatabase(opened: Promise<IDBDatabase>): Saves {
  const store = async (mode: IDBTransactionMode) =>
    (await opened).transaction(STORE, mode).objectStore(STORE);
  return {
    put: async (save) => {
      await done((await store('readwrite')).put(save));
    },
    get: async (id) => (await done((await store('readonly')).get(id))) as Save | undefined,
    list: async () => newestFirst((await done((await store('readonly')).getAll())) as Save[]),
    remove: async (id) => done((await store('readwrite')).delete(id)),
  };
}

function inMemory(): Saves {
  const games = new Map<string, Save>();
  return {
    put: async (save) => void games.set(save.id, save),
    get: async (id) => games.get(id),
    list: async () => newestFirst([...games.values()]),
    remove: async (id) => void games.delete(id),
  };
}

function newestFirst(saves: readonly Save[]): Save[] {
  return [...saves].sort((a, b) => b.time - a.time);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}
