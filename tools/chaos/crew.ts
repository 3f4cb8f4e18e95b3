import type { Dice } from '@furrow/kernel/dice';
import { gameOf } from '@furrow/server/table/state/boxes';
import type { LineWay, Weather } from '../../packages/server/test/live-line';
import { type Guest, newTable } from '../online/asking';
import { Client } from '../online/client';
import { wishOf } from '../online/wishes';
import type { Witness } from './history';
import { Player } from './player';
import type { Tally } from './tally';

/** Where a crew plays. */
export interface Sea {
  /** Where tables are set up, past all trouble of the wire. */
  direct(): string;
  /** Where everything else happens. */
  readonly wire: () => string;
  readonly weather: Weather;
  readonly dice: Dice;
  readonly tally: Tally;
  stopping(): boolean;
}

/** A client and the seat that it has, if any. */
interface Seated {
  readonly client: Client;
  readonly person?: string;
}

/** Some people who play one table after the other; the last of them only watches. */
export class Crew {
  private readonly all: Seated[] = [];

  constructor(
    private readonly number: number,
    private readonly guests: readonly Guest[],
    private readonly sea: Sea,
  ) {}

  /** Plays until it is time to stop. */
  async sail(): Promise<void> {
    for (let game = 0; !this.sea.stopping(); game++) await this.game(game);
  }

  /** Everybody's clients. */
  get clients(): readonly Client[] {
    return this.all.map(({ client }) => client);
  }

  /** What everybody did and was told. */
  witnesses(): Witness[] {
    return this.all.map(({ client, person }) => ({
      table: client.place.table,
      name: client.place.name,
      ...(person !== undefined && { person }),
      seat: client.place.seat,
      taken: client.taken,
      seen: client.follower.seen,
      sent: client.sent,
      faults: client.order.faults,
    }));
  }

  private async game(game: number): Promise<void> {
    const wish = wishOf(this.number + game);
    const [owner] = this.guests;
    const table = await this.patiently(() => newTable(this.sea.direct(), owner, wish));
    if (table === undefined) return;
    const bots = wish.seats === 4 ? 1 : 0;
    const players = this.guests
      .slice(0, wish.seats - bots)
      .map(
        (guest, seat) =>
          new Player(this.client(table, game, guest, seat), seat, this.sea.dice, this.sea.tally),
      );
    const spectator = this.client(table, game, this.guests.at(-1));
    const [host] = players;
    if (bots > 0) await host.do({ act: 'bot', seat: wish.seats - 1, bot: 'level-1' });
    for (const [i, player] of players.entries()) if (i > 0) await player.do({ act: 'sit', seat: i });
    await Promise.all(players.map((player) => player.play(() => this.sea.stopping())));
    if (players.some(({ over }) => over)) this.sea.tally.add('games over');
    await spectator.act({ act: 'chat', text: 'well played' });
  }

  private client(table: string, game: number, guest?: Guest, seat?: number): Client {
    const wish = wishOf(this.number + game);
    const place = {
      table,
      game: gameOf(wish),
      seat,
      name: `c${this.number}-g${game}-${seat === undefined ? 'watcher' : `s${seat}`}`,
    };
    const way: LineWay = { url: this.sea.wire, cookie: guest?.cookie, weather: this.sea.weather };
    const client = new Client(place, way);
    this.all.push({ client, ...(guest && { person: guest.id }) });
    return client;
  }

  /** Tries until it is done or time to stop: the server may just be starting. */
  private async patiently<T>(job: () => Promise<T>): Promise<T | undefined> {
    while (!this.sea.stopping()) {
      try {
        return await job();
      } catch {
        await new Promise((go) => setTimeout(go, 300));
      }
    }
    return undefined;
  }
}
