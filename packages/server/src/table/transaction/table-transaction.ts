import type { Move } from '@furrow/kernel/move';
import { writeRecord } from '@furrow/kernel/record-text';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import type { Verdict } from '@furrow/kernel/verdict';
import type { Clocks, Ending } from '@furrow/wire/told';
import { dealtSeed, NewsWriter } from '../publish/news-writer';
import { firstTime, ranBetween, timeAfterMove } from '../state/clocks';
import { nextDeadline } from '../state/deadlines';
import type { TableState } from '../state/table-state';
import type { Entry, NumberedEntry } from '../store/entry';
import type { TableSnapshot } from '../store/stored-table';
import type { Notification } from '../store/table-change';

/** What an act needs to know besides the table at which it is done. */
export interface ActContext {
  /** Whether a person is at the table. */
  isHere(person: string): boolean;
  /** Whether one of these people does not want to meet a person. */
  isBlocked(by: readonly string[], person: string): Promise<boolean>;
  /** The records of the games of its campaign before this one. */
  gamesBefore(): Promise<readonly string[]>;
  /** The people who played at the table of which this one is the rematch. */
  playersBefore(): Promise<readonly string[]>;
  /** Whether everybody left another table before its game began, or it is kept no more. */
  isDropped(table: string): Promise<boolean>;
}

/** One act while it is done: everything that it writes, so that all of it is kept at once. */
export class TableTransaction {
  readonly entries: NumberedEntry[] = [];
  readonly notifications: Notification[] = [];
  private readonly newsWriter: NewsWriter;
  private readonly movers = new Set<Seat>();
  private readonly waitedBefore: readonly string[];
  /** When the table changed last before this. */
  readonly before: number;
  /** The clocks stand as they did when the game ended, whatever is said afterwards. */
  private readonly wasOver: boolean;
  /** What went wrong and kept nothing else from being done. */
  readonly failures: unknown[] = [];
  /** The clocks were stopped, which is kept though nothing is written. */
  stopsClocks = false;
  /** What is done at a new table that this act opens, which is kept together with it. */
  opened: TableTransaction | undefined;

  constructor(
    readonly table: TableState,
    readonly time: number,
    /** Whoever acts needs no notification. */
    readonly actor: string | undefined,
    readonly context: ActContext,
  ) {
    this.newsWriter = new NewsWriter(table);
    this.waitedBefore = this.questions();
    this.before = table.since;
    this.wasOver = table.phase === 'over';
  }

  /** Writes down what happened. */
  write(entry: Entry): number {
    const no = this.table.last + 1;
    this.table.note(no, entry, this.time);
    this.entries.push({ no, time: this.time, entry, news: this.newsWriter.newsOf(entry) });
    return no;
  }

  /** Plays a move of a seat, or of chance, if it is legal and answers the present question. */
  step(seat: Seat, move: Move, number?: number): Verdict {
    this.newsWriter.look();
    const record = this.table.playing;
    const waited = seat !== NOBODY && this.table.waiting().includes(seat);
    const verdict = record.play(seat, move, number);
    if (!verdict.ok) return verdict;
    const text = record.moves[record.length - 1].text;
    if (waited && record.length > this.table.furthest) this.movers.add(seat);
    const chain = this.table.chain.add(this.table.game.schema, record.state);
    this.write({ kind: 'step', seat, text, chain });
    return verdict;
  }

  /** Goes back to where the game was after so many moves. */
  undo(to: number, by: readonly Seat[]): Verdict {
    this.newsWriter.look();
    const verdict = this.table.playing.undo(to, by);
    if (verdict.ok) this.write({ kind: 'undo', to, by });
    return verdict;
  }

  /** Stops the clocks of a frozen game, so that nobody loses time in which they cannot move. */
  stopClocks(): void {
    const { table } = this;
    if (table.left.length === 0 || table.stopped) return;
    table.stopped = true;
    this.stopsClocks = true;
  }

