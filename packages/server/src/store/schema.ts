import type { Generated, Kysely } from 'kysely';

/** Yes and no as both databases keep them. */
export type Bit = 0 | 1;

/** What kind of person somebody is; whoever asked to be forgotten is gone. */
export type PersonKind = 'guest' | 'account' | 'program' | 'gone';

interface People {
  id: string;
  kind: PersonKind;
  name: string;
  language: string;
  /** In small letters; only accounts have one. */
  login: string | null;
  password: string | null;
  created: number;
}

interface Sessions {
  /** The hash of what the cookie says. */
  hash: string;
  person: string;
  created: number;
  seen: number;
  ends: number;
}

interface RecoveryCodes {
  person: string;
  hash: string;
}

interface Tokens {
  id: string;
  person: string;
  name: string;
  hash: string;
  /** What it may do, separated by spaces: `play read`. */
  scopes: string;
  created: number;
  seen: number | null;
  ends: number;
}

interface Blocks {
  person: string;
  blocked: string;
  created: number;
}

interface Mutes {
  person: string;
  muted: string;
  created: number;
}

interface Reports {
  id: string;
  table_id: string;
  no: number;
  person: string;
  about: string | null;
  words: string;
  created: number;
}

/** A table: facts that never change, how it stands, and the record when it is over. */
interface Tables {
  id: string;
  owner: string;
  created: number;
  seed: string;
  wish: string;
  /** The pool of cards and the rules that it was begun with; null where that was not kept. */
  pool: string | null;
  rules: string | null;
  /** The generation of questions that it was begun with; null for the first one. */
  generation: number | null;
  game: string;
  public: Bit;
  rated: Bit;
  after_table: string | null;
  daily: string | null;
  phase: 'open' | 'playing' | 'over' | 'dropped';
  /** The number of its last entry, and when it last changed. */
  last: number;
  changed: number;
  sitters: string;
  time_left: string;
  since: number;
  waiting: string;
  deadline: number | null;
  bot_waited: Bit;
  orders: string;
  /** Whose orders rest; null where that was not kept yet. */
  resting: string | null;
  result: string | null;
  record: string | null;
  /** The form in which its news are kept. */
  told: number;
  /** How often what is kept of it was rewritten, as when somebody is forgotten. */
  edition: Generated<number>;
  /** The identity of the rules with which it was last changed; null if that was not kept. */
  changed_with: string | null;
}

/** Which people sit at a table now: the sitters of its row, so that they can be searched. */
interface Sitters {
  table_id: string;
  seat: number;
  person: string;
}

interface Entries {
  table_id: string;
  no: number;
  time: number;
  kind: string;
  /** Who sat down or spoke. */
  person: string | null;
  body: string;
}

interface News {
  table_id: string;
  no: number;
  audience: string;
  time: number;
  kind: string;
  body: string;
}

/** The answer that a key got. */
interface Keys {
  table_id: string;
  person: string;
  key: string;
  answer: string;
  created: number;
}

interface Outbox {
  id: string;
  person: string;
  /** The table that it is about; null for a letter, which has an address. */
  table_id: string | null;
  email: string | null;
  what: string;
  no: number;
  created: number;
  due: number;
  tries: number;
  sent: number | null;
  problem: string | null;
  /** When the person was really told of it; null if they were not, also if that was not needed any more. */
  told: number | null;
}

interface Notices {
  person: string;
  email: string | null;
  /** When the person confirmed the mail address. */
  confirmed: number | null;
  webhook: string | null;
}

/** The code by which a mail address can be confirmed. */
interface MailCodes {
  person: string;
  hash: string;
  ends: number;
  tries: number;
}

/** A letter that asked for confirmation, as long as it counts. */
interface MailSent {
  id: string;
  /** The hash of whom it counts for. */
  about: string;
  created: number;
}

interface PushSubscriptions {
  endpoint: string;
  person: string;
  /** The hash of the session of the browser; they end together. */
  session: string;
  body: string;
  created: number;
}

interface Ratings {
  person: string;
  ladder: string;
  mu: number;
  sigma: number;
  games: number;
}

interface Results {
  table_id: string;
  seat: number;
  person: string | null;
  bot: string | null;
  /** On which ladder it counts; null if it is not rated. */
  ladder: string | null;
  score: number;
  place: number;
  mu_before: number | null;
  sigma_before: number | null;
  mu_after: number | null;
  sigma_after: number | null;
  ended: number;
  /** Why a moderator shall look at it before it changes ratings; null if it counts. */
  set_aside: string | null;
}

interface DailyDeals {
  id: string;
  /** The day in UTC, such as 2030-12-31. */
  day: string;
  wish: string;
  /** The level of the bot that is played against; null for playing alone. */
  bot: string | null;
  seed: string;
  created: number;
}

interface DailyResults {
  deal: string;
  person: string;
  table_id: string;
  score: number;
  ended: number;
}

/** How often something was tried, since when, and when last. */
interface Throttles {
  name: string;
  count: number;
  since: number;
  last: number;
}

interface Secrets {
  name: string;
  value: string;
}

/** Every table of the database. Times are milliseconds; JSON is text. */
export interface Schema {
  people: People;
  sessions: Sessions;
  recovery_codes: RecoveryCodes;
  tokens: Tokens;
  mutes: Mutes;
  blocks: Blocks;
  reports: Reports;
  tables: Tables;
  sitters: Sitters;
  entries: Entries;
  news: News;
  keys: Keys;
  outbox: Outbox;
  notices: Notices;
  mail_codes: MailCodes;
  mail_sent: MailSent;
  push_subscriptions: PushSubscriptions;
  ratings: Ratings;
  results: Results;
  daily_deals: DailyDeals;
  daily_results: DailyResults;
  secrets: Secrets;
  throttles: Throttles;
}

/** Where questions are asked: the database outside of a transaction, or a transaction. */
export type Db = Kysely<Schema>;
