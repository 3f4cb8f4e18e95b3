import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import type { Act, Answer } from '@furrow/wire/acts';
import { Follower } from '@furrow/wire/follower';
import type { Frame } from '@furrow/wire/frames';
import type { Told } from '@furrow/wire/told';
import { type LineUser, type LineWay, LiveLine } from '../../packages/server/test/live-line';
import { ConnectionOrder } from './connection-order';

/** Answers that mean: it is not known whether it was done, send the same again. */
const UNSURE = ['not-kept', 'our-mistake', 'busy', 'closing'];

/** An act that was sent, and every answer that it got. */
export interface SentAct {
  readonly key: string;
  readonly act: Act;
  /** How often it was sent. */
  times: number;
  /** The answers in the order in which the server gave them, and those that got through. */
  readonly given: Answer[];
  readonly answers: Answer[];
}

/** Whether an answer says only that it is not known what was done. */
export function isUnsure(answer: Answer): boolean {
  return !answer.ok && UNSURE.includes(answer.refusal.why);
}

/** How long a client waits before it sends or asks again, in milliseconds. */
const PATIENCE = 1500;

/** Where somebody sits, or as a spectator looks on. */
export interface Place {
  readonly table: string;
  readonly game: Game<Position>;
  readonly seat?: Seat | undefined;
  /** Makes the keys of this client different from all others. */
  readonly name: string;
}

/** One program at one table: it follows, and acts with keys that are sent again until they are answered. */
export class Client implements LineUser {
  readonly follower: Follower;
  /** All news that it took in, in order. */
  readonly taken: Told[] = [];
  readonly sent: SentAct[] = [];
  readonly order = new ConnectionOrder();
  readonly line: LiveLine;
  /** Hears of every news that it took in. */
  heard: (told: Told) => void = () => {};
  private requests = 0;
  private readonly asked = new Map<number, SentAct>();
  private readonly waiting = new Set<() => void>();
  private lastSign = Date.now();
  private followedAt = 0;
  private closed = false;
  private readonly watch: NodeJS.Timeout | undefined;

  constructor(
    readonly place: Place,
    way: LineWay,
  ) {
    this.follower = new Follower(place.game, place.seat);
    this.line = new LiveLine(way, this);
    // A real socket loses nothing without breaking; only where frames get lost must one ask again.
    if (way.weather === undefined) return;
    this.watch = setInterval(() => {
      if (Date.now() - this.lastSign > PATIENCE) this.follow();
    }, PATIENCE);
  }

  opened(): void {
    this.order.begin();
    this.follow();
  }

  came(frame: Frame): void {
    if ('told' in frame) this.order.came(frame.told.no);
    else if ('answer' in frame) this.asked.get(frame.answer)?.given.push(answerIn(frame));
  }

  arrived(frame: Frame): void {
    this.lastSign = Date.now();
    if ('told' in frame) this.take(frame.told);
    else if ('answer' in frame) this.asked.get(frame.answer)?.answers.push(answerIn(frame));
    this.wake();
  }

  /** Does something; resolves with its answer, however often it must be sent for that, or with nothing if the client is closed. */
  async act(act: Act): Promise<Answer | undefined> {
    const key = `${this.place.name}-${String(this.sent.length).padStart(6, '0')}`;
    const one: SentAct = { key, act, times: 0, given: [], answers: [] };
    this.sent.push(one);
    const answer = () => one.answers.find((said) => !isUnsure(said));
    while (answer() === undefined && !this.closed) {
      const known = one.answers.length;
      this.send(one);
      await this.until(() => one.answers.length > known, PATIENCE);
      if (one.answers.length > known && answer() === undefined) await this.until(() => false, PATIENCE / 5);
    }
    return answer();
  }

  /** Sends something that was answered before once more. */
  repeat(one: SentAct): void {
    this.send(one);
  }

  /** Resolves with true when something is so, with false after so many milliseconds. */
  async until(isSo: () => boolean, atMost: number): Promise<boolean> {
    const end = Date.now() + atMost;
    while (!isSo()) {
      const rest = end - Date.now();
      if (rest <= 0) return false;
      await new Promise<void>((go) => {
        const done = (): void => {
          clearTimeout(timer);
          this.waiting.delete(done);
          go();
        };
        const timer = setTimeout(done, rest);
        this.waiting.add(done);
      });
    }
    return true;
  }

  close(): void {
    this.closed = true;
    this.wake();
    clearInterval(this.watch);
    this.line.close();
  }

  private follow(): void {
    const from = this.follower.no;
    this.requests++;
    this.followedAt = Date.now();
    this.order.asked(from);
    this.line.send({ do: 'follow', id: this.requests, table: this.place.table, from, here: true });
  }

  private send(one: SentAct): void {
    this.requests++;
    one.times++;
    this.asked.set(this.requests, one);
    const { key, act } = one;
    this.line.send({ do: 'act', id: this.requests, table: this.place.table, key, act });
  }

  private take(told: Told): void {
    const taken = this.follower.take(told);
    if (taken.ok) {
      this.taken.push(told);
      this.heard(told);
    } else if (taken.why === 'gap' && Date.now() - this.followedAt > PATIENCE / 10) this.follow();
  }

  private wake(): void {
    for (const go of this.waiting) go();
  }
}

function answerIn(frame: Extract<Frame, { answer: number }>): Answer {
  const { answer: _, ...said } = frame;
  return said as Answer;
}