  /** Ends the game as it stands; these seats have won, if it is not the game itself that says so. */
  end(how: Ending, winners?: readonly Seat[]): void {
    const { table } = this;
    const record = table.playing;
    const gone = [...table.gaveUp, ...(how === 'time' || how === 'gone' ? timedOutPeople(table) : [])];
    const isThere = (seat: Seat) => gone.every((one) => one.seat !== seat);
    const there = table.sitters.map((_, seat) => seat).filter(isThere);
    const { scores, winners: best } = table.game.outcome(record.state, there);
    const won = winners ?? best;
    this.write({ kind: 'over', how, scores, winners: won });
    record.deal = { commitment: table.commitment ?? '', ...dealtSeed(table) };
    const gaveUp = gone.length > 0 && { gaveUp: gone };
    const moves = table.sitters.map((_, seat) => record.moves.filter((one) => one.seat === seat).length);
    table.result = { how, scores, winners: won, record: writeRecord(record), moves, ...gaveUp };
  }

  /** Notifies somebody, unless it is whoever acts. */
  notify(seat: Seat, what: Notification['what']): void {
    const person = this.table.personOn(seat);
    if (person === undefined || person === this.actor) return;
    const isHere = what === 'your-turn' && this.context.isHere(person);
    const notification = { person, table: this.table.facts.id, what, no: this.table.last };
    this.notifications.push(isHere ? { ...notification, isHere } : notification);
  }

  /** Sets the clocks and says how the table stands now: the last thing that is done. */
  finish(): TableSnapshot {
    const { table } = this;
    this.setClocks();
    // What changes without an entry is seen by this alone.
    if (this.entries.length === 0 && table.since === this.before) table.since++;
    this.tellClocks();
    this.sendTurns();
    const deadline = nextDeadline(table);
    return {
      phase: table.phase,
      sitters: table.sitters.slice(),
      left: table.left,
      since: table.since,
      waiting: table.frozen === undefined ? table.waiting() : table.waitedFor,
      ...(deadline !== undefined && { deadline }),
      orders: table.orders.slice(),
      pausedOrders: table.pausedOrders.snapshot(),
      ...(table.result && { result: table.result }),
    };
  }

  private setClocks(): void {
    const { table, time } = this;
    const { pace } = table.facts.wish;
    if (this.wasOver) return;
    if (pace.pace === 'free') {
      table.since = time;
      return;
    }
    if (this.entries.some(({ entry }) => entry.kind === 'begin'))
      table.left = table.sitters.map(() => firstTime(pace));
    const ran = ranBetween(pace, table.since, time);
    table.left = table.left.map((left, seat) => {
      const rest = table.running.includes(seat) ? Math.max(0, left - ran) : left;
      return this.movers.has(seat) ? timeAfterMove(pace, rest) : rest;
    });
    table.since = time;
    table.running = table.clocked();
  }

  /** The last news of the game say how the clocks stand. */
  private tellClocks(): void {
    const clocks = clocksOf(this.table);
    const at = this.entries.findLastIndex(({ entry }) => entry.kind === 'step' || entry.kind === 'undo');
    if (clocks === undefined || at < 0) return;
    const one = this.entries[at];
    const news = one.news.map(([audience, told]) => [audience, { ...told, clocks }] as const);
    this.entries[at] = { ...one, news };
  }

  /** Whoever is asked something new is told. */
  private sendTurns(): void {
    for (const question of this.questions())
      if (!this.waitedBefore.includes(question)) this.notify(Number(question.split(' ')[0]), 'your-turn');
  }

  /** The questions that the game waits for, each with its seat and number. */
  private questions(): string[] {
    return this.table.waiting().map((seat) => `${seat} ${this.table.playing.decisionNumber(seat)}`);
  }
}

/** How the clocks of a table stood when something last happened; undefined without clocks. */
export function clocksOf({ left, running, since, phase }: TableState): Clocks | undefined {
  return phase === 'playing' && left.length > 0 ? { left, running, since } : undefined;
}

/** The people whose time is up; who ends a game for that has not lost to them. */
function timedOutPeople(table: TableState): { readonly seat: Seat; readonly person: string }[] {
  return [...table.timedOut].flatMap((seat) => {
    const person = table.personOn(seat);
    return person === undefined ? [] : [{ seat, person }];
  });
}
