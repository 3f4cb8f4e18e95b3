import { inputCount } from '@furrow/bots/network/inputs';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import type { Subject } from './subject';

/** Reads switches of positions in the layout of a network; they are only as they are until the next is read. */
export class Reader {
  private readonly read: Uint8Array;
  private readonly switches: Uint8Array;

  constructor(private readonly subject: Subject) {
    this.read = new Uint8Array(inputCount(subject.inputs));
    this.switches = new Uint8Array(inputCount(subject.layout));
  }

  /** The switches of a position, the first seat on the first chair. */
  position(state: Position): Uint8Array {
    return this.choice(state, 0);
  }

  /** The switches of a position, the seat that chooses on the first chair. */
  choice(state: Position, seat: Seat): Uint8Array {
    const { read, switches, subject } = this;
    subject.inputs.read(state, read, seat);
    for (let i = 0; i < read.length; i++) switches[subject.at[i]] = read[i];
    return switches;
  }

  /** The number in the layout of the space that a move puts somebody on; -1 if it puts nobody anywhere. */
  space({ verb, things }: Move): number {
    const { game, inputs, layout } = this.subject;
    return game.turnVerbs.includes(verb) ? layout.places.indexOf(inputs.places[things[0]]) : -1;
  }
}
