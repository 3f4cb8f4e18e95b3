import type { Bus, Message } from './bus';

/** How often a process says that it lives, and after how long without that it is taken for gone, in milliseconds. */
const BEAT = 2000;
const GONE = 8000;
/** How long changes are gathered before they are told. */
const GATHER = 10;
/** So many characters of keys are told at once: a notice of PostgreSQL holds 8000 bytes. */
const MOST_CHARACTERS = 6000;

/** What is known of another process. */
interface Peer {
  seen: number;
  rules?: string;
  /** It will not be there for long. */
  isLeaving: boolean;
  /** Who is there; undefined until it has told. */
  keys: Set<string> | undefined;
}

/** Called with a key that has appeared at some process, or is at none any more. */
export type OnKeyChange = (key: string) => void;

/**
 * Who is where, over all processes: a set of keys to which each process adds its own and tells the others. A process that is
 * silent for too long takes its keys with it.
 */
export class Roster {
  /** How often each key is here. */
  private readonly mine = new Map<string, number>();
  private readonly peers = new Map<string, Peer>();
  private readonly listeners: OnKeyChange[] = [];
  private readonly vanishedListeners: (() => void)[] = [];
  /** Keys whose change the others have not been told yet. */
  private readonly untold = new Set<string>();
  private gathering: NodeJS.Timeout | undefined;
  private beating: NodeJS.Timeout | undefined;
  private lastBeat = performance.now();
  private isLeaving = false;

  constructor(
    private readonly bus: Bus,
    /** The identity of the rules of this process. */
    private readonly rules?: string,
  ) {
    bus.subscribe((message, from) => this.received(message, from));
    bus.onGap(() => this.forgetAll());
  }

  /** Begins to tell the others that this process lives. */
  start(): void {
    if (!this.bus.isShared) return;
    this.sayAlive();
    this.beating = setInterval(() => this.beat(), BEAT).unref();
  }

  /** Ends soon: the others are told, and take over what is played with the rules of this process. */
  async leave(): Promise<void> {
    this.isLeaving = true;
    if (this.bus.isShared) await this.bus.send({ say: 'leaving' }).catch(ignore);
  }

  /** Ends: the others are told. */
  async stop(): Promise<void> {
    clearInterval(this.beating);
    clearTimeout(this.gathering);
    if (this.bus.isShared) await this.bus.send({ say: 'bye' }).catch(ignore);
  }

  /** How many other processes there are. */
  get others(): number {
    return this.peers.size;
  }

  /** Whether a process with other rules is there. */
  get isMixed(): boolean {
    return [...this.peers.values()].some(({ rules, isLeaving }) => !isLeaving && rules !== this.rules);
  }

  /** Another process that has these rules and stays, if there is one. */
  peerWith(rules: string): string | undefined {
    return [...this.peers].find(([, peer]) => peer.rules === rules && !peer.isLeaving)?.[0];
  }

  /** Calls back with every key that comes or goes. */
  onChange(listener: OnKeyChange): void {
    this.listeners.push(listener);
  }

  /** Calls back when another process is gone. */
  onVanished(listener: () => void): void {
    this.vanishedListeners.push(listener);
  }

  /** Adds a key; gives the way to take it away. */
  add(key: string): () => void {
    this.count(key, 1);
    let gone = false;
    return () => {
      if (gone) return;
      gone = true;
      this.count(key, -1);
    };
  }

  /** Whether a key is there, at whatever process. */
  has(key: string): boolean {
    return this.mine.has(key) || [...this.peers.values()].some(({ keys }) => keys?.has(key) === true);
  }

  /** All keys that begin so, without that beginning. */
  startingWith(beginning: string): string[] {
    const all = new Set(this.mine.keys());
    for (const { keys = [] } of this.peers.values()) for (const key of keys) all.add(key);
    return [...all].flatMap((key) => (key.startsWith(beginning) ? [key.slice(beginning.length)] : []));
  }

