import type { Seat } from '@furrow/kernel/seat';
import type { Act, Answer, Refusal } from '@furrow/wire/acts';
import type { Frame, Request } from '@furrow/wire/frames';
import type { Told } from '@furrow/wire/told';
import { placeOfNews } from '@furrow/wire/watched-game';
import type { ConnectionState } from '../../protocol/online';
import type { Unanswered, UnansweredAct } from './unanswered';

/** An open or opening socket. */
export interface LiveSocket {
  send(text: string): void;
  close(): void;
}

/** Whoever listens to a socket. */
export interface Listener {
  opened(): void;
  message(text: string): void;
  closed(): void;
}

/** What a connection needs of the world around it. */
export interface Surroundings {
  open(listener: Listener): LiveSocket;
  /** Calls later, after so many milliseconds; gives back what prevents it. */
  later(milliseconds: number, run: () => void): () => void;
  /** A number from 0 to 1, so that not everybody comes back at once. */
  random(): number;
  newKey(): string;
  /** Whom the server takes this browser for now; undefined if it is nobody. Throws if the server cannot be asked. */
  who(): Promise<string | undefined>;
  /** Where acts are kept until they are answered. */
  readonly unanswered: Unanswered;
}

/** Whoever follows a table. */
export interface Following {
  readonly table: string;
  /** The number of the last news that it has. */
  last(): number;
  hear(told: Told): void;
  /** Which seats have their people at the table now. */
  hearHere(seats: readonly Seat[]): void;
  /** Everything that had happened was told. */
  caughtUp(): void;
  /** The table cannot be followed. */
  refused(refusal: Refusal): void;
}

/** The first and the longest wait before the server is tried again, and how often it is asked whether it is still there. */
const [FIRST_WAIT, LONGEST_WAIT, PING] = [500, 30_000, 20_000];

interface Sent {
  readonly request: Request;
  answered(frame: Extract<Frame, { answer: number }>): void;
}

/**
 * One socket to the server for everything. It comes back by itself: every table is followed on from the last number, and
 * acts that were not answered are sent again with the same key.
 */
export class Connection {
  state: ConnectionState = 'connecting';
  private socket: LiveSocket | undefined;
  private readonly followings = new Map<string, Following>();
  /** What waits for an answer, by number. */
  private readonly sent = new Map<number, Sent>();
  /** The acts among them that the present socket has not carried. */
  private readonly unsent = new Set<number>();
  /** The tables whose news were asked for, and those of them of which some are missing nevertheless. */
  private readonly asking = new Set<string>();
  private readonly incomplete = new Set<string>();
  private lastId = 0;
  private failures = 0;
  private heardSincePing = true;
  private stopTimer: () => void = () => undefined;

  constructor(
    private readonly around: Surroundings,
    /** Who speaks; undefined if nobody knows them. */
    private readonly person: string | undefined,
    private readonly stateChanged: () => void,
  ) {
    this.connect();
  }

  /** Follows a table from the last number that the follower has, now and after every break. */
  follow(following: Following): void {
    this.followings.set(following.table, following);
    if (this.state === 'online') this.sendFollow(following);
  }

  /** Follows a table no more. */
  unfollow(table: string): void {
    if (!this.followings.delete(table) || this.state !== 'online') return;
    this.sendNow({ do: 'unfollow', id: this.newId(), table });
  }

  /** What was done at a table and not answered before this page was loaded. */
  async leftOver(table: string): Promise<readonly UnansweredAct[]> {
    const { person } = this;
    if (person === undefined) return [];
    const all = await this.around.unanswered.of(person, table);
    const sent = [...this.sent.values()].map(({ request }) => request.do === 'act' && request.key);
    return all.filter(({ id }) => !sent.includes(id));
  }

  /** Sends an act until it is answered; the server does it once however often it arrives, also if the page is loaded again meanwhile. */
  act(table: string, act: Act, key = this.around.newKey()): Promise<Answer> {
    const { person } = this;
    if (person !== undefined) void this.around.unanswered.keep({ id: key, table, person, act });
    return new Promise((answer) => {
      const request: Request = { do: 'act', id: this.newId(), table, key, act };
      const answered: Sent['answered'] = (frame) => {
        void this.around.unanswered.answered(key);
        answer(frame.ok ? { ok: true, no: frame.no ?? 0 } : { ok: false, refusal: frame.refusal });
      };
      this.sent.set(request.id, { request, answered });
      if (this.state === 'online') this.sendNow(request);
      else this.unsent.add(request.id);
    });
  }

