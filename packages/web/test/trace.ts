// Reads what Chromium wrote down of the work in a page: how much processor time it took, whatever else the machine did.

/** What Chromium must write down for it. */
export const TRACED = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

/** Milliseconds of processor time in the main thread of a page. What the tests did there is left out. */
export interface Work {
  /** Single tasks. */
  readonly tasks: readonly number[];
  /** From a finger on the glass to the picture after the click; tables that come meanwhile are counted by themselves. */
  readonly taps: readonly number[];
  /** From the arrival of a table to the picture of it. */
  readonly tables: readonly number[];
  /** Runs of the yardstick. */
  readonly yardsticks: readonly number[];
}

interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, how long it took, and how long a processor worked for it. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

type Task = Traced & { readonly dur: number; readonly tdur: number };

/** The work in the page on which the yardstick was laid. */
export function workIn(trace: string): Work {
  const { traceEvents: all } = JSON.parse(trace) as { readonly traceEvents: readonly Traced[] };
  const home = all.find(({ name }) => name === 'yardstick');
  if (home === undefined) throw new Error('no yardstick was laid');
  const events = all
    .filter(({ pid, tid }) => pid === home.pid && tid === home.tid)
    .toSorted((a, b) => a.ts - b.ts);
  return measured(new Thread(events));
}

/** The main thread of a page: its tasks, and what happened in them. */
class Thread {
  private readonly tasks: readonly Task[];
  /** When pictures were finished. */
  readonly pictures: readonly number[];

  constructor(private readonly events: readonly Traced[]) {
    this.tasks = events.filter((one): one is Task => one.name === 'RunTask' && one.tdur !== undefined);
    this.pictures = this.named('Commit').map(({ ts, dur = 0 }) => ts + dur);
  }

  named(name: string, type?: string): readonly Traced[] {
    return this.events.filter(
      (one) => one.name === name && (type === undefined || one.args?.data?.type === type),
    );
  }

  taskAt(at: number): Task | undefined {
    return this.tasks.find(({ ts, dur }) => ts <= at && at <= ts + dur);
  }

  /** The tasks of the page itself: the tests measure what they do, the page measures nothing. */
  own(): readonly Task[] {
    const tests = new Set(this.named('UserTiming::Measure').map(({ ts }) => this.taskAt(ts)));
    return this.tasks.filter((one) => !tests.has(one));
  }
}

function measured(thread: Thread): Work {
  const own = thread.own();
  const spent = (tasks: readonly Task[], from: number, to: number) => {
    const first = thread.taskAt(from)?.ts ?? from;
    const within = tasks.filter(({ ts }) => ts >= first && ts < to);
    return within.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
  };
  const arriving = new Set(thread.named('table').map(({ ts }) => thread.taskAt(ts)));
  const besides = own.filter((one) => !arriving.has(one));
  const pictureAfter = (at: number) => thread.pictures.find((one) => one > at);
  const clicks = thread.named('EventDispatch', 'click');
  const taps = thread.named('EventDispatch', 'pointerdown').flatMap(({ ts }) => {
    const click = clicks.find((one) => one.ts > ts);
    const picture = click && pictureAfter(click.ts);
    return picture === undefined ? [] : [spent(besides, ts, picture)];
  });
  // Several tables may come before one picture; each has its share of the work for it.
  const arrivals = thread.named('table').map(({ ts }) => ({ ts, picture: pictureAfter(ts) }));
  const tables = arrivals.flatMap(({ picture }) => {
    const came = arrivals.filter((one) => one.picture === picture);
    return picture === undefined ? [] : [spent(own, came[0].ts, picture) / came.length];
  });
  const runs = thread.named('yardstick').map(({ ts }) => thread.taskAt(ts)?.tdur);
  return {
    tasks: own.map(({ tdur }) => tdur / 1000),
    taps,
    tables,
    yardsticks: runs.flatMap((tdur) => (tdur === undefined ? [] : [tdur / 1000])),
  };
}
