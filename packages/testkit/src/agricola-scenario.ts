import { findMajor } from '@furrow/agricola/boards/majors';
import { agricola } from '@furrow/agricola/game';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { GOODS, type Goods } from '@furrow/agricola/state/goods';
import type { Player, State } from '@furrow/agricola/state/state';
import type { Options } from '@furrow/kernel/game';
import { agricolaBoard } from './agricola-board';
import type { Board } from './changes';
import { type FarmGiven, layOn } from './farm-given';
import { known, NotatedGame, wordsIn } from './notated-game';

/** What a scenario begins with: how many play, the options, and who starts. */
export interface AgricolaGiven {
  readonly seats?: number;
  readonly options?: Options;
  readonly start?: number;
}

/** A game of Agricola played in notation, for tests; two players of the beginner game if nobody says otherwise. */
export class AgricolaScenario extends NotatedGame<State> {
  constructor({ seats = 2, options = {}, start = 1 }: AgricolaGiven = {}) {
    super(agricola.open(options, seats));
    if (this.asked()[0].kind === 'drawStart') this.play(`* start ${start}`);
  }

  board(): Board {
    return agricolaBoard(this.game.rules as Ruleset, this.state);
  }

  player(seat: number): Player {
    return this.state.players[seat - 1];
  }

  /** Sets goods of a seat. */
  give(seat: number, goods: Goods): this {
    const own = this.player(seat).goods;
    GOODS.forEach((good, i) => {
      own[i] = goods[good] ?? own[i];
    });
    return this;
  }

  /** Gives a seat major improvements by their ids. */
  own(seat: number, ids: string): this {
    for (const id of wordsIn(ids)) this.state.majors[known(findMajor(id), id).number] = seat;
    return this;
  }

  /** Lays things on a farmyard. */
  lay(seat: number, on: FarmGiven): this {
    layOn(this.player(seat).farm, on);
    return this;
  }
}
