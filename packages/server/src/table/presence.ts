import type { Seat } from '@furrow/kernel/seat';
import type { Sitter } from '@furrow/wire/told';

/** Hears the seats whose people are at the table now. */
export type HearHere = (seats: readonly Seat[]) => void;

/** Somebody who is at a table, and what they were told last. */
interface Guest {
  readonly person: string | undefined;
  readonly hear: HearHere | undefined;
  told: string | undefined;
}

/** Everybody who is at one table. */
interface Room {
  readonly guests: Set<Guest>;
  /** It is being found out who sits there, and whether that must be done once more. */
  busy: boolean;
  again: boolean;
}

/** What presence needs of the tables. */
interface PresenceWorld {
  sitters(table: string): Promise<readonly Sitter[]>;
  failed(table: string, error: unknown): void;
}

/** Who is at which table now. It is told to everybody there, of those who sit alone, and is kept nowhere. */
export class Presence {
  private readonly rooms = new Map<string, Room>();

  constructor(private readonly world: PresenceWorld) {}

  /** Somebody, or nobody in particular, comes to a table, and hears who of the sitters is there, now and as it changes; gives the way to leave. */
  come(table: string, person: string | undefined, hear?: HearHere): () => void {
    const room = this.rooms.get(table) ?? { guests: new Set(), busy: false, again: false };
    this.rooms.set(table, room);
    const guest: Guest = { person, hear, told: undefined };
    room.guests.add(guest);
    this.changed(table);
    return () => {
      if (!room.guests.delete(guest)) return;
      if (room.guests.size === 0) this.rooms.delete(table);
      else this.changed(table);
    };
  }

  /** The seats of those who sit at a table and are there. */
  seats(table: string, sitters: readonly Sitter[]): Seat[] {
    const guests = [...(this.rooms.get(table)?.guests ?? [])];
    return sitters.flatMap((sitter, seat) =>
      sitter !== null && 'person' in sitter && guests.some(({ person }) => person === sitter.person)
        ? [seat]
        : [],
    );
  }

  /** Somebody came or went, sat down or stood up: everybody at the table is told what is new to them. */
  changed(table: string): void {
    const room = this.rooms.get(table);
    if (room === undefined) return;
    room.again = true;
    if (!room.busy) void this.tell(table, room);
  }

  private async tell(table: string, room: Room): Promise<void> {
    room.busy = true;
    try {
      while (room.again) {
        room.again = false;
        const seats = this.seats(table, await this.world.sitters(table));
        const said = seats.join();
        for (const guest of room.guests) {
          if (guest.told === said) continue;
          guest.told = said;
          guest.hear?.(seats);
        }
      }
    } catch (error) {
      this.world.failed(table, error);
    } finally {
      room.busy = false;
    }
  }
}
