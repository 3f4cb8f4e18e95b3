const MEGABYTE = 1024 * 1024;

/** What a server says of itself. */
export interface ServerMeasures {
  /** Memory of the process and what of it the program's own values use, in MB. */
  readonly rss: number;
  readonly heap: number;
  /** Delay of the event loop since the last look, in milliseconds. */
  readonly delayP50: number;
  readonly delayP99: number;
  readonly tablesLoaded: number;
  readonly streams: number;
  /** Seconds of processor time since the start. */
  readonly processor: number;
}

/** Reads a server's measures. */
export async function measuresOf(url: string): Promise<ServerMeasures> {
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
    tablesLoaded: read('furrow_tables_loaded'),
    streams: read('furrow_streams'),
    processor: read('process_cpu_seconds_total'),
  };
}
