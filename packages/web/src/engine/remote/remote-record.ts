import { decodeView } from '@furrow/kernel/codec';
import { decisions } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import { readEvent } from '@furrow/kernel/event-forms';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import { HIDDEN } from '@furrow/kernel/record-header';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import {
  barrierIn,
  type GameSoFar,
  moveWords,
  type Played,
  type ReadMove,
  readMove,
} from '@furrow/kernel/so-far';
import { type Change, type Seen, WatchedGame } from '@furrow/wire/watched-game';

/**
 * A game that is played elsewhere, as one viewer is told of it. What the viewer does not see of a state is drawn, always
 * in the same way; nothing that the viewer is shown depends on it.
 */
export class RemoteRecord implements GameSoFar<Position> {
  private readonly line: Played[] = [];
  private readonly watched: WatchedGame;
  /** The states that were imagined from what was seen so far. */
  private readonly imagined = new WeakMap<object, Position>();

  constructor(
    readonly game: Game<Position>,
    readonly seats: readonly string[],
    private readonly viewer: Seat,
  ) {
    this.watched = new WatchedGame(game, viewer);
  }

  get length(): number {
    return this.line.length;
  }

  get moves(): readonly Played[] {
    return this.line;
  }

  get state(): Position {
    return this.imagine(this.watched.seen);
  }

  stateAfter(moves: number): Position | undefined {
    const seen = this.watched.seenAfter(moves);
    return seen === undefined ? undefined : this.imagine(seen);
  }

  decisions(): Decision[] {
    return decisions(this.game.rules, this.state);
  }

  decisionNumber(seat: Seat): number {
    return seat === this.viewer ? (this.watched.asked?.number ?? NOBODY) : NOBODY;
  }

  read(seat: Seat, text: string): ReadMove {
    return readMove(this.game, this.state, seat, text);
  }

  words(seat: Seat, move: Move): string {
    return moveWords(this.game, this.state, seat, move);
  }

  barrier(seat: Seat): number {
    return barrierIn(this.line, seat);
  }

  /** Takes what happened: a move, or that the game went back. Throws if it cannot be read, and nothing changes. */
  hear(news: Change): void {
    const played = news.kind === 'step' ? [this.played(news)] : [];
    this.watched.hear(news, (seen) => this.imagine(seen));
    if (news.kind === 'undo') this.line.length = news.to;
    this.line.push(...played);
  }

  private played({ seat, text, heard }: Extract<Change, { kind: 'step' }>): Played {
    const read = text === undefined ? undefined : this.read(seat, text);
    const move = read !== undefined && 'move' in read ? read.move : { verb: HIDDEN, things: [] };
    const events = heard.map((one) => readEvent(this.game.events, one));
    return { seat, move, text: text ?? HIDDEN, heard: events };
  }

  private imagine(seen: Seen): Position {
    const known = this.imagined.get(seen);
    if (known !== undefined) return known;
    const state = this.game.imagine(decodeView(this.game.schema, seen), seededDice(0));
    this.imagined.set(seen, state);
    return state;
  }
}
