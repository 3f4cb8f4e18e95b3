import type { Language } from '@furrow/text/language';
import type { Answer } from '@furrow/wire/acts';
import { type Frame, type LobbyRow, type Request, request } from '@furrow/wire/frames';
import type { Told } from '@furrow/wire/told';
import type { RawData, WebSocket } from 'ws';
import { parseInput } from '../http/parse-input';
import { countChange, countFollow, countLoad } from '../http/rate-limits';
import type { Caller } from '../people/caller';
import type { Services } from '../services';
import type { Stop } from '../table/publish/hub';
import { refusalIn } from '../words/refusals';
import { Refused, refuse, refuseWith } from '../words/refused';
import { actAtTable } from './act-at-table';
import { CLOSE_CODES, type CloseReason, type Connection } from './connections';
import { isSomebodyHere, lobbyRows } from './lobby-rows';
import { MessageRate } from './message-rate';

const HEARTBEAT = 25_000;
const CLOSING_TIME = 2000;
/** The part of the bytes that may wait that whoever catches up is told without a pause. */
const ROOM = 0.25;

/** Whoever is at the other end of a socket. */
interface Other {
  readonly caller: Caller | undefined;
  readonly address: string;
  readonly language: Language;
}

/** A table that is followed, and the way to stop. */
interface Following {
  stop: () => void;
}

/** One live socket: it answers requests, and tells of the tables that it follows and of the lobby. */
export class LiveSocket implements Connection {
  readonly caller: Caller | undefined;
  readonly address: string;
  private readonly language: Language;
  private readonly rate: MessageRate;
  private readonly follows = new Map<string, Following>();
  private leaveLobby: (() => void) | undefined;
  private alive = true;
  /** It was ended: whatever the other still says is not heard. */
  private ended = false;
  /** How many frames have not left this process yet, and who waits until none is left. */
  private leaving = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly heartbeat: NodeJS.Timeout;

  constructor(
    private readonly socket: WebSocket,
    private readonly services: Services,
    { caller, address, language }: Other,
  ) {
    this.caller = caller;
    this.address = address;
    this.language = language;
    this.rate = new MessageRate(services.settings.limits.messagesPerTenSeconds, services.now);
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    services.connections.add(this);
    socket.on('message', (data, isBinary) => this.received(data, isBinary));
    socket.on('ping', (data) => this.pong(data));
    socket.on('pong', () => {
      if (!this.isTooMany()) this.alive = true;
    });
    socket.on('close', () => this.closed());
  }

  /** Ends the socket and says why; one that does not answer is cut off. */
  end(why: CloseReason): void {
    if (this.ended) return;
    this.ended = true;
    const { code, reason } = CLOSE_CODES[why];
    this.services.metrics.ended.inc({ why });
    this.closed();
    this.socket.close(code, reason);
    if (why === 'messages') this.socket.pause();
    setTimeout(() => this.socket.terminate(), CLOSING_TIME).unref();
  }

  private closed(): void {
    clearInterval(this.heartbeat);
    this.services.connections.remove(this);
    for (const { stop } of this.follows.values()) stop();
    this.follows.clear();
    this.leaveLobby?.();
    this.leaveLobby = undefined;
  }

  private beat(): void {
    if (!this.alive) return this.socket.terminate();
    this.alive = false;
    this.socket.ping();
  }

  /** Answers a ping, as long as the answers are read. */
  private pong(data: Buffer): void {
    if (this.isTooMany()) return;
    if (this.socket.bufferedAmount > this.services.settings.limits.waitingBytes) return this.end('slow');
    this.socket.pong(data);
  }

  /** Whether what was just said, a message, a ping or a pong, is not heard; the socket ends if it says too much. */
  private isTooMany(): boolean {
    if (!this.ended && this.rate.isTooMany()) this.end('messages');
    return this.ended;
  }

  private received(data: RawData, isBinary: boolean): void {
    if (this.isTooMany()) return;
    this.alive = true;
    const said = isBinary ? undefined : parsed(textOf(data));
    const asked = parseInput(request, said, this.language);
    if (!(asked instanceof Refused)) return this.answer(asked);
    const id = (said as { id?: unknown } | null | undefined)?.id;
    const refusal = refusalIn(this.language, asked.why, asked.right);
    this.send(Number.isSafeInteger(id) ? { answer: Number(id), ok: false, refusal } : { refusal });
  }

  private answer(asked: Request): void {
    this.do(asked).then(
      (answer) => {
        this.note(asked, answer);
        this.send(this.frameOf(asked.id, answer));
      },
      (error: unknown) => {
        this.services.log.error({ err: error, do: asked.do }, 'our mistake');
        this.send(this.frameOf(asked.id, refuseWith('our-mistake', { request: `live-${asked.id}` })));
      },
    );
  }

