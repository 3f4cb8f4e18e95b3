import { type Dice, seededDice } from '@furrow/kernel/dice';
import { gameOf } from '@furrow/server/table/state/boxes';
import { newGuest, newTable } from '../online/asking';
import { anyMove } from '../online/choosing';
import { Client } from '../online/client';
import { wishOf } from '../online/wishes';

const LONGEST = 30_000;

/** How long one move took, in milliseconds, from sending it. */
export interface MoveTimes {
  /** When it was sent, on the clock of the machine. */
  readonly sent: number;
  /** Until its answer was there. */
  readonly answered: number;
  /** Until everybody at the table had the news. */
  readonly told: number;
}

/** A client, and when each news reached it. */
interface Sitting {
  readonly client: Client;
  readonly arrived: Map<number, number>;
}

/** A table at which every seat has a socket of its own. */
export class BusyTable {
  private constructor(
    private readonly sittings: readonly Sitting[],
    private readonly dice: Dice,
  ) {}

  /** Sets up the table with a number and lets everybody sit down. */
  static async open(urls: readonly string[], number: number): Promise<BusyTable> {
    const urlOf = (seat: number): string => urls[(number + seat) % urls.length];
    const wish = wishOf(number);
    const people = await Promise.all(
      Array.from({ length: wish.seats }, (_, seat) =>
        newGuest(urlOf(seat), `Load ${number} ${'ABCD'[seat]}`),
      ),
    );
    const table = await newTable(urlOf(0), people[0], wish);
    const sittings = people.map(({ cookie }, seat) => {
      const place = { table, game: gameOf(wish), seat, name: `load-${number}-${seat}` };
      const client = new Client(place, { url: () => urlOf(seat), cookie });
      const arrived = new Map<number, number>();
      client.heard = ({ no }) => {
        arrived.set(no, performance.now());
        // Nobody compares them here, and collecting them would take longer and longer.
        client.taken.splice(0, client.taken.length - 1);
      };
      return { client, arrived };
    });
    await Promise.all(sittings.map(({ client }) => client.until(() => client.follower.no > 0, LONGEST)));
    for (const [seat, { client }] of sittings.entries()) if (seat > 0) await client.act({ act: 'sit', seat });
    return new BusyTable(sittings, seededDice(number));
  }

  get sockets(): number {
    return this.sittings.length;
  }

  /** Somebody who is asked moves; undefined if nobody is asked, or if it took far too long. */
  async move(): Promise<MoveTimes | undefined> {
    const isAsked = ({ client: { follower } }: Sitting) => follower.asked?.open === false;
    const asked = this.sittings.find(isAsked);
    const { place, follower } = asked?.client ?? {};
    if (asked === undefined || place === undefined || follower?.asked === undefined) return undefined;
    const move = anyMove(place.game, place.seat ?? 0, follower.seen, this.dice);
    if (move === undefined) return undefined;
    for (const { arrived } of this.sittings) arrived.clear();
    const begun = performance.now();
    const answer = await asked.client.act({ act: 'play', number: follower.asked.number, move });
    const answered = performance.now() - begun;
    if (answer?.ok !== true) return undefined;
    const times = await Promise.all(this.sittings.map((one) => arrival(one, answer.no)));
    return { sent: performance.timeOrigin + begun, answered, told: Math.max(...times) - begun };
  }

  get isOver(): boolean {
    return this.sittings[0].client.taken.at(-1)?.kind === 'over';
  }

  close(): void {
    for (const { client } of this.sittings) client.close();
  }
}

/** When news reached a client. */
async function arrival({ client, arrived }: Sitting, no: number): Promise<number> {
  await client.until(() => arrived.has(no), LONGEST);
  return arrived.get(no) ?? Number.POSITIVE_INFINITY;
}
