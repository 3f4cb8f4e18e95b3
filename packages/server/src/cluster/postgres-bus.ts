import { sql } from 'kysely';
import { Client } from 'pg';
import { newId } from '../ids';
import { HANGS } from '../store/heartbeat';
import type { Db } from '../store/schema';
import type { Bus, Lease, Message, NotifyStatement, OnMessage } from './bus';

const CHANNEL = 'furrow';
/** The numbers of the locks: somebody takes part, somebody begins to, somebody does what one does for all. Each is a word in ASCII. */
const PART = 0x66_75_72_70_61_72;
const BEGIN = 0x66_75_72_62_65_67;
const LEASE = 0x66_75_72_6c_65_61;
/** The pauses, in milliseconds, between tries to connect and to be the one who begins. */
const AGAIN = 300;
const LOOK = 50;
/** For so long somebody waits until it is known whether the others are heard. */
const PATIENCE = 3000;
/** So many bytes fit into a notice, and a little room. */
const MOST_BYTES = 7900;
/** So many letters of a message that comes in parts are in one of them. */
const PART_TEXT = /.{1,7500}/g;
/** After so long without a word of another process there may be none. */
const ALONE = 8000;
/** After so long without an answer the connection is taken for dead. */
const SILENT = 10_000;

/** Stands before each part of a message that is too long for one notice. */
interface PartHead {
  readonly from: string;
  readonly part: number;
  readonly of: number;
}

/**
 * The bus of PostgreSQL: `NOTIFY` in the transaction that it is about, `LISTEN` on a connection of its own, which holds the
 * locks of this process too. If that connection breaks, everything that was said meanwhile is lost, and `onGap` says so.
 */
export class PostgresBus implements Bus, Lease {
  readonly me = newId();
  readonly isShared = true;
  private readonly listeners: OnMessage[] = [];
  private readonly gapListeners: (() => void)[] = [];
  /** What was heard of a message that comes in parts, by who sends it. */
  private readonly parts = new Map<string, string>();
  private client: Client | undefined;
  private connecting: Promise<void> | undefined;
  private tail: Promise<unknown> = Promise.resolve();
  private joined = false;
  private leased = false;
  private released = false;
  private closed = false;
  /** When another process was last heard. */
  private heardAt = -Infinity;

  constructor(
    private readonly databaseUrl: string,
    /** After so many milliseconds of silence the holder of the lease hangs. */
    private readonly hangs = HANGS,
  ) {}

  get isConnected(): boolean {
    return this.client !== undefined;
  }

  /** Resolves when it hears the others; rejects if that takes too long. */
  async heard(): Promise<void> {
    for (let waited = 0; !this.isConnected; waited += LOOK) {
      if (waited >= PATIENCE) throw new Error('the other processes cannot be heard');
      await wait(LOOK);
    }
  }

  /** Connects for the first time. */
  open(): Promise<void> {
    return (this.connecting ??= this.connect().finally(() => {
      this.connecting = undefined;
    }));
  }

