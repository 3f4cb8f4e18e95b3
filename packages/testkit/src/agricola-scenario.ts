import { agricola } from '@furrow/agricola/game';
import { GOODS, type Goods } from '@furrow/agricola/goods';
import { findMajor } from '@furrow/agricola/majors';
import { readCell, readEdge } from '@furrow/agricola/notation';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { Player, State } from '@furrow/agricola/state';
import type { Options } from '@furrow/kernel/game';
import { agricolaBoard } from './agricola-board';
import type { Board } from './changes';
import { known, NotatedGame, wordsIn } from './notated-game';

/** What a scenario begins with: how many play, the options, and who starts. */
export interface AgricolaGiven {
  readonly seats?: number;
  readonly options?: Options;
  readonly start?: number;
}

/** What can be laid on a farmyard for what a rule is given: cells and edges by their words. */
export interface FarmGiven {
  readonly rooms?: string;
  readonly house?: 'wood' | 'clay' | 'stone';
  readonly fields?: string;
  readonly grain?: Readonly<Record<string, number>>;
  readonly vegetables?: Readonly<Record<string, number>>;
  readonly stables?: string;
  readonly fences?: string;
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
    const { farm } = this.player(seat);
    const cells = (text?: string) =>
      wordsIn(text).reduce((mask, word) => mask | (1 << known(readCell(word), word)), 0);
    farm.rooms |= cells(on.rooms);
    farm.fields |= cells(on.fields);
    farm.stables |= cells(on.stables);
    if (on.house !== undefined) farm.house = ['wood', 'clay', 'stone'].indexOf(on.house);
    for (const [word, n] of Object.entries(on.grain ?? {})) farm.grain[known(readCell(word), word)] = n;
    for (const [word, n] of Object.entries(on.vegetables ?? {}))
      farm.vegetables[known(readCell(word), word)] = n;
    for (const word of wordsIn(on.fences)) {
      const edge = known(readEdge(word), word);
      if (edge < 32) farm.fencesH |= 1 << edge;
      else farm.fencesV |= 1 << (edge - 32);
    }
    return this;
  }
}
