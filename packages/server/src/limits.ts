/** What one person or address may do; each can be set by an environment variable. */
const LIMITS = {
  /** Requests that an address may send in a minute, and so many tables and lobbies that it may begin to follow. */
  requestsPerMinute: { variable: 'LIMIT_REQUESTS', usual: 600, most: 1_000_000 },
  /** Files of the page that an address may ask for in a minute: a newcomer needs all of them, and a whole club has one address. */
  filesPerMinute: { variable: 'LIMIT_FILES', usual: 12_000, most: 1_000_000 },
  /** Requests and acts that change something that a person may send in a minute. */
  changesPerMinute: { variable: 'LIMIT_CHANGES', usual: 240, most: 1_000_000 },
  /** Things that a person may say in a minute, at all tables together. */
  chatsPerMinute: { variable: 'LIMIT_CHATS', usual: 30, most: 1_000_000 },
  /** Guests that a browser which is known may become in an hour. */
  guestsPerBrowser: { variable: 'LIMIT_BROWSER_GUESTS', usual: 10, most: 1_000_000 },
  /** Guests that the browsers of an address which are new here may become in an hour; those that are known, ten times as many. */
  guestsPerHour: { variable: 'LIMIT_GUESTS', usual: 40, most: 1_000_000 },
  /** Letters that ask to confirm a mail address: of a person, and to an address, in a day. */
  lettersPerDay: { variable: 'LIMIT_LETTERS', usual: 5, most: 100_000 },
  /** Tables that a person may set up and not have finished. */
  tablesPerPerson: { variable: 'LIMIT_TABLES', usual: 50, most: 100_000 },
  /** Public tables that a person may have set up and that wait for players. */
  openPerPerson: { variable: 'LIMIT_OPEN_TABLES', usual: 5, most: 100_000 },
  /** Tables that a person may set up in an hour. */
  newTablesPerPerson: { variable: 'LIMIT_PERSON_TABLES', usual: 20, most: 1_000_000 },
  /** Tables that all guests of an address who are new here may set up in an hour; others ten times as many, and accounts as well. */
  newTablesPerHour: { variable: 'LIMIT_NEW_TABLES', usual: 60, most: 1_000_000 },
  /** Programs' keys that a person may have. */
  tokensPerPerson: { variable: 'LIMIT_TOKENS', usual: 20, most: 1000 },
  /** Sockets and streams that a person may have open, or an address that is nobody. */
  streamsPerPerson: { variable: 'LIMIT_STREAMS', usual: 20, most: 100_000 },
  /** Sockets, streams and requests that wait which all people of an address may have open together. */
  streamsPerAddress: { variable: 'LIMIT_ADDRESS_STREAMS', usual: 400, most: 1_000_000 },
  /** Connections that an address may have open, whether anything is asked by them or not, where no proxy stands before the server. */
  connectionsPerAddress: { variable: 'LIMIT_CONNECTIONS', usual: 2000, most: 1_000_000 },
  /** Tables that are not in memory which an address may have opened in a minute: each of them is played again. */
  loadsPerMinute: { variable: 'LIMIT_LOADS', usual: 120, most: 1_000_000 },
  /** Messages, pings and pongs that a socket may send in ten seconds. */
  messagesPerTenSeconds: { variable: 'LIMIT_MESSAGES', usual: 200, most: 1_000_000 },
  /** Tables that a socket may follow. */
  followsPerSocket: { variable: 'LIMIT_FOLLOWS', usual: 50, most: 10_000 },
  /** Bytes that may wait for a slow reader before its stream is ended. */
  waitingBytes: { variable: 'LIMIT_WAITING_BYTES', usual: 1_048_576, most: 1_073_741_824 },
  /** Seconds after which a table on which nothing happens is not kept in memory. */
  idleSeconds: { variable: 'LIMIT_IDLE', usual: 300, most: 1_000_000 },
  /** Days after which an open table on which nothing happens is cleared away. */
  openDays: { variable: 'LIMIT_OPEN_DAYS', usual: 14, most: 10_000 },
  /** Days for which a guest without a session is kept, from when they first came. */
  guestDays: { variable: 'LIMIT_GUEST_DAYS', usual: 30, most: 10_000 },
  /** Seconds for which a server waits until whoever has its PostgreSQL alone lets go of it. */
  takeoverSeconds: { variable: 'LIMIT_TAKEOVER', usual: 30, most: 3600 },
  /** Seconds without a sign of life after which a worker is replaced, and what a process does for all is left to another one. */
  hangSeconds: { variable: 'LIMIT_HANGS', usual: 20, most: 3600 },
  /** Tables that are kept in memory. */
  loadedTables: { variable: 'LIMIT_LOADED', usual: 2000, most: 1_000_000 },
  /** Threads in which bots think. */
  botThreads: { variable: 'LIMIT_BOT_THREADS', usual: 2, most: 64 },
  /** Passwords that are hashed at the same time. */
  hashesAtOnce: { variable: 'LIMIT_HASHES', usual: 2, most: 64 },
} as const;

/** The limits by name. */
export type Limits = Readonly<Record<keyof typeof LIMITS, number>>;

/** All limits, each read by its variable's name, its usual value and the most that it can be. */
export function readLimits(read: (variable: string, usual: number, most: number) => number): Limits {
  const entries = Object.entries(LIMITS).map(([name, { variable, usual, most }]) => [
    name,
    read(variable, usual, most),
  ]);
  return Object.fromEntries(entries) as Limits;
}
