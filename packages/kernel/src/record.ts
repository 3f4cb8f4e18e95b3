import { check, decisionOf, decisions, secretTo } from './decide';
import type { Decision } from './domain';
import type { Game } from './game';
import type { Position } from './kind';
import { play, stackOf } from './machine';
import { type Move } from './move';
import { parse, print } from './notation';
import type { Happening } from './run';
import { NOBODY, type Seat } from './seat';
import { no, type Reason, type Verdict, YES } from './verdict';

/** One line of a game's log. Nothing is ever taken out of it. */
export type Entry =
  | {
      readonly seat: Seat;
      readonly move: Move;
      readonly text: string;
      /** The seat that alone knows what was answered, if not everybody does. */
      readonly secretOf?: Seat | undefined;
    }
  /** The game went back to where it was after so many moves; everybody named agreed. */
  | { readonly undo: number; readonly by: readonly Seat[] };

/** A move that counts: what was played, in words too, and what happened then. */
export interface Played {
  readonly seat: Seat;
  readonly move: Move;
  readonly text: string;
  /** The seat that alone knows what was played, if not everybody does. */
  readonly secretOf?: Seat | undefined;
  readonly heard: readonly Happening[];
}

/** A game with its log: the moves in words, undo, and the state after every move that counts. */
export class GameRecord<S extends Position> {
  readonly log: Entry[] = [];
  /** The moves that count: the log without what was undone. */
  private readonly line: Played[] = [];
  private readonly states: S[];
  /** For each seat, the length of the log when its present decision came up. */
  private readonly since: number[];

  constructor(
    readonly game: Game<S>,
    readonly seats: readonly string[],
  ) {
    this.states = [game.begin()];
    this.since = seats.map(() => 0);
  }

  get state(): S {
    return this.states[this.states.length - 1];
  }

  /** How many moves count. */
  get length(): number {
    return this.line.length;
  }

  get moves(): readonly Played[] {
    return this.line;
  }

  /** The state after so many moves. */
  stateAfter(moves: number): S | undefined {
    return this.states[moves];
  }

  decisions(): Decision[] {
    return decisions(this.game.rules, this.state);
  }

  /** The number that an answer of the seat must carry: it changes when the seat is asked something new. */
  decisionNumber(seat: Seat): number {
    return seat === NOBODY ? this.log.length : this.since[seat];
  }

  /** The move that a text says to a seat's decision, or why it says none. */
  read(seat: Seat, text: string): { readonly move: Move } | { readonly reason: Reason } {
    const { rules, grammar } = this.game;
    const asked = decisionOf(rules, this.state, seat);
    if (asked === undefined) {
      const verdict = check(rules, this.state, seat, { verb: '', things: [] });
      return { reason: verdict.ok ? { why: 'not-your-turn' } : verdict.reason };
    }
    const at = { state: this.state, seat, node: rules.program.nodes[asked.node] };
    const move = parse(grammar, at, asked.domain, text);
    return move === undefined ? { reason: { why: 'unreadable', text, kind: asked.kind } } : { move };
  }

  /** A move of a seat in words. */
  words(seat: Seat, move: Move): string {
    const { rules, grammar } = this.game;
    const node = rules.program.nodes[stackOf(this.state, seat).node];
    return print(grammar, { state: this.state, seat, node }, move);
  }

  /** Plays a move if it is legal and answers the present decision of the seat; else nothing changes. */
  play(seat: Seat, move: Move, at = this.decisionNumber(seat)): Verdict {
    if (at !== this.decisionNumber(seat)) {
      return no({ why: 'stale', at, now: this.decisionNumber(seat) });
    }
    const verdict = check(this.game.rules, this.state, seat, move);
    if (!verdict.ok) return verdict;
    const text = this.words(seat, move);
    const before = this.shapes();
    const next = this.game.rules.copy(this.state);
    const heard: Happening[] = [];
    const secretOf = secretTo(this.game.rules, this.state, seat);
    play(this.game.rules, next, seat, move, heard);
    this.states.push(next);
    this.line.push({ seat, move, text, secretOf, heard });
    this.log.push({ seat, move, text, secretOf });
    this.renumber(before, seat);
    return YES;
  }

  /** Plays a move given in words; `at` as in `play`. */
  say(seat: Seat, text: string, at?: number): Verdict {
    const read = this.read(seat, text);
    return 'move' in read ? this.play(seat, read.move, at) : no(read.reason);
  }

  /** How far the seat can go back by itself: to its own last moves, not over chance or another seat's answer. */
  barrier(seat: Seat): number {
    let to = this.line.length;
    while (to > 0 && this.line[to - 1].seat === seat) to--;
    return to;
  }

  /** Goes back to the state after so many moves. Behind the barrier every seat must agree. */
  undo(to: number, by: readonly Seat[]): Verdict {
    if (!Number.isInteger(to) || to < 0 || to >= this.line.length) {
      return no({ why: 'nothing-to-undo', to, moves: this.line.length });
    }
    const stranger = by.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= this.seats.length);
    if (stranger !== undefined) return no({ why: 'no-such-seat', seat: stranger + 1 });
    const all = this.seats.every((_, seat) => by.includes(seat));
    const free = by.some((seat) => to >= this.barrier(seat));
    if (!free && !all) return no({ why: 'behind-barrier', to });
    this.states.length = to + 1;
    this.line.length = to;
    this.log.push({ undo: to, by });
    this.since.fill(this.log.length);
    return YES;
  }

  /** What identifies each seat's present question: an answer to it stays good while others move. */
  private shapes(): string[] {
    return this.seats.map((_, seat) => {
      const asked = decisionOf(this.game.rules, this.state, seat);
      if (asked === undefined) return '';
      return `${asked.kind} ${asked.open} ${stackOf(this.state, seat).frames.join()}`;
    });
  }

  private renumber(before: readonly string[], mover: Seat): void {
    this.shapes().forEach((shape, seat) => {
      if (seat === mover || shape !== before[seat]) this.since[seat] = this.log.length;
    });
  }
}
