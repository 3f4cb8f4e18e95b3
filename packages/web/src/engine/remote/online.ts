import type { Seat } from '@furrow/kernel/seat';
import type { Language } from '@furrow/text/language';
import type { Act } from '@furrow/wire/acts';
import type { TableWish } from '@furrow/wire/wish';
import type { Done, Preferences } from '../../protocol/commands';
import type { DealChecked, Fetched } from '../../protocol/online';
import { checkedDeal } from '../checked-deal';
import { findGame } from '../games';
import type { Holder } from '../session';
import { Connection, type Surroundings } from './connection';
import { openedGame } from './opened-game';
import { RemoteTable } from './remote-table';

/** What is used of what the server says of a table. */
interface KnownTable {
  readonly wish: TableWish;
  readonly pool?: string;
  readonly seat?: Seat;
  readonly no: number;
  readonly commitment: string;
  readonly daily?: string;
  readonly advice: boolean;
  readonly statistics: boolean;
  readonly frozen?: object;
}

/** Where the server says who uses this browser; nobody is no refusal there. */
export const WHO_PATH = '/api/sessions/current';

/** Who the server says uses this browser, by id. */
export function whoIn(text: string): string | undefined {
  return (JSON.parse(text) as { readonly me: { readonly id: string } | null }).me?.id;
}

/** The way to the server: sockets, and texts by path; a refusal comes as its words. */
export interface Server extends Surroundings {
  get(path: string): Promise<Fetched>;
}

/** A table that somebody wants to see, and whether they still do. */
interface WantedTable {
  readonly id: string;
  /** The language of whoever wants it. */
  readonly language: Language;
  readonly isWanted: () => boolean;
}

/** The tables of this page that are elsewhere: one at a time. */
export class Online {
  private connection: Connection | undefined;
  /** Who opened the connection: the server knows them by it. */
  private person: string | undefined;
  /** The table that is shown. */
  table: RemoteTable | undefined;

  constructor(private readonly server: Server | undefined) {}

  /** Opens a table and resolves when it is shown as it stands, or is refused. */
  async open(
    { id, language, isWanted }: WantedTable,
    holder: Holder,
    preferences: Preferences,
  ): Promise<Done> {
    const { reached } = this;
    const [known, me] = await Promise.all([reached.get(`/api/tables/${id}`), reached.get(WHO_PATH)]);
    if (!isWanted()) return { ok: true };
    if (!known.ok) return known;
    const { wish, pool, seat, no, commitment, daily, advice, frozen, statistics } = JSON.parse(
      known.text,
    ) as KnownTable;
    const { campaign } = wish;
    const playable = findGame(wish.game);
    if (playable === undefined) return { ok: false, why: wish.game };
    this.leave();
    const person = me.ok ? whoIn(me.text) : undefined;
    const game = openedGame(playable.box, { ...wish, pool }, language);
    if ('why' in game) return game;
    const connection = this.connectionOf(person);
    const leftOver = await connection.leftOver(id);
    if (!isWanted()) return { ok: true };
    const told = {
      id,
      playable,
      game,
      pace: wish.pace,
      me: person,
      seat,
      no,
      commitment,
      daily,
      advice,
      statistics,
      campaign,
      leftOver,
      frozen: frozen !== undefined,
    };
    this.table = new RemoteTable(told, connection, holder, preferences);
    return this.table.ready();
  }

  /** The network is there again or gone. */
  network(on: boolean): void {
    this.connection?.network(on);
  }

  /** The connection of a person; one that somebody else opened is ended. */
  private connectionOf(person: string | undefined): Connection {
    if (person !== this.person || this.connection?.state === 'ended') {
      this.connection?.close();
      this.connection = undefined;
    }
    this.person = person;
    this.connection ??= new Connection(this.reached, person, () => this.table?.showSoon());
    return this.connection;
  }

  /** Does something at the table that is shown. */
  act(act: Act): Promise<Done> {
    return this.shown.send(act);
  }

  leave(): void {
    this.table?.leave();
    this.table = undefined;
  }

  /** The record of the table, as far as whoever asks may know it. */
  record(): Promise<Fetched> {
    return this.reached.get(`/api/tables/${this.shown.id}/record`);
  }

  /** Checks that chance came from the seed that was promised, in the game that was heard here. */
  async verify(): Promise<DealChecked> {
    const { heard } = this.shown;
    const record = await this.record();
    return record.ok ? checkedDeal(record.text, heard) : record;
  }

  private get reached(): Server {
    if (this.server === undefined) throw new Error('there is no server');
    return this.server;
  }

  private get shown(): RemoteTable {
    if (this.table === undefined) throw new Error('no table is open');
    return this.table;
  }
}