  async publish(db: Db, message: Message): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${this.written(message)})`.execute(db);
  }

  readonly notice = (message: Message): NotifyStatement => ({
    channel: CHANNEL,
    payload: this.written(message),
  });

  /** What is too long for a notice goes in parts, one right after the other. */
  async send(message: Message): Promise<void> {
    const written = this.written(message);
    const payloads = Buffer.byteLength(written) <= MOST_BYTES ? [written] : this.inParts(written);
    const told = payloads.map((payload) => this.ask('select pg_notify($1, $2)', [CHANNEL, payload]));
    await Promise.all(told);
  }

  subscribe(listener: OnMessage): void {
    this.listeners.push(listener);
  }

  onGap(listener: () => void): void {
    this.gapListeners.push(listener);
  }

  /** One process begins at a time; whoever finds nobody else who takes part is the first. */
  async join(first: () => Promise<void>): Promise<void> {
    while (!(await this.isGranted(`select pg_try_advisory_lock(${BEGIN}) as granted`))) await wait(LOOK);
    try {
      if (!(await this.isGranted(`select ${othersHave(PART)} as granted`))) await first();
      await this.ask(`select pg_advisory_lock_shared(${PART})`);
      this.joined = true;
    } finally {
      await this.ask(`select pg_advisory_unlock(${BEGIN})`);
    }
  }

  /** Asks the connection that has the lock, so whoever was cut off hears it. A holder that hangs loses it. */
  async holds(): Promise<boolean> {
    if (this.closed || this.released || this.client === undefined) return false;
    try {
      if (this.leased) {
        await this.ask('select 1');
        return this.leased;
      }
      this.leased = await this.isGranted(`select pg_try_advisory_lock(${LEASE}) as granted`);
      if (!this.leased) await this.ask(endHung(LEASE, this.hangs));
      return this.leased;
    } catch {
      return false;
    }
  }

  async release(): Promise<void> {
    this.released = true;
    if (!this.leased) return;
    this.leased = false;
    await this.ask(`select pg_advisory_unlock_all(), pg_advisory_lock_shared(${PART})`).catch(() => {});
  }

  async close(): Promise<void> {
    this.closed = true;
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => {});
  }

  /** A line of JSON, and under it what is published, if it fits and somebody may hear it: only whoever needs it takes it apart. */
  private written(message: Message): string {
    const { published = '', ...head } = message as Message & { readonly published?: string };
    const line = JSON.stringify({ from: this.me, ...head });
    if (published === '' || performance.now() - this.heardAt > ALONE) return line;
    const whole = `${line}\n${published}`;
    return Buffer.byteLength(whole) <= MOST_BYTES ? whole : line;
  }

  private inParts(written: string): string[] {
    const text = Buffer.from(written).toString('base64');
    const parts = text.match(PART_TEXT) ?? [];
    return parts.map((part, index) => {
      const head: PartHead = { from: this.me, part: index, of: parts.length };
      return `${JSON.stringify(head)}\n${part}`;
    });
  }

  private async isGranted(question: string): Promise<boolean> {
    const rows = await this.ask(question);
    return rows[0]?.granted === true;
  }

  /** Asks one thing after the other on the connection. */
  private ask(
    question: string,
    values: readonly string[] = [],
  ): Promise<readonly { readonly granted?: unknown }[]> {
    const asked = this.tail.then(() => this.askNow(question, values));
    this.tail = asked.catch(() => {});
    return asked;
  }

  /** A connection that does not answer is given up. */
  private async askNow(
    question: string,
    values: readonly string[],
  ): Promise<readonly { readonly granted?: unknown }[]> {
    const { client } = this;
    if (client === undefined) throw new Error('the other processes cannot be reached now');
    const late = setTimeout(() => this.lose(client), SILENT);
    try {
      return (await client.query<{ granted?: unknown }>(question, [...values])).rows;
    } finally {
      clearTimeout(late);
    }
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      options: '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
    });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => this.received(payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    if (this.joined) await client.query(`select pg_advisory_lock_shared(${PART})`);
    if (this.closed) return client.end();
    this.client = client;
  }

  private received(payload: string): void {
    const end = payload.indexOf('\n');
    const line = end < 0 ? payload : payload.slice(0, end);
    const { from, ...head } = JSON.parse(line) as (Message | PartHead) & { readonly from: string };
    if (from === this.me) return;
    this.heardAt = performance.now();
    if ('part' in head) return this.receivedPart({ from, ...head }, payload.slice(end + 1));
    const message = end < 0 ? head : ({ ...head, published: payload.slice(end + 1) } as Message);
    for (const onMessage of this.listeners) onMessage(message, from);
  }

  private receivedPart({ from, part, of }: PartHead, text: string): void {
    const before = this.parts.get(from) ?? '';
    const whole = part === 0 ? text : before + text;
    if (part < of - 1) return void this.parts.set(from, whole);
    this.parts.delete(from);
    this.received(Buffer.from(whole, 'base64').toString());
  }

  /** The connection is gone: another one is made, and what was said meanwhile is missing. */
  private lose(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.leased = false;
    this.parts.clear();
    void client.end().catch(() => {});
    // A connection whose other end is silent does not end by itself.
    (client as unknown as { connection?: { stream?: { destroy(): void } } }).connection?.stream?.destroy();
    if (!this.closed) void this.reconnect();
  }

  private async reconnect(): Promise<void> {
    while (!this.closed) {
      try {
        await this.open();
        if (this.isConnected) for (const onGap of this.gapListeners) onGap();
        return;
      } catch {
        await wait(AGAIN);
      }
    }
  }
}

const SAME_DATABASE = 'database = (select oid from pg_database where datname = current_database())';

function isLock(number: number): string {
  return `locktype = 'advisory' and granted and ${SAME_DATABASE} and (classid::bigint << 32 | objid::bigint) = ${number}`;
}

function othersHave(number: number): string {
  return `exists (select 1 from pg_locks where ${isLock(number)} and pid <> pg_backend_pid())`;
}

/** Ends the connection of whoever has a lock and has said nothing for so long that it hangs. */
function endHung(number: number, silence: number): string {
  return `select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid) where ${isLock(number)}
    and state like 'idle%' and clock_timestamp() - state_change > ${silence} * interval '1 millisecond'`;
}

function wait(time: number): Promise<void> {
  return new Promise((go) => setTimeout(go, time));
}
