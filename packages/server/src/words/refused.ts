import type { RefusalCode, RefusalDetails } from './refusals';

/** A refusal before it is put into words: why, and what would be right. */
export class Refused<W extends RefusalCode = RefusalCode> {
  constructor(
    readonly why: W,
    readonly right: RefusalDetails[W],
    /** The person that it concerns; the log says so, and nobody is told. */
    readonly about?: string,
  ) {}

  /** The same, concerning a person. */
  concerning(person: string | undefined): Refused {
    return new Refused<RefusalCode>(this.why, this.right, person);
  }
}

/** The whys that need nothing said about what would be right. */
type Plain = { [W in RefusalCode]: RefusalDetails[W] extends undefined ? W : never }[RefusalCode];

/** Refuses without more ado. */
export function refuse(why: Plain): Refused {
  return new Refused<RefusalCode>(why, undefined);
}

/** Refuses and says what would be right. */
export function refuseWith<W extends RefusalCode>(why: W, right: RefusalDetails[W]): Refused {
  return new Refused(why, right);
}
