// A server in memory with one table: the acts, keys, news and frames of docs/online.md, and a line that can be bad.
import { seededDice } from '@furrow/kernel/dice';
import type { Position } from '@furrow/kernel/kind';
import { GameRecord } from '@furrow/kernel/record';
import { writeRecord } from '@furrow/kernel/record-text';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import type { Verdict } from '@furrow/kernel/verdict';
import { SPECTATOR } from '@furrow/kernel/view';
import type { Act, Answer } from '@furrow/wire/acts';
import { type Frame, request } from '@furrow/wire/frames';
import type { News, Sitter, Told } from '@furrow/wire/told';
import type { TableWish } from '@furrow/wire/wish';
import { findGame } from '../src/engine/games';
import type { Listener, LiveSocket } from '../src/engine/remote/connection';
import { type Server, WHO_PATH } from '../src/engine/remote/online';
import { Unanswered } from '../src/engine/remote/unanswered';
import { Telling, viewersOf } from './remote-telling';

export const TABLE = 'abcdefgh01234567';

/** What a bad line does to a frame on its way to the client. */
export type Fate = 'arrives' | 'is lost' | 'comes twice' | 'comes late';

/** One table on a server, at which people sit who are called after their seats. */
export class FakeServer {
  readonly record: GameRecord<Position>;
  /** How many acts were carried out. */
  done = 0;
  /** How many came with a key that was known. */
  repeated = 0;
  fate: () => Fate = () => 'arrives';
  /** What the browser of everybody keeps. */
  readonly unanswered = new Unanswered();
  /** Those whom it does not know any more. */
  readonly loggedOut = new Set<string>();
  /** What it says of the table besides. */
  more: object = {};
  private readonly dice = seededDice(5);
  private readonly tellings: readonly Telling[];
  private readonly told = new Map<Seat, Told[]>();
  private readonly answers = new Map<string, Answer>();
  private readonly lines = new Set<FakeLine>();
  private readonly playing: readonly Sitter[];

  constructor(readonly wish: TableWish) {
    const playable = findGame(wish.game);
    if (playable === undefined) throw new Error(wish.game);
    const names = Array.from({ length: wish.seats }, (_, seat) => `Person ${seat}`);
    this.playing = names.map((name, seat) => ({ person: `p${seat}`, name }));
    this.record = new GameRecord(playable.box.open(wish.options, wish.seats), names);
    this.tellings = viewersOf(this.record).map((viewer) => new Telling(this.record, viewer));
    this.publish(() => ({ kind: 'begin', commitment: 'c0'.repeat(32), sitters: this.playing }));
    this.letChanceAnswer();
  }

