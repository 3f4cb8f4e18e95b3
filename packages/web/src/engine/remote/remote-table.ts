import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import { SPECTATOR } from '@furrow/kernel/view';
import type { Act, Refusal } from '@furrow/wire/acts';
import { freeUntil } from '@furrow/wire/free-undo';
import type { Told } from '@furrow/wire/told';
import type { Pace } from '@furrow/wire/wish';
import type { Along, Done, Preferences } from '../../protocol/commands';
import type { OnlinePicture } from '../../protocol/online';
import type { AtTable } from '../at-table';
import type { Heard } from '../checked-deal';
import { lastOf, waitedFor } from '../gesture';
import type { Holder } from '../session';
import type { Connection, Following } from './connection';
import { RemoteRecord } from './remote-record';
import { type Followed, RemoteSession } from './remote-session';
import { sitterName } from './sitter-name';
import { TableAffairs } from './table-affairs';
import type { UnansweredAct } from './unanswered';

const OK: Done = { ok: true };

/** What is known of a table before its news. */
export interface TableKnown {
  readonly id: string;
  readonly playable: AtTable['playable'];
  readonly game: Game<Position>;
  readonly pace: Pace;
  /** Who looks on; undefined if nobody knows them. */
  readonly me: string | undefined;
  /** Where they sat when the table had so many entries: news are told to that seat, from the first one on. */
  readonly seat: Seat | undefined;
  readonly no: number;
  /** The promise of what chance will do. */
  readonly commitment?: string;
  /** What they did there before the page was loaded, which nobody has answered. */
  readonly leftOver: readonly UnansweredAct[];
  /** The deal of the day that is played there. */
  readonly daily?: string | undefined;
  /** Players may let a program advise them, before the game is over too. */
  readonly advice: boolean;
  /** Players are shown how cards have fared, before the game is over too. */
  readonly statistics?: boolean;
  /** Which game of a campaign is played there. */
  readonly campaign?: number | undefined;
  /** The game cannot go on with the rules of the server. */
  readonly frozen: boolean;
}

/** A table that is elsewhere: it hears all its news in order, and sends what whoever looks on wants to do. */
export class RemoteTable implements Followed, Following {
  readonly session: RemoteSession;
  readonly playable: AtTable['playable'];
  private affairs: TableAffairs;
  private remote: RemoteRecord;
  /** The seat that is told news, as of an entry. */
  seat: Seat | undefined;
  private asOf: number;
  private lastNews = 0;
  /** Why news could not be read; what came after them was not taken either. */
  private unreadable: string | undefined;
  private here: readonly Seat[] | undefined;
  /** Why something that was done before the page was loaded came too late. */
  private tooLate: string | undefined;
  private sending = 0;
  /** Everything that had happened when the table was opened was told. */
  private isCurrent = false;
  private willShow = false;
  private gameChanged = false;
  /** The last news before which a forced step was sent: one that is refused is not tried again. */
  private forcedAfter = 0;
  private waiters: readonly { readonly no: number; readonly go: () => void }[] = [];
  private readonly leftOver: UnansweredAct[];
  private readonly opening: Promise<Done>;
  private opened: (done: Done) => void = () => undefined;

  constructor(
    private readonly known: TableKnown,
    private readonly connection: Connection,
    holder: Holder,
    preferences: Preferences,
  ) {
    this.playable = known.playable;
    this.seat = known.seat;
    this.asOf = known.no;
    this.leftOver = [...known.leftOver];
    this.affairs = new TableAffairs(known.game.seats, known.commitment);
    this.remote = this.newRecord();
    this.session = new RemoteSession(this, holder, preferences);
    this.opening = new Promise((resolve) => {
      this.opened = resolve;
    });
    connection.follow(this);
  }

  get id(): string {
    return this.known.id;
  }

  get table(): string {
    return this.known.id;
  }

  get record(): RemoteRecord {
    return this.remote;
  }

  /** What was heard of the game itself, to compare with its record. */
  get heard(): Heard {
    return { commitment: this.affairs.promised, moves: this.remote.moves };
  }

  get playing(): boolean {
    return this.affairs.phase === 'playing' && !this.known.frozen;
  }

  get alone(): boolean {
    return this.affairs.sitters.filter((one) => one !== null && 'person' in one).length === 1;
  }

  get freeUntil(): number {
    const { record, seat } = this;
    if (seat === undefined) return record.length;
    return freeUntil({ record, sitters: this.affairs.sitters, pace: this.known.pace }, seat);
  }

  picture(): Omit<OnlinePicture, 'undoAsks' | 'seat'> {
    const { id, pace, daily, advice, statistics, campaign, frozen } = this.known;
    const { state } = this.connection;
    return {
      table: id,
      connection: state,
      pace,
      ...(state === 'online' && this.here !== undefined && { here: this.here }),
      ...(this.tooLate !== undefined && { tooLate: this.tooLate }),
      sending: this.sending > 0,
      ...(daily !== undefined && { daily }),
      ...(campaign !== undefined && { campaign }),
      advice: advice || this.affairs.phase === 'over',
      statistics: statistics !== false || this.affairs.phase === 'over',
      ...(frozen && { frozen }),
      ...(this.unreadable !== undefined && { unreadable: this.unreadable }),
      ...this.affairs.picture(),
    };
  }

  /** Resolves when the table is shown as it stands, or is refused. */
  ready(): Promise<Done> {
    return this.opening;
  }

  last(): number {
    return this.lastNews;
  }

