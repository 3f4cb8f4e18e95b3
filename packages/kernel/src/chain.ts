import { fingerprint, mixed } from './fingerprint';
import { type Hash, hashText } from './hash';
import type { Position } from './kind';
import type { Schema } from './schema';

/** The boards that a game went through, in one hash: games whose chains agree went through the same ones in the same order. */
export class Chain {
  private last: Hash = [0, 0];

  /** Goes on to the board after a move; gives the chain up to there as sixteen letters and digits. */
  add<S extends Position>(schema: Schema<S>, state: S): string {
    const [a, b] = fingerprint(schema, state);
    const [before, beside] = this.last;
    this.last = [mixed(before, a) >>> 0, mixed(beside, b) >>> 0];
    return hashText(this.last);
  }
}
