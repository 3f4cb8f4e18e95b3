import type { LetterKind } from '../../people/letter';

/** What letters speak of. */
export interface LetterAbout {
  /** The login of the account, or the name of a guest. */
  readonly who: string;
  readonly when: string;
}

/** A letter in one language: its title, and its lines. */
export interface LetterWords {
  readonly title: string;
  readonly lines: (about: LetterAbout) => readonly string[];
}

/** Every letter that is not about a table, in one language. */
export type LetterPhrases = {
  readonly [K in Exclude<LetterKind, 'confirm-email'>]: LetterWords;
} & {
  /** It goes to somebody who perhaps never heard of us, so it repeats nothing that anybody wrote. */
  readonly 'confirm-email': {
    readonly title: string;
    readonly lines: (code: string) => readonly string[];
  };
};
