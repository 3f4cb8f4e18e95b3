const MEGABYTE = 1024 * 1024;

/** What a server says of itself. */
export interface ServerMeasures {
  /** Memory of the process and what of it the program's own values use, in MB. */
  readonly rss: number;
  readonly heap: number;
  /** Delay of the event loop since the last look, in milliseconds. */
  readonly delayP50: number;
  readonly delayP99: number;
  readonly delayMost: number;
  readonly tablesLoaded: number;
  readonly streams: number;
  /** Seconds of processor time since the start. */
  readonly processor: number;
}

/** Reads the measures of servers: what they use is added, of delays the longest counts. */
export async function measuresOf(urls: readonly string[]): Promise<ServerMeasures> {
  const all = await Promise.all(urls.map(measuresAt));
  const sum = (of: (one: ServerMeasures) => number) => all.reduce((so, one) => so + of(one), 0);
  const most = (of: (one: ServerMeasures) => number) => Math.max(...all.map(of));
  return {
    rss: sum(({ rss }) => rss),
    heap: sum(({ heap }) => heap),
    delayP50: most(({ delayP50 }) => delayP50),
    delayP99: most(({ delayP99 }) => delayP99),
    delayMost: most(({ delayMost }) => delayMost),
    tablesLoaded: sum(({ tablesLoaded }) => tablesLoaded),
    streams: sum(({ streams }) => streams),
    processor: sum(({ processor }) => processor),
  };
}

async function measuresAt(url: string): Promise<ServerMeasures> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string): number => {
    const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`the server does not measure ${name}`);
    return Number(found);
  };
  return {
    rss: read('process_resident_memory_bytes') / MEGABYTE,
    heap: read('nodejs_heap_size_used_bytes') / MEGABYTE,
    delayP50: read('nodejs_eventloop_lag_p50_seconds') * 1000,
    delayP99: read('nodejs_eventloop_lag_p99_seconds') * 1000,
    delayMost: read('nodejs_eventloop_lag_max_seconds') * 1000,
    tablesLoaded: read('furrow_tables_loaded'),
    streams: read('furrow_streams'),
    processor: read('process_cpu_seconds_total'),
  };
}
