import { setTimeout } from 'node:timers/promises';
import type { Seat } from '@furrow/kernel/seat';
import { seatedBot, seatedPerson } from '@furrow/wire/seated';
import type { Sitter } from '@furrow/wire/told';
import type { Roster } from '../../cluster/roster';
import type { TableSnapshot } from '../store/stored-table';

/** After how many milliseconds what could not be found out or done is tried again. */
const PAUSE = 1000;

/** Called with the seats whose people are at the table now. */
export type OnPresence = (seats: readonly Seat[]) => void;

/** How the roster says that somebody is at a table, or at every table at which they sit. */
const AT = 'at ';
const EVERYWHERE = 'everywhere ';

/** Somebody who is at a table, and what they were told last. */
interface Visitor {
  readonly person: string | undefined;
  readonly onPresence: OnPresence | undefined;
  told: string | undefined;
}

/** Everybody who is at one table, and who sat there when it was last looked at. */
interface Room {
  readonly visitors: Set<Visitor>;
  sitters: readonly Sitter[];
}

/** What presence needs of the tables. */
interface PresenceContext {
  snapshot(table: string): Promise<Pick<TableSnapshot, 'phase' | 'sitters'> | undefined>;
  /** Called when everybody who sits at a full table is there and its game has not begun; throws if it could not be started. */
  gathered(table: string): Promise<void>;
  failed(table: string, error: unknown): void;
}

/** Who is at which table now, at any process. Everybody at a table is told which of those who sit there are present; nothing of it is stored. */
export class Presence {
  private readonly rooms = new Map<string, Room>();
  /** The tables that are being looked at, and whether that must be done once more. */
  private readonly looks = new Map<string, { again: boolean }>();

  constructor(
    private readonly context: PresenceContext,
    private readonly roster: Roster,
  ) {
    roster.onChange((key) => this.keyChanged(key));
  }

  /** Somebody, or nobody in particular, comes to a table. Calls back with the seats whose people are there, now and whenever that changes; returns the way to leave. */
  join(table: string, person: string | undefined, onPresence?: OnPresence): () => void {
    const room = this.rooms.get(table) ?? { visitors: new Set(), sitters: [] };
    this.rooms.set(table, room);
    const visitor: Visitor = { person, onPresence, told: undefined };
    room.visitors.add(visitor);
    const isNew = person !== undefined && !this.roster.has(keyAt(table, person));
    const leave = person === undefined ? undefined : this.roster.add(keyAt(table, person));
    if (!isNew) this.changed(table);
    return () => {
      if (!room.visitors.delete(visitor)) return;
      if (room.visitors.size === 0) this.rooms.delete(table);
      leave?.();
    };
  }

  /** Somebody has come or gone, here or at another process. */
  private keyChanged(key: string): void {
    if (key.startsWith(AT)) this.changed(key.slice(AT.length).split(' ')[0]);
    if (!key.startsWith(EVERYWHERE)) return;
    const person = key.slice(EVERYWHERE.length);
    for (const [table, { sitters }] of this.rooms)
      if (sitters.some((sitter) => seatedPerson(sitter) === person)) this.changed(table);
  }

  /**
   * Somebody comes to every table at which they sit, now or later; gives the way to leave. Who knows at which tables they sit now
   * must say of these that they changed.
   */
  joinAllTables(person: string): () => void {
    return this.roster.add(`${EVERYWHERE}${person}`);
  }

  /** Whether a person is at a table. */
  isHere(table: string, person: string): boolean {
    return this.roster.has(`${EVERYWHERE}${person}`) || this.roster.has(keyAt(table, person));
  }

  /** The seats of those who sit at a table and are there. */
  seats(table: string, sitters: readonly Sitter[]): Seat[] {
    return sitters.flatMap((sitter, seat) => {
      const person = seatedPerson(sitter);
      return person !== undefined && this.isHere(table, person) ? [seat] : [];
    });
  }

  /** Somebody came or went, sat down or stood up: everybody at the table is told what is new to them. */
  changed(table: string): void {
    const look = this.looks.get(table);
    if (look !== undefined) look.again = true;
    else if (this.isVisited(table)) void this.look(table);
  }

  private isVisited(table: string): boolean {
    return this.rooms.has(table) || this.roster.startingWith(EVERYWHERE).length > 0;
  }

  /** Finds out who is at a table and tells everybody there, again if it has changed meanwhile; what fails is retried after a pause. */
  private async look(table: string): Promise<void> {
    const look = { again: true };
    this.looks.set(table, look);
    for (let told = false; look.again; ) {
      look.again = false;
      try {
        await this.tell(table);
      } catch (error) {
        if (!told) this.context.failed(table, error);
        told = true;
        await setTimeout(PAUSE, undefined, { ref: false });
        look.again = this.isVisited(table);
      }
    }
    this.looks.delete(table);
  }

  private async tell(table: string): Promise<void> {
    const { phase, sitters = [] } = (await this.context.snapshot(table)) ?? {};
    const seats = this.seats(table, sitters);
    const room = this.rooms.get(table);
    if (room !== undefined) tellRoom(room, sitters, seats);
    const nobodyAway = sitters.every(
      (sitter, seat) => seatedBot(sitter) !== undefined || seats.includes(seat),
    );
    if (phase === 'open' && nobodyAway) await this.context.gathered(table);
  }
}

function keyAt(table: string, person: string): string {
  return `${AT}${table} ${person}`;
}

function tellRoom(room: Room, sitters: readonly Sitter[], seats: readonly Seat[]): void {
  room.sitters = sitters;
  const said = seats.join();
  for (const visitor of room.visitors) {
    if (visitor.told === said) continue;
    visitor.told = said;
    visitor.onPresence?.(seats);
  }
}
