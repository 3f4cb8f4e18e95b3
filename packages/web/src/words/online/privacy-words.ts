/** For how many days the server keeps what, and where whoever runs it says more; the server says it itself. */
export interface Kept {
  readonly guestDays: number;
  readonly unusedSessionDays: number;
  readonly sessionDays: number;
  readonly noticeDays: number;
  readonly endedTokenDays: number;
  readonly keyDays: number;
  readonly own?: string;
}

/** What the page says about one thing that is kept: what, why, and for how long. */
interface Topic {
  readonly title: string;
  readonly lines: (kept: Kept) => readonly string[];
}

/** What this server keeps about people. */
export interface PrivacyWords {
  readonly about: string;
  readonly guests: Topic;
  readonly accounts: Topic;
  readonly browser: Topic;
  readonly games: Topic;
  readonly talk: Topic;
  readonly notices: Topic;
  readonly network: Topic;
  readonly yours: Topic;
  /** The way to what whoever runs the server says. */
  readonly own: string;
}
