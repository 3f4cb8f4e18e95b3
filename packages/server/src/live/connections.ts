import type { Bus } from '../cluster/bus';
import type { Roster } from '../cluster/roster';
import type { Caller } from '../people/caller';

/** Why the server ends a connection: the code of a socket's end and its reason for programs. */
export const CLOSE_CODES = {
  restart: { code: 1012, reason: 'restart' },
  session: { code: 4001, reason: 'session-ended' },
  slow: { code: 4008, reason: 'too-slow' },
  messages: { code: 4029, reason: 'too-many-messages' },
} as const;
/** A name of such an end. */
export type CloseReason = keyof typeof CLOSE_CODES;

/** How the roster says that a person has something open. */
const OPEN = 'open ';

/** Who has something open, and from where. */
interface ConnectionOwner {
  readonly caller: Caller | undefined;
  readonly address: string;
}

/** A socket or a stream that is open, or a request that waits. */
export interface Connection extends ConnectionOwner {
  end(why: CloseReason): void;
}

/** All open sockets and streams: who has how many, and whose must end. */
export class Connections {
  private readonly open = new Set<Connection>();
  /** Requests that wait for something to happen. */
  private readonly polls = new Set<Connection>();
  /** The way of each out of the roster. */
  private readonly leaving = new Map<Connection, () => void>();
  private isOver = false;

  constructor(
    /** How many a person may have, or an address that is nobody, and how many all people of an address. */
    private readonly most: { readonly ofPerson: number; readonly ofAddress: number },
    /** Where it is known who has something open, at whatever process. */
    private readonly roster: Roster,
    private readonly bus: Bus,
    /** Whether a session or token is still there. */
    private readonly isKnown: (caller: Caller) => Promise<boolean>,
  ) {
    bus.subscribe((message) => {
      if (message.say !== 'ended') return;
      if ('hash' in message) this.endHereWithCredential(message.hash);
      else this.endHereForPerson(message.person);
    });
    bus.onGap(() => this.endHere('restart'));
  }

  /** Calls back when a person opens their first connection, or closes their last one. */
  onChange(listener: (person: string) => void): void {
    this.roster.onChange((key) => key.startsWith(OPEN) && listener(key.slice(OPEN.length)));
  }

  get size(): number {
    return this.open.size;
  }

  /** How many may be open if this person, or this address, has so many; undefined if there is room for another one. */
  limitReachedBy(who: ConnectionOwner): number | undefined {
    const { ofPerson, ofAddress } = this.most;
    let [own, near] = [0, 0];
    for (const all of [this.open, this.polls])
      for (const other of all) {
        const isNear = other.address === who.address;
        if (isNear) near++;
        if (isSame(other, who) && (who.caller !== undefined || isNear)) own++;
      }
    if (own >= ofPerson) return ofPerson;
    return near >= ofAddress ? ofAddress : undefined;
  }

  /** A request waits for something to happen, as a stream does; gives the way to end that. */
  poll(poll: Connection): () => void {
    this.polls.add(poll);
    this.checkAgain(poll);
    return () => void this.polls.delete(poll);
  }

  /** Whether a person has anything open, and so sees for themselves what happens. */
  isHere(person: string): boolean {
    return this.roster.has(OPEN + person);
  }

  /** Everybody who has something open. */
  people(): string[] {
    return this.roster.startingWith(OPEN);
  }

  add(connection: Connection): void {
    this.open.add(connection);
    const person = connection.caller?.person.id;
    if (person !== undefined) this.leaving.set(connection, this.roster.add(OPEN + person));
    if (this.isOver) connection.end('restart');
    else this.checkAgain(connection);
  }

  /** Ends what was opened while its session or token ended, and was not known here yet when that was told. */
  private checkAgain(connection: Connection): void {
    const { caller } = connection;
    if (caller === undefined) return;
    this.isKnown(caller).then(
      (known) => known || connection.end('session'),
      () => connection.end('restart'),
    );
  }

  remove(connection: Connection): void {
    if (!this.open.delete(connection)) return;
    this.leaving.get(connection)?.();
    this.leaving.delete(connection);
  }

  /** Ends what was opened with a session or token that is no more, at whatever process. */
  endWithCredential(hash: string): Promise<void> {
    this.endHereWithCredential(hash);
    return this.bus.send({ say: 'ended', hash });
  }

  /** Ends what was opened with a token whose time is over. */
  endExpired(now: number): void {
    this.endSessions(({ ends }) => (ends ?? Infinity) <= now);
  }

  /** Ends all that a person has open, at whatever process. */
  endForPerson(person: string): Promise<void> {
    this.endHereForPerson(person);
    return this.bus.send({ say: 'ended', person });
  }

  /** Ends all, and whatever is still opened, for the server stops. */
  endAll(): void {
    this.isOver = true;
    this.endHere('restart');
  }

  private endHere(why: CloseReason): void {
    for (const one of this.open) one.end(why);
  }

  private endHereWithCredential(hash: string): void {
    this.endSessions((caller) => caller.hash === hash);
  }

  private endHereForPerson(person: string): void {
    this.endSessions((caller) => caller.person.id === person);
  }

  private endSessions(isEnded: (caller: Caller) => boolean): void {
    for (const all of [this.open, this.polls])
      for (const one of all) if (one.caller !== undefined && isEnded(one.caller)) one.end('session');
  }
}

/** Whether both are the same person, or both nobody. */
function isSame(one: ConnectionOwner, other: ConnectionOwner): boolean {
  return one.caller?.person.id === other.caller?.person.id;
}
