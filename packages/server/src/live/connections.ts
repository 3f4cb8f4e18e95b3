import type { Caller } from '../people/caller';

/** Why the server ends a connection: the code of a socket's end and its reason for programs. */
export const ENDS = {
  restart: { code: 1012, reason: 'restart' },
  session: { code: 4001, reason: 'session-ended' },
  slow: { code: 4008, reason: 'too-slow' },
  messages: { code: 4029, reason: 'too-many-messages' },
} as const;
/** A name of such an end. */
export type End = keyof typeof ENDS;

/** A socket or a stream that is open. */
export interface Connection {
  readonly caller: Caller | undefined;
  readonly address: string;
  end(why: End): void;
}

/** All open sockets and streams: who has how many, and whose must end. */
export class Connections {
  private readonly open = new Set<Connection>();
  /** How many connections everybody has who has any. */
  private readonly counts = new Map<string, number>();
  private isOver = false;

  constructor(
    private readonly most: number,
    /** Hears that a person came, or has nothing open any more. */
    private readonly changed: (person: string) => void = () => {},
  ) {}

  get size(): number {
    return this.open.size;
  }

  /** Whether this person, or this address if it is nobody, may open another one. */
  hasRoom(caller: Caller | undefined, address: string): boolean {
    let count = 0;
    for (const other of this.open) {
      const same =
        caller === undefined
          ? other.caller === undefined && other.address === address
          : other.caller?.person.id === caller.person.id;
      if (same) count++;
    }
    return count < this.most;
  }

  /** Whether a person has anything open, and so sees for themselves what happens. */
  isHere(person: string): boolean {
    return this.counts.has(person);
  }

  /** Everybody who has something open. */
  people(): string[] {
    return [...this.counts.keys()];
  }

  add(connection: Connection): void {
    this.open.add(connection);
    this.count(connection, 1);
    if (this.isOver) connection.end('restart');
  }

  remove(connection: Connection): void {
    if (this.open.delete(connection)) this.count(connection, -1);
  }

  private count({ caller }: Connection, change: 1 | -1): void {
    const person = caller?.person.id;
    if (person === undefined) return;
    const before = this.counts.get(person) ?? 0;
    if (before + change > 0) this.counts.set(person, before + change);
    else this.counts.delete(person);
    if (before === 0 || before + change === 0) this.changed(person);
  }

  /** Ends what was opened with a session or token that is no more. */
  endOf(hash: string): void {
    for (const one of this.open) if (one.caller?.hash === hash) one.end('session');
  }

  /** Ends what was opened with a token whose time is over. */
  endOver(now: number): void {
    for (const one of this.open) if ((one.caller?.ends ?? Infinity) <= now) one.end('session');
  }

  /** Ends all that a person has open. */
  endOfPerson(person: string): void {
    for (const one of this.open) if (one.caller?.person.id === person) one.end('session');
  }

  /** Ends all, and whatever is still opened, for the server stops. */
  endAll(): void {
    this.isOver = true;
    for (const one of this.open) one.end('restart');
  }
}
