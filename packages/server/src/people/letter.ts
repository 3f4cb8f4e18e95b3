/** Everything that somebody gets a letter about, besides their tables. */
export type LetterKind =
  | 'confirm-email'
  | 'email-changed'
  | 'new-browser'
  | 'password-changed'
  | 'code-used'
  | 'codes-renewed'
  | 'sessions-ended';

/** A letter to a person, at the address that they had when it was written. */
export interface Letter {
  readonly person: string;
  readonly what: LetterKind;
  readonly email: string;
}