  private note(asked: Request, answer: Refused | Given): void {
    const refused = answer instanceof Refused ? answer : 'refusal' in answer ? answer.refusal : undefined;
    const { address, caller } = this;
    const subject = { address, person: caller?.person.id, route: `live ${asked.do}` };
    if (refused !== undefined)
      this.services.refusals.note(this.services.log, { ...subject, why: refused.why });
  }

  private frameOf(answer: number, given: Refused | Given): Frame {
    if (!(given instanceof Refused)) return { answer, ...given };
    return { answer, ok: false, refusal: refusalIn(this.language, given.why, given.right) };
  }

  private async do(asked: Request): Promise<Refused | Given> {
    switch (asked.do) {
      case 'ping':
        return DONE;
      case 'lobby':
        return countFollow(this.services, this.address) ?? this.watchLobby(asked.on);
      case 'unfollow':
        return this.unfollow(asked.table);
      case 'follow':
        return countFollow(this.services, this.address) ?? this.follow(asked);
      case 'act':
        return this.act(asked);
    }
  }

  private async act({ table, key, act }: Extract<Request, { do: 'act' }>): Promise<Refused | Given> {
    const { caller } = this;
    if (caller === undefined) return refuse('sign-in');
    if (!caller.scopes.includes('play')) return refuseWith('token-may-not', { scope: 'play' });
    const often = countChange(this.services, caller) ?? countLoad(this.services, table, this.address);
    if (often !== undefined) return often;
    return actAtTable(this.services, caller, table, { key, act });
  }

  private async follow({ table, from, here }: Extract<Request, { do: 'follow' }>): Promise<Refused | Given> {
    const most = this.services.settings.limits.followsPerSocket;
    this.unfollow(table);
    if (this.follows.size >= most) return refuseWith('too-many-follows', { most });
    const following: Following = { stop: () => {} };
    this.follows.set(table, following);
    const person = this.caller?.person.id;
    const isWanted = () => this.follows.get(table) === following;
    let stop: Stop | undefined;
    try {
      stop = await this.services.tables.follow(table, person, from, (told) => this.tell(table, told));
    } finally {
      if (stop === undefined && isWanted()) this.follows.delete(table);
    }
    if (stop === undefined) return refuse('no-such-table');
    if (!isWanted()) stop();
    else following.stop = here === true ? this.attending(table, stop) : stop;
    await stop.caughtUp;
    return DONE;
  }

  /** Is at a table, and tells who else is; gives the way to leave it. */
  private attending(table: string, stop: () => void): () => void {
    const person = this.caller?.person.id;
    const leave = this.services.tables.presence.join(table, person, (here) => this.send({ table, here }));
    return () => {
      stop();
      leave();
    };
  }

  private unfollow(table: string): Refused | Given {
    const following = this.follows.get(table);
    if (following === undefined) return refuse('not-following');
    following.stop();
    this.follows.delete(table);
    return DONE;
  }

  /** Tells of a table; resolves when there is room for more. */
  private tell(table: string, told: Told): void | Promise<void> {
    this.send({ table, told });
    if (this.socket.bufferedAmount > ROOM * this.services.settings.limits.waitingBytes) return this.drained();
  }

  private async watchLobby(on: boolean): Promise<Given> {
    this.leaveLobby?.();
    this.leaveLobby = undefined;
    if (!on) return DONE;
    const changed = new Set<string>();
    this.leaveLobby = this.services.lobby.watch((lobby, row) => {
      changed.add(lobby);
      this.sendRow(lobby, row);
    });
    for (const row of await lobbyRows(this.services))
      if (!changed.has(row.table)) this.sendRow(row.table, row);
    return DONE;
  }

  /** Tells how a table stands in the lobby, and whether somebody of it is here. */
  private sendRow(lobby: string, row: LobbyRow | null): void {
    this.send({
      lobby,
      row: row && { ...row, here: isSomebodyHere(row.sitters, this.services.connections) },
    });
  }

  private send(frame: Frame): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.services.settings.limits.waitingBytes) return this.end('slow');
    this.leaving++;
    this.socket.send(JSON.stringify(frame), () => this.left());
  }

  private left(): void {
    this.leaving--;
    if (this.leaving > 0) return;
    for (const go of this.waiting.splice(0)) go();
  }

  /** Resolves when everything that was sent has left this process. */
  private async drained(): Promise<void> {
    if (this.leaving > 0) await new Promise<void>((go) => this.waiting.push(go));
  }
}

type Given = Answer | { readonly ok: true };

const DONE: Given = { ok: true };

function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString() : '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
