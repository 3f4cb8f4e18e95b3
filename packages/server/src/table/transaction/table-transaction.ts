import type { Move } from '@furrow/kernel/move';
import { writeRecord } from '@furrow/kernel/record-text';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import type { Verdict } from '@furrow/kernel/verdict';
import type { Clocks, Ending } from '@furrow/wire/told';
import { dealtSeed, NewsWriter } from '../publish/news-writer';
import { firstTime, ranBetween, timeAfterMove } from '../state/clocks';
import { nextDeadline } from '../state/deadlines';
import type { TableNow } from '../state/table-now';
import type { Entry, Errand, NumberedEntry, TableSnapshot } from '../store/table-store';

/** What an act needs to know besides the table at which it is done. */
export interface Around {
  /** Whether a person is at the table. */
  isHere(person: string): boolean;
  /** Whether one of these people does not want to meet a person. */
  isBlocked(by: readonly string[], person: string): Promise<boolean>;
  /** The records of the games of its campaign before this one. */
  gamesBefore(): Promise<readonly string[]>;
}

/** One act while it is done: everything that it writes, so that all of it is kept at once. */
export class TableTransaction {
  readonly entries: NumberedEntry[] = [];
  readonly errands: Errand[] = [];
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
    readonly now: TableNow,
    readonly time: number,
    /** Whoever acts needs no errand. */
    readonly actor: string | undefined,
    readonly around: Around,
  ) {
    this.newsWriter = new NewsWriter(now);
    this.waitedBefore = this.questions();
    this.before = now.since;
    this.wasOver = now.phase === 'over';
  }

  /** Writes down what happened. */
  write(entry: Entry): number {
    const no = this.now.last + 1;
    this.now.note(no, entry, this.time);
    this.entries.push({ no, time: this.time, entry, news: this.newsWriter.newsOf(entry) });
    return no;
  }

  /** Plays a move of a seat, or of chance, if it is legal and answers the present question. */
  step(seat: Seat, move: Move, number?: number): Verdict {
    this.newsWriter.look();
    const record = this.now.playing;
    const waited = seat !== NOBODY && this.now.waiting().includes(seat);
    const verdict = record.play(seat, move, number);
    if (!verdict.ok) return verdict;
    const text = record.moves[record.length - 1].text;
    if (waited && record.length > this.now.furthest) this.movers.add(seat);
    const chain = this.now.chain.add(this.now.game.schema, record.state);
    this.write({ kind: 'step', seat, text, chain });
    return verdict;
  }

  /** Goes back to where the game was after so many moves. */
  undo(to: number, by: readonly Seat[]): Verdict {
    this.newsWriter.look();
    const verdict = this.now.playing.undo(to, by);
    if (verdict.ok) this.write({ kind: 'undo', to, by });
    return verdict;
  }

  /** Stops the clocks of a frozen game, so that nobody loses time in which they cannot move. */
  stopClocks(): void {
    const { now } = this;
    if (now.left.length === 0 || now.stopped) return;
    now.stopped = true;
    this.stopsClocks = true;
  }

  /** Ends the game as it stands; these seats have won, if it is not the game itself that says so. */
  end(how: Ending, winners?: readonly Seat[]): void {
    const { now } = this;
    const record = now.playing;
    const gone = [...now.gaveUp, ...(how === 'time' || how === 'gone' ? timedOutPeople(now) : [])];
    const isThere = (seat: Seat) => gone.every((one) => one.seat !== seat);
    const there = now.sitters.map((_, seat) => seat).filter(isThere);
    const { scores, winners: best } = now.game.outcome(record.state, there);
    const won = winners ?? best;
    this.write({ kind: 'over', how, scores, winners: won });
    record.deal = { commitment: now.commitment ?? '', ...dealtSeed(now) };
    const gaveUp = gone.length > 0 && { gaveUp: gone };
    const moves = now.sitters.map((_, seat) => record.moves.filter((one) => one.seat === seat).length);
    now.result = { how, scores, winners: won, record: writeRecord(record), moves, ...gaveUp };
  }

  /** Sends somebody an errand, unless it is whoever acts. */
  send(seat: Seat, what: Errand['what']): void {
    const person = this.now.personOn(seat);
    if (person === undefined || person === this.actor) return;
    const isHere = what === 'your-turn' && this.around.isHere(person);
    const errand = { person, table: this.now.facts.id, what, no: this.now.last };
    this.errands.push(isHere ? { ...errand, isHere } : errand);
  }

  /** Sets the clocks and says how the table stands now: the last thing that is done. */
  finish(): TableSnapshot {
    const { now } = this;
    this.setClocks();
    // What changes without an entry is seen by this alone.
    if (this.entries.length === 0 && now.since === this.before) now.since++;
    this.tellClocks();
    this.sendTurns();
    const deadline = nextDeadline(now);
    return {
      phase: now.phase,
      sitters: now.sitters.slice(),
      left: now.left,
      since: now.since,
      waiting: now.frozen === undefined ? now.waiting() : now.waitedFor,
      ...(deadline !== undefined && { deadline }),
      orders: now.orders.slice(),
      resting: now.pausedOrders.kept(),
      ...(now.result && { result: now.result }),
    };
  }

  private setClocks(): void {
    const { now, time } = this;
    const { pace } = now.facts.wish;
    if (this.wasOver) return;
    if (pace.pace === 'free') {
      now.since = time;
      return;
    }
    if (this.entries.some(({ entry }) => entry.kind === 'begin'))
      now.left = now.sitters.map(() => firstTime(pace));
    const ran = ranBetween(pace, now.since, time);
    now.left = now.left.map((left, seat) => {
      const rest = now.running.includes(seat) ? Math.max(0, left - ran) : left;
      return this.movers.has(seat) ? timeAfterMove(pace, rest) : rest;
    });
    now.since = time;
    now.running = now.clocked();
  }

  /** The last news of the game say how the clocks stand. */
  private tellClocks(): void {
    const clocks = clocksOf(this.now);
    const at = this.entries.findLastIndex(({ entry }) => entry.kind === 'step' || entry.kind === 'undo');
    if (clocks === undefined || at < 0) return;
    const one = this.entries[at];
    const news = one.news.map(([audience, told]) => [audience, { ...told, clocks }] as const);
    this.entries[at] = { ...one, news };
  }

  /** Whoever is asked something new is told. */
  private sendTurns(): void {
    for (const question of this.questions())
      if (!this.waitedBefore.includes(question)) this.send(Number(question.split(' ')[0]), 'your-turn');
  }

  /** The questions that the game waits for, each with its seat and number. */
  private questions(): string[] {
    return this.now.waiting().map((seat) => `${seat} ${this.now.playing.decisionNumber(seat)}`);
  }
}

/** How the clocks of a table stood when something last happened; undefined without clocks. */
export function clocksOf({ left, running, since, phase }: TableNow): Clocks | undefined {
  return phase === 'playing' && left.length > 0 ? { left, running, since } : undefined;
}

/** The people whose time is up; who ends a game for that has not lost to them. */
function timedOutPeople(now: TableNow): { readonly seat: Seat; readonly person: string }[] {
  return [...now.timedOut].flatMap((seat) => {
    const person = now.personOn(seat);
    return person === undefined ? [] : [{ seat, person }];
  });
}
