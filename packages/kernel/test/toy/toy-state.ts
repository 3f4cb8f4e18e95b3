import type { Position } from '../../src/kind';
import type { Stack } from '../../src/stack';

export const COINS = ['gold', 'silver'] as const;
export const COLOURS = ['red', 'green', 'blue'] as const;
export const GOLD = 0;
export const SILVER = 1;

/** What one trader has: coins for all to see, cards of which others see how many, a bid for the own eyes, luck for nobody's. */
export class ToyPlayer {
  constructor(
    readonly purse: number[],
    readonly hand: number[],
    public bid: number,
    public luck: number,
  ) {}

  clone(): ToyPlayer {
    return new ToyPlayer(this.purse.slice(), this.hand.slice(), this.bid, this.luck);
  }
}

/** The middle of the table. */
export class ToyTable {
  constructor(
    public pot: number,
    public weather: number,
    public secret: number,
  ) {}

  clone(): ToyTable {
    return new ToyTable(this.pot, this.weather, this.secret);
  }
}

/** The state of the toy game: a market of two traders with a hidden deck. */
export class ToyState implements Position {
  constructor(
    readonly deck: number[],
    readonly table: ToyTable,
    readonly players: ToyPlayer[],
    readonly main: Stack,
    readonly lanes: Stack[],
  ) {}

  clone(): ToyState {
    return new ToyState(
      this.deck.slice(),
      this.table.clone(),
      this.players.map((player) => player.clone()),
      this.main.clone(),
      this.lanes.map((lane) => lane.clone()),
    );
  }
}
