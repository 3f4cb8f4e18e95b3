import type { VerbPhrase as German } from '../../de/voice';
import type { VerbPhrase as English } from '../../en/voice';
import type { VerbPhrase as French } from '../../fr/voice';
import type { VerbPhrase as Italian } from '../../it/voice';
import type { Picture } from '../../pictures/picture';

/** Something in each language. */
export interface InAll<T> {
  readonly en: T;
  readonly fr: T;
  readonly it: T;
  readonly de: T;
}

/** What an act does, as each language says what is done. */
interface Deed {
  readonly en: English;
  readonly fr: French;
  readonly it: Italian;
  readonly de: German;
}

/** Everything that is said and shown of a card with a file of its own, and of no other. */
export interface OwnWords {
  /** Its text in place of what its declaration tells, line by line; full sentences. */
  readonly lines?: InAll<readonly string[]>;
  /** What it does as pictograms, in place of those that its declaration leads to. */
  readonly picture?: Picture;
  /** What its acts do, by their names. */
  readonly acts?: Readonly<Record<string, Deed>>;
  /** What it asks, by the names of the questions. */
  readonly asks?: Readonly<Record<string, InAll<string>>>;
}
