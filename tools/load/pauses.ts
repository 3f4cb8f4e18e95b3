import { evaluated } from '../../packages/server/test/inspected';

/** A time on the clock of the machine, in milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** When a program did nothing of what came to it, and when it collected garbage. */
export interface Pauses {
  readonly pauses: readonly Span[];
  readonly collections: readonly Span[];
}

interface Watch {
  readonly pauses: Span[];
  readonly collections: Span[];
}

declare global {
  var pauseWatch: Watch | undefined;
}

/** Begins to write down the pauses of this program. Its text is run in the servers too, so it uses nothing but what every program has. */
function watch(): void {
  globalThis.pauseWatch = { pauses: [], collections: [] };
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    const origin = performance.timeOrigin;
    // A timer that is asked for every 5 ms and comes 25 ms late has waited for something.
    if (now - last > 30) globalThis.pauseWatch?.pauses.push({ from: origin + last, to: origin + now });
    last = now;
  }, 5).unref();
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const from = performance.timeOrigin + startTime;
      globalThis.pauseWatch?.collections.push({ from, to: from + duration });
    }
  }).observe({ entryTypes: ['gc'] });
}

/** Writes down the pauses of this program and of servers, each given as what it said of where it can be asked. */
export async function watchPauses(servers: readonly string[]): Promise<void> {
  if (globalThis.pauseWatch === undefined) watch();
  for (const said of servers) await evaluated(said, `(${watch.toString()})()`);
}

/** The pauses of this program since they are watched. */
export function ownPauses(): Pauses {
  return globalThis.pauseWatch ?? { pauses: [], collections: [] };
}

/** The pauses of a server since they are watched. */
export async function pausesOf(said: string): Promise<Pauses> {
  return (await evaluated(said, 'globalThis.pauseWatch')) as Pauses;
}

/** Those of some spans that lie in another one, cut to it. */
export function within(spans: readonly Span[], { from, to }: Span): Span[] {
  return spans.flatMap((one) =>
    one.to <= from || one.from >= to ? [] : [{ from: Math.max(one.from, from), to: Math.min(one.to, to) }],
  );
}

/** How long some spans are together. */
export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}
