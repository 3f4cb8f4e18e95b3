import { encodeView } from '@furrow/kernel/codec';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import { view } from '@furrow/kernel/view';
import { type Json, patched } from './patch';
import type { After, AskedNumber, News } from './told';

/** News that change the game itself. */
export type Change = Extract<News, After>;

/** A view as it is written: never a bare value. */
export type Seen = Extract<Json, object>;

/** A game that is played elsewhere, as one viewer is told of it: what is seen after each move that counts, and what is asked. */
export class WatchedGame {
  private readonly views: Seen[];
  asked: AskedNumber | undefined;

  constructor(game: Game<Position>, viewer: Seat) {
    this.views = [encodeView(game.schema, view(game.schema, game.begin(), viewer)) as Seen];
  }

  /** How many moves count. */
  get moves(): number {
    return this.views.length - 1;
  }

  /** What is seen now, as it is written. */
  get seen(): Seen {
    return this.views[this.moves];
  }

  /** What was seen after so many moves; undefined if there were not so many. */
  seenAfter(moves: number): Seen | undefined {
    return this.views[moves];
  }

  /**
   * Takes what happened: a move, or that the game went back. Nothing changes if it does not fit what was heard before, or
   * if `read` throws at what is seen then.
   */
  hear(news: Change, read: (seen: Seen) => void = () => undefined): void {
    const seen = patched(this.seen, news.patch) as Seen;
    const moves = news.kind === 'undo' ? news.to : this.moves + 1;
    if (moves !== news.moves) throw new Error(`${news.moves} moves were told, ${moves} heard`);
    read(seen);
    if (news.kind === 'undo') this.views.length = news.to;
    this.views.push(seen);
    this.asked = news.asked;
  }
}

/** Where news with a number stand for whoever has heard all up to another one. */
export function placeOfNews(no: number, last: number): 'known' | 'next' | 'gap' {
  if (no <= last) return 'known';
  return no === last + 1 ? 'next' : 'gap';
}