  /** The server as a person reaches it; `p0` sits on the first seat, others on none watch. */
  reachedBy(person: string): Server {
    const seat = this.playing.findIndex((one) => one !== null && 'person' in one && one.person === person);
    let keys = 0;
    return {
      open: (listener) => {
        const line = new FakeLine(this, person, seat < 0 ? SPECTATOR : seat, listener);
        this.lines.add(line);
        return line;
      },
      // A hundred times faster than life.
      later: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds / 100);
        return () => clearTimeout(timer);
      },
      random: () => 0.5,
      unanswered: this.unanswered,
      newKey: () => `${person}-key-${keys++}`,
      who: async () => (this.loggedOut.has(person) ? undefined : person),
      get: async (path) => ({ ok: true, text: this.page(path, person, seat) }),
    };
  }

  private page(path: string, person: string, seat: Seat): string {
    if (path.endsWith('/record')) return writeRecord(this.record);
    if (path === WHO_PATH) return JSON.stringify({ me: { id: person } });
    return JSON.stringify({
      wish: this.wish,
      advice: true,
      no: this.newsFor(SPECTATOR).length,
      ...(seat >= 0 && { seat }),
      ...this.more,
    });
  }

  newsFor(viewer: Seat): readonly Told[] {
    return this.told.get(viewer) ?? [];
  }

  /** Does an act once. */
  act(seat: Seat, key: string, act: Act): Answer {
    const known = this.answers.get(key);
    if (known !== undefined) this.repeated++;
    const answer = known ?? this.perform(seat, act);
    this.answers.set(key, answer);
    return answer;
  }

  /** Cuts every connection. */
  cut(): void {
    for (const line of this.lines) line.cut();
  }

  /** Forgets a line that is no more. */
  gone(line: FakeLine): void {
    this.lines.delete(line);
    this.tellHere();
  }

  /** Tells everybody at the table who of the sitters is there. */
  tellHere(): void {
    const here = this.playing.flatMap((_, seat) =>
      [...this.lines].some(({ viewer }) => viewer === seat) ? [seat] : [],
    );
    for (const line of this.lines) line.hearHere(here);
  }

  private perform(seat: Seat, act: Act): Answer {
    const verdict = this.verdictOn(seat, act);
    if (!verdict.ok) {
      const { why } = verdict.reason;
      return { ok: false, refusal: { why, words: `refused: ${why}` } };
    }
    this.done++;
    return { ok: true, no: this.newsFor(SPECTATOR).length };
  }

  private verdictOn(seat: Seat, act: Act): Verdict {
    if (act.act === 'play') {
      const verdict = this.record.say(seat, act.move, act.number);
      if (verdict.ok) this.publish((telling) => telling.step());
      if (verdict.ok) this.letChanceAnswer();
      return verdict;
    }
    if (act.act === 'undo') {
      const verdict = this.record.undo(act.to, [seat]);
      if (verdict.ok) this.publish((telling) => telling.undo(act.to, [seat]));
      return verdict;
    }
    if (act.act === 'chat') {
      this.publish(() => ({ kind: 'chat', person: `p${seat}`, name: `Person ${seat}`, text: act.text }));
      return { ok: true };
    }
    if (act.act === 'offer') {
      this.publish(() => ({ kind: 'offer', offer: 1, by: seat, wants: act.wants }));
      return { ok: true };
    }
    return { ok: false, reason: { why: 'unknown-act' } };
  }

  private letChanceAnswer(): void {
    for (let [asked] = this.record.decisions(); asked?.seat === NOBODY; [asked] = this.record.decisions()) {
      this.record.play(NOBODY, asked.domain.sample(this.dice));
      this.publish((telling) => telling.step());
    }
  }

  private publish(newsOf: (telling: Telling) => News): void {
    for (const telling of this.tellings) {
      const news = this.told.get(telling.viewer) ?? [];
      this.told.set(telling.viewer, news);
      const told = { no: news.length + 1, time: 0, ...newsOf(telling) };
      news.push(told);
      for (const line of this.lines) if (line.viewer === telling.viewer) line.tell(told);
    }
  }
}

/** A socket between a client and the server. */
class FakeLine implements LiveSocket {
  private follows = false;
  private late: string[] = [];
  private open = true;

  constructor(
    private readonly server: FakeServer,
    readonly person: string,
    readonly viewer: Seat,
    private readonly listener: Listener,
  ) {
    setTimeout(() => this.open && listener.opened());
  }

  send(text: string): void {
    if (!this.open) return;
    const asked = request.parse(JSON.parse(text));
    if (asked.do === 'follow') {
      this.follows = true;
      this.server.tellHere();
      for (const told of this.server.newsFor(this.viewer).slice(asked.from)) this.tell(told);
      this.deliver({ answer: asked.id, ok: true });
    } else if (asked.do === 'act') {
      const answer = this.server.act(this.viewer, asked.key, asked.act);
      this.say({ answer: asked.id, ...answer });
    } else this.deliver({ answer: asked.id, ok: true });
  }

  close(): void {
    this.open = false;
    this.server.gone(this);
  }

  /** The seats whose people are at the table. */
  hearHere(here: readonly Seat[]): void {
    if (this.follows) this.deliver({ table: TABLE, here });
  }

  /** The line breaks. */
  cut(): void {
    this.close();
    setTimeout(() => this.listener.closed());
  }

  tell(told: Told): void {
    if (this.follows) this.say({ table: TABLE, told });
  }

  /** Sends a frame over a line that may be bad. */
  private say(frame: Frame): void {
    const text = JSON.stringify(frame);
    switch (this.server.fate()) {
      case 'is lost':
        return this.cut();
      case 'comes late':
        this.late.push(text);
        return;
      case 'comes twice':
        this.arrive(text);
        break;
      case 'arrives':
        break;
    }
    this.arrive(text);
    for (const other of this.late.splice(0)) this.arrive(other);
  }

  private deliver(frame: Frame): void {
    this.arrive(JSON.stringify(frame));
    for (const other of this.late.splice(0)) this.arrive(other);
  }

  private arrive(text: string): void {
    setTimeout(() => this.open && this.listener.message(text));
  }
}
