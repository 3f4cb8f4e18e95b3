import type { Why, Whys } from './refusals';

/** A refusal before it is put into words: why, and what would be right. */
export class Refused<W extends Why = Why> {
  constructor(
    readonly why: W,
    readonly right: Whys[W],
    /** The person that it concerns; the log says so, and nobody is told. */
    readonly about?: string,
  ) {}

  /** The same, concerning a person. */
  concerning(person: string | undefined): Refused {
    return new Refused<Why>(this.why, this.right, person);
  }
}

/** The whys that need nothing said about what would be right. */
type Plain = { [W in Why]: Whys[W] extends undefined ? W : never }[Why];

/** Refuses without more ado. */
export function refuse(why: Plain): Refused {
  return new Refused<Why>(why, undefined);
}

/** Refuses and says what would be right. */
export function refuseWith<W extends Why>(why: W, right: Whys[W]): Refused {
  return new Refused(why, right);
}
