/** Things stored in the browser, each under its own id. */
export interface BrowserStore<T> {
  put(one: T): Promise<void>;
  get(id: string): Promise<T | undefined>;
  all(): Promise<readonly T[]>;
  remove(id: string): Promise<void>;
}

/** Opens a store of this browser by name; if the browser cannot store anything, things last as long as the page. */
export function openStore<T extends { readonly id: string }>(name: string, store: string): BrowserStore<T> {
  const opened: Promise<BrowserStore<T>> =
    typeof indexedDB === 'undefined'
      ? Promise.resolve(inMemory<T>())
      : database(name, store).then((found) => inDatabase<T>(found, store), inMemory<T>);
  return {
    put: async (one) => (await opened).put(one),
    get: async (id) => (await opened).get(id),
    all: async () => (await opened).all(),
    remove: async (id) => (await opened).remove(id),
  };
}

function database(name: string, store: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'id' });
  return done(opening);
}

function inDatabase<T>(database: IDBDatabase, name: string): BrowserStore<T> {
  const store = (mode: IDBTransactionMode) => database.transaction(name, mode).objectStore(name);
  /** Commits at once, so that nothing is lost if the page is closed right afterwards. */
  const change = async <R>(work: (within: IDBObjectStore) => IDBRequest<R>) => {
    const within = store('readwrite');
    const request = work(within);
    within.transaction.commit();
    await done(request);
  };
  return {
    put: (one) => change((within) => within.put(one)),
    get: async (id) => (await done(store('readonly').get(id))) as T | undefined,
    all: async () => (await done(store('readonly').getAll())) as T[],
    remove: (id) => change((within) => within.delete(id)),
  };
}

function inMemory<T extends { readonly id: string }>(): BrowserStore<T> {
  const things = new Map<string, T>();
  return {
    put: async (one) => void things.set(one.id, one),
    get: async (id) => things.get(id),
    all: async () => [...things.values()],
    remove: async (id) => void things.delete(id),
  };
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}