  /** The network is there again or gone, which a socket does not notice by itself. */
  network(on: boolean): void {
    if (!on) this.giveUp();
    else if (this.state === 'offline') {
      this.stopTimer();
      this.connect();
    }
  }

  /** Ends everything. */
  close(): void {
    this.followings.clear();
    this.stopTimer();
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  private connect(): void {
    // What an old socket still says is not heard.
    const isPresent = () => this.socket === socket;
    const socket = this.around.open({
      opened: () => isPresent() && void this.opened(isPresent),
      message: (text) => isPresent() && this.hear(JSON.parse(text) as Frame),
      closed: () => isPresent() && this.closed(),
    });
    this.socket = socket;
  }

  /** Whoever comes back may be somebody else meanwhile, who would be told other things. */
  private async opened(isPresent: () => boolean): Promise<void> {
    const isSame = this.state === 'connecting' || (await this.isStillMe());
    if (!isPresent()) return;
    if (isSame === undefined) return this.giveUp();
    if (!isSame) return this.end();
    this.failures = 0;
    this.become('online');
    for (const following of this.followings.values()) this.sendFollow(following);
    this.sendUnsent((table) => !this.followings.has(table));
    this.heardSincePing = true;
    this.ping();
  }

  private closed(): void {
    this.stopTimer();
    this.socket = undefined;
    for (const [id, { request }] of this.sent) {
      if (request.do === 'act') this.unsent.add(id);
      else this.sent.delete(id);
    }
    this.asking.clear();
    this.incomplete.clear();
    this.become('offline');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures) * (0.5 + this.around.random() / 2);
    this.failures++;
    this.stopTimer = this.around.later(wait, () => this.connect());
  }

  private async isStillMe(): Promise<boolean | undefined> {
    try {
      return (await this.around.who()) === this.person;
    } catch {
      return undefined;
    }
  }

  /** Somebody else sits before the page now, or nobody: nothing more is sent or heard in the name of whoever it was. */
  private end(): void {
    this.close();
    this.become('ended');
  }

  /** A socket on which nothing is heard for two pings is given up. */
  private ping(): void {
    this.stopTimer = this.around.later(PING, () => {
      if (!this.heardSincePing) return this.giveUp();
      this.heardSincePing = false;
      this.sendNow({ do: 'ping', id: this.newId() });
      this.ping();
    });
  }

  /** Expects nothing more of the present socket. */
  private giveUp(): void {
    const { socket } = this;
    if (socket === undefined) return;
    this.closed();
    socket.close();
  }

  private hear(frame: Frame): void {
    this.heardSincePing = true;
    if ('answer' in frame) {
      const sent = this.sent.get(frame.answer);
      this.sent.delete(frame.answer);
      sent?.answered(frame);
    } else if ('told' in frame) this.tell(frame.table, frame.told);
    else if ('here' in frame) this.followings.get(frame.table)?.hearHere(frame.here);
    else if ('refusal' in frame) throw new Error(`the server does not understand: ${frame.refusal.words}`);
  }

  /** News come in order and once; where some are missing, they are asked for. */
  private tell(table: string, told: Told): void {
    const following = this.followings.get(table);
    if (following === undefined) return;
    const place = placeOfNews(told.no, following.last());
    if (place === 'known') return;
    if (place === 'next') following.hear(told);
    else if (this.asking.has(table)) this.incomplete.add(table);
    else this.sendFollow(following);
  }

  private sendFollow(following: Following): void {
    const { table } = following;
    const request: Request = { do: 'follow', id: this.newId(), table, from: following.last(), here: true };
    const answered: Sent['answered'] = (frame) => {
      this.asking.delete(table);
      if (this.incomplete.delete(table) && frame.ok) return this.sendFollow(following);
      if (frame.ok) following.caughtUp();
      else following.refused(frame.refusal);
      return this.sendUnsent((one) => one === table);
    };
    this.asking.add(table);
    this.sent.set(request.id, { request, answered });
    this.sendNow(request);
  }

  /** Sends acts again; those at a followed table only when its news are known, so that a refusal is heard after them. */
  private sendUnsent(at: (table: string) => boolean): void {
    for (const id of this.unsent) {
      const request = this.sent.get(id)?.request;
      if (request?.do !== 'act' || !at(request.table)) continue;
      this.unsent.delete(id);
      this.sendNow(request);
    }
  }

  private sendNow(request: Request): void {
    this.socket?.send(JSON.stringify(request));
  }

  private newId(): number {
    this.lastId++;
    return this.lastId;
  }

  private become(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.stateChanged();
  }
}
