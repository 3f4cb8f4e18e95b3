import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import type { GameRecord } from '@furrow/kernel/record';
import type { Seat } from '@furrow/kernel/seat';
import { SPECTATOR } from '@furrow/kernel/view';
import { botOf } from './bots';

/** Who sits before this screen, and what they may see. */
export class Sitting {
  /** The seat of the person who sits before the screen, where secrets are hidden from the others. */
  uncovered: Seat = SPECTATOR;

  constructor(
    private readonly record: GameRecord<Position>,
    /** Whether people hide something from each other. */
    private readonly covers: () => boolean,
  ) {
    if (this.people.length === 1) [this.uncovered] = this.people;
  }

  get people(): Seat[] {
    return this.record.seats.map((_, seat) => seat).filter((seat) => this.isPerson(seat));
  }

  get hides(): boolean {
    return this.people.length > 1 && this.covers();
  }

  isPerson(seat: Seat): boolean {
    return seat >= 0 && botOf(this.record.seats[seat]) === undefined;
  }

  /** What people here may answer: first what the game waits for, then what nobody waits for. */
  decisions(): Decision[] {
    const all = this.record.decisions().filter(({ seat }) => this.isPerson(seat));
    const mine = this.hides ? all.filter(({ seat }) => seat === this.uncovered) : all;
    return [...mine.filter(({ open }) => !open), ...mine.filter(({ open }) => open)];
  }

  /** The seat that the game waits for first: a person's if one is asked. */
  waitsFor(): Seat {
    if (isOver(this.record.state)) return SPECTATOR;
    const waiting = this.record.decisions().filter(({ open }) => !open);
    return (waiting.find(({ seat }) => this.isPerson(seat)) ?? waiting[0]).seat;
  }

  /** The seat that the screen must be handed to; undefined if it is in the right hands. */
  handTo(): Seat | undefined {
    if (!this.hides || isOver(this.record.state)) return undefined;
    const waiting = this.record.decisions().filter(({ open, seat }) => !open && this.isPerson(seat));
    if (waiting.length === 0 || waiting.some(({ seat }) => seat === this.uncovered)) return undefined;
    return waiting[0].seat;
  }

  /** Whose table is shown, while the screen must be handed to a seat or to none. */
  viewer(handTo: Seat | undefined): Seat {
    const { people, uncovered } = this;
    if (isOver(this.record.state)) return uncovered === SPECTATOR ? (people[0] ?? 0) : uncovered;
    if (people.length === 0) return SPECTATOR;
    if (people.length === 1) return people[0];
    if (this.hides) return handTo === undefined ? uncovered : SPECTATOR;
    const waits = this.waitsFor();
    return this.isPerson(waits) ? waits : uncovered === SPECTATOR ? people[0] : uncovered;
  }
}