  private count(key: string, change: 1 | -1): void {
    const before = this.mine.get(key) ?? 0;
    if (before + change > 0) this.mine.set(key, before + change);
    else this.mine.delete(key);
    if (before > 0 && before + change > 0) return;
    this.tellSoon(key);
    this.changed(key);
  }

  private changed(key: string): void {
    for (const onKeyChange of this.listeners) onKeyChange(key);
  }

  private tellSoon(key: string): void {
    if (!this.bus.isShared) return;
    this.untold.add(key);
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      this.tellUntold();
    }, GATHER).unref();
  }

  private tellUntold(): void {
    const keys = [...this.untold];
    this.untold.clear();
    for (const some of inParts(keys)) {
      const on = some.filter((key) => this.mine.has(key));
      this.say({ say: 'roster', on, off: some.filter((key) => !this.mine.has(key)) });
    }
  }

  /** Tells everybody who is here, from the beginning. */
  private tellAll(): void {
    this.untold.clear();
    const [first = [], ...others] = inParts([...this.mine.keys()]);
    this.say({ say: 'roster', on: first, off: [], whole: true });
    for (const on of others) this.say({ say: 'roster', on, off: [] });
  }

  /** Says that it lives, and looks who has not said so. Whoever was asleep cannot judge that of others. */
  private beat(): void {
    const now = performance.now();
    const isAwake = now - this.lastBeat < GONE / 2;
    this.lastBeat = now;
    this.sayAlive();
    if (!isAwake) return;
    for (const [name, { seen }] of this.peers) if (now - seen > GONE) this.forget(name);
  }

  private received(message: Message, from: string): void {
    if (message.say === 'bye') return this.forget(from);
    const peer = this.peers.get(from) ?? this.meet(from);
    peer.seen = performance.now();
    if (message.say === 'beat' && message.rules !== undefined) peer.rules = message.rules;
    if (message.say === 'leaving') peer.isLeaving = true;
    if (message.say === 'who' && message.to === this.bus.me) this.tellAll();
    if (message.say === 'roster') this.take(peer, message);
  }

  /** Somebody new: who is there is asked. */
  private meet(name: string): Peer {
    const peer: Peer = { seen: performance.now(), isLeaving: false, keys: undefined };
    this.peers.set(name, peer);
    this.sayAlive();
    this.say({ say: 'who', to: name });
    return peer;
  }

  private take(peer: Peer, { on, off, whole }: Extract<Message, { say: 'roster' }>): void {
    if (peer.keys === undefined && whole !== true) return;
    const before = whole === true ? (peer.keys ?? new Set<string>()) : new Set<string>();
    if (whole === true) peer.keys = new Set();
    for (const key of on) peer.keys?.add(key);
    for (const key of off) peer.keys?.delete(key);
    for (const key of new Set([...before, ...on, ...off])) this.changed(key);
  }

  private forget(name: string): void {
    const peer = this.peers.get(name);
    if (peer === undefined) return;
    this.peers.delete(name);
    for (const key of peer.keys ?? []) this.changed(key);
    for (const onVanished of this.vanishedListeners) onVanished();
  }

  private forgetAll(): void {
    for (const name of this.peers.keys()) this.forget(name);
    this.sayAlive();
  }

  private sayAlive(): void {
    this.say({ say: 'beat', ...(this.rules !== undefined && { rules: this.rules }) });
    if (this.isLeaving) this.say({ say: 'leaving' });
  }

  /** What is lost with the connection is told anew when it is back. */
  private say(message: Message): void {
    this.bus.send(message).catch(ignore);
  }
}

function inParts(keys: readonly string[]): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const key of keys) {
    if (room < key.length) {
      parts.push([]);
      room = MOST_CHARACTERS;
    }
    parts[parts.length - 1].push(key);
    room -= key.length + 3;
  }
  return parts;
}

function ignore(): void {}
