import type { Event } from '@furrow/creatures/events';
import { BORDER, GOODS } from '@furrow/creatures/goods';
import type { State } from '@furrow/creatures/state';

/** The goods of both seats as the events tell them. */
export class GoodsLedger {
  private readonly goods: number[][];

  constructor(state: State) {
    this.goods = state.players.map((player) => player.goods.slice());
  }

  /** Books what happened. */
  book(event: Event): void {
    switch (event.event) {
      case 'gained':
        for (const [good, count] of event.goods) this.goods[event.seat][good] += count;
        break;
      case 'paid':
      case 'ranAway':
        for (const [good, count] of event.goods) this.goods[event.seat][good] -= count;
        break;
      case 'born':
        for (const good of event.animals) this.goods[event.seat][good]++;
        break;
      case 'borders':
        this.goods[event.seat][BORDER] -= event.edges.length;
        break;
      case 'gaveBorder':
        this.goods[event.seat][BORDER]--;
        this.goods[1 - event.seat][BORDER]++;
        break;
      default:
    }
  }

  /** Where the state is not as booked. */
  differences(state: State): string[] {
    return this.goods.flatMap((booked, seat) =>
      GOODS.flatMap((good, i) => {
        const is = state.players[seat].goods[i];
        return is === booked[i] ? [] : [`seat ${seat} has ${is} ${good}, booked are ${booked[i]}`];
      }),
    );
  }
}
