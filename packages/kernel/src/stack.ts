import type { NodeNumber, Source } from './numbered';
import type { Seat } from './seat';

/** How many numbers make a frame: node, step, two registers, what it is about, seat, source. */
export const FRAME = 7;
/** Where in a frame its numbers stand, counted from its node. */
export const [STEP, A, B, ABOUT, SEAT, SOURCE] = [1, 2, 3, 4, 5, 6] as const;

/**
 * The path through the effects that are being carried out: frames of seven small numbers, the one at work on top.
 * The effects themselves stand in the ruleset; copying a stack copies a short list of numbers.
 */
export class Stack {
  constructor(readonly frames: number[] = []) {}

  clone(): Stack {
    return new Stack(this.frames.length === 0 ? [] : this.frames.slice());
  }

  get empty(): boolean {
    return this.frames.length === 0;
  }

  get depth(): number {
    return this.frames.length / FRAME;
  }

  /** How many frames lie under the lowest one of a node; -1 if there is none. */
  under(node: NodeNumber): number {
    for (let i = 0; i < this.frames.length; i += FRAME) if (this.frames[i] === node) return i / FRAME;
    return -1;
  }

  push(node: NodeNumber, seat: Seat, source: Source, about = 0): void {
    this.frames.push(node, 0, 0, 0, about, seat, source);
  }

  /** A frame under the top one, for what comes when that is done. */
  pushUnder(node: NodeNumber, seat: Seat, source: Source, about = 0): void {
    this.frames.splice(this.frames.length - FRAME, 0, node, 0, 0, 0, about, seat, source);
  }

  /** Takes the top frame off: number by number, which costs half of what shortening the list does. */
  pop(): void {
    for (let i = 0; i < FRAME; i++) this.frames.pop();
  }

  /** Number of the node that the top frame carries out. */
  get node(): NodeNumber {
    return this.frames[this.frames.length - 7];
  }

  /** How far the top frame has come. */
  get step(): number {
    return this.frames[this.frames.length - 6];
  }
  set step(value: number) {
    this.frames[this.frames.length - 6] = value;
  }

  /** First register of the top frame; its meaning belongs to the kind. */
  get a(): number {
    return this.frames[this.frames.length - 5];
  }
  set a(value: number) {
    this.frames[this.frames.length - 5] = value;
  }

  /** Second register of the top frame. */
  get b(): number {
    return this.frames[this.frames.length - 4];
  }
  set b(value: number) {
    this.frames[this.frames.length - 4] = value;
  }

  /** What the occasion of the effect is about (how many, or which cell); handed down to the effects inside it. */
  get about(): number {
    return this.frames[this.frames.length - 3];
  }

  /** Whose effect the top frame carries out. */
  get seat(): Seat {
    return this.frames[this.frames.length - 2];
  }
  set seat(value: Seat) {
    this.frames[this.frames.length - 2] = value;
  }

  /** Where the effect comes from (a space, a card), as a number of the game. */
  get source(): Source {
    return this.frames[this.frames.length - 1];
  }
}