  hear(told: Told): void {
    const wasPlaying = this.playing;
    this.lastNews = told.no;
    if (this.takes(told)) {
      const seats = told.kind === 'begin' || told.kind === 'seat';
      const moved = seats && this.findSeat(told.no);
      if (wasPlaying && moved) return this.startAgain();
      if (seats && !wasPlaying) this.remote = this.newRecord();
      this.gameChanged ||= told.kind !== 'chat';
    }
    const waiting = this.waiters;
    this.waiters = waiting.filter(({ no }) => no > told.no);
    for (const { no, go } of waiting) if (no <= told.no) go();
    this.showSoon();
  }

  /** Takes news whole, or not at all: as soon as some cannot be read, the table stays as it was before them. */
  private takes(told: Told): boolean {
    if (this.unreadable !== undefined) return false;
    try {
      if (told.kind === 'step' || told.kind === 'undo') this.remote.hear(told);
    } catch (error) {
      this.unreadable = error instanceof Error ? error.message : String(error);
      return false;
    }
    this.affairs.hear(told);
    return true;
  }

  hearHere(seats: readonly Seat[]): void {
    this.here = seats;
    this.showSoon();
  }

  caughtUp(): void {
    this.isCurrent = true;
    this.gameChanged = true;
    this.opened(OK);
    this.showSoon();
    for (const one of this.leftOver.splice(0)) void this.sendAgain(one);
  }

  refused({ words }: Refusal): void {
    this.opened({ ok: false, why: words });
  }

  /** Plays a move of the own seat, with what goes along with it; nothing plays itself in between. */
  async play(seat: Seat, move: Move, number: number, along: Along = {}): Promise<Done> {
    const { first } = along;
    this.sending++;
    const led = first === undefined ? OK : await this.playOne(seat, first, number);
    const before = waitedFor(this.record, seat);
    const done = led.ok ? await this.playOne(seat, move, first === undefined ? number : undefined) : led;
    const last = before && done.ok ? lastOf(before, waitedFor(this.record, seat), along) : undefined;
    if (last !== undefined) await this.playOne(seat, last);
    this.sending--;
    this.showSoon();
    return done;
  }
  private playOne(seat: Seat, move: Move, number = this.record.decisionNumber(seat)): Promise<Done> {
    return this.send({ act: 'play', number, move: this.record.words(seat, move) });
  }

  /** Plays moves that were said in notation, joined by `;`, up to the first that is refused. */
  async say(seat: Seat, text: string): Promise<Done> {
    for (const part of text.split(';')) {
      const number = Math.max(0, this.record.decisionNumber(seat));
      const done = await this.send({ act: 'play', number, move: part.trim() });
      if (!done.ok) return done;
    }
    return OK;
  }

  /** Goes back to where the game was after so many moves, or asks everybody whether they agree. */
  back(to: number): Promise<Done> {
    return this.send(
      to >= this.freeUntil ? { act: 'undo', to } : { act: 'offer', wants: { what: 'undo', to } },
    );
  }

  private async sendAgain({ act, id }: UnansweredAct): Promise<void> {
    const done = await this.send(act, id);
    if (done.ok) return;
    this.tooLate = done.why;
    this.showSoon();
  }

  /** Sends an act, perhaps with the key that it had before; resolves when it is refused, or when everything that came of it was told. */
  async send(act: Act, key?: string): Promise<Done> {
    this.sending++;
    this.showSoon();
    const answer = await this.connection.act(this.id, act, key);
    this.sending--;
    this.showSoon();
    if (!answer.ok) return { ok: false, why: answer.refusal.words };
    if (answer.no > this.lastNews) await this.until(answer.no);
    return OK;
  }

  private until(no: number): Promise<void> {
    return new Promise((go) => {
      this.waiters = [...this.waiters, { no, go }];
    });
  }

  /** Nobody looks on any more. */
  leave(): void {
    this.isCurrent = false;
    this.connection.unfollow(this.id);
    this.session.stop();
    this.opened(OK);
    for (const { go } of this.waiters) go();
  }

  /** Shows the table once for all that is heard together. */
  showSoon(): void {
    if (this.willShow || !this.isCurrent) return;
    this.willShow = true;
    queueMicrotask(() => {
      this.willShow = false;
      if (!this.isCurrent) return;
      this.session.heard(this.gameChanged);
      this.gameChanged = false;
      this.takeForcedStep();
    });
  }

  private takeForcedStep(): void {
    const isOnline = this.connection.state === 'online' && this.unreadable === undefined;
    const busy = this.sending > 0 || !isOnline || this.forcedAfter === this.lastNews;
    const forced = busy ? undefined : this.session.forced();
    if (forced === undefined) return;
    this.forcedAfter = this.lastNews;
    const { seat } = forced.decision;
    void this.play(seat, forced.move, this.record.decisionNumber(seat));
  }

  /** Looks where whoever looks on sits after an entry; gives whether that is another seat than before. */
  private findSeat(no: number): boolean {
    if (no <= this.asOf) return false;
    const before = this.seat;
    [this.seat, this.asOf] = [this.affairs.seatOf(this.known.me), no];
    return this.seat !== before;
  }

  /** Whoever looks on from another seat is told everything from the beginning. */
  private startAgain(): void {
    this.isCurrent = false;
    this.lastNews = 0;
    this.affairs = new TableAffairs(this.known.game.seats, this.known.commitment);
    this.remote = this.newRecord();
    this.connection.follow(this);
  }

  private newRecord(): RemoteRecord {
    const { game } = this.known;
    return new RemoteRecord(game, this.affairs.sitters.map(sitterName), this.seat ?? SPECTATOR);
  }
}
