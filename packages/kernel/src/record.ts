import { askedKind, check, decisions, secretTo } from './decide';
import type { Decision } from './domain';
import type { Game } from './game';
import { GENERATION, passOver } from './generation';
import type { Position } from './kind';
import { play, stackOf } from './machine';
import { type Move } from './move';
import type { Happening } from './run';
import { NOBODY, type Seat } from './seat';
import { barrierIn, type GameSoFar, moveWords, type Played, type ReadMove, readMove } from './so-far';
import { no, type Verdict, YES } from './verdict';

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

/** What decided all chance of a game: the hash of a secret seed, and the seed itself once it is told. Both in hex. */
export interface Deal {
  readonly commitment: string;
  readonly seed?: string;
}

/** What happened in a move of which nobody asks any more. */
const FORGOTTEN: readonly Happening[] = Object.freeze([]);

/** A game with its log: the moves in words, undo, and the state after every move that counts. */
export class GameRecord<S extends Position> implements GameSoFar<S> {
  readonly log: Entry[] = [];
  /** Where chance came from, if that can be checked. */
  deal: Deal | undefined;
  /** The moves that count: the log without what was undone. */
  private readonly line: Played[] = [];
  /** The states after the last moves, the first of them after `forgotten` moves. */
  private states: S[];
  private forgotten = 0;
  /** For each seat, the length of the log when its present decision came up. */
  private readonly since: number[];

  constructor(
    readonly game: Game<S>,
    readonly seats: readonly string[],
    /** The identity of the rules that it was begun with, if that is known. */
    readonly begunWith?: string,
    /** The generation of questions that it was begun with; those of later ones are passed over in it. */
    readonly generation = GENERATION,
  ) {
    this.states = [game.begin()];
    this.since = seats.map(() => 0);
  }

  get state(): S {
    return this.states[this.states.length - 1];
  }

  get length(): number {
    return this.line.length;
  }

  get moves(): readonly Played[] {
    return this.line;
  }

  stateAfter(moves: number): S | undefined {
    if (moves >= this.forgotten || !(moves >= 0)) return this.states[moves - this.forgotten];
    return this.replayed(moves);
  }

  /**
   * Forgets the states that no free undo needs, and what happened on the way to them, but not that secrets were revealed. Whoever
   * asks for such a state waits until the moves up to it are played again; what happened then is not told again.
   */
  forget(): void {
    const last = this.line.at(-1)?.seat ?? NOBODY;
    const from = last === NOBODY ? this.line.length : this.barrier(last);
    for (let at = from - 1; at >= 0 && this.line[at].heard !== FORGOTTEN; at--) {
      const revealed = this.line[at].heard.filter(({ final }) => final === true);
      this.line[at] = { ...this.line[at], heard: revealed.length > 0 ? revealed : FORGOTTEN };
    }
    if (from <= this.forgotten) return;
    this.states = this.states.slice(from - this.forgotten);
    this.forgotten = from;
  }

  /** The state after so many moves, which are played again. */
  private replayed(moves: number): S {
    const state = this.game.begin();
    for (let at = 0; at < moves; at++) this.carryOut(state, this.line[at].seat, this.line[at].move);
    return state;
  }

  decisions(): Decision[] {
    return decisions(this.game.rules, this.state);
  }

  decisionNumber(seat: Seat): number {
    return seat === NOBODY ? this.log.length : this.since[seat];
  }

  read(seat: Seat, text: string): ReadMove {
    return readMove(this.game, this.state, seat, text);
  }

  words(seat: Seat, move: Move): string {
    return moveWords(this.game, this.state, seat, move);
  }

  /** Plays a move if it is legal and answers the present decision of the seat; else nothing changes. */
  play(seat: Seat, move: Move, at = this.decisionNumber(seat)): Verdict {
    return this.answer(seat, move, at);
  }

  /** Plays a move to a decision of the seat, or to the one that it has now. */
  private answer(seat: Seat, move: Move, at: number, decision?: Decision): Verdict {
    if (at !== this.decisionNumber(seat)) {
      return no({ why: 'stale', at, now: this.decisionNumber(seat) });
    }
    const verdict = check(this.game.rules, this.state, seat, move, decision);
    if (!verdict.ok) return verdict;
    const text = this.words(seat, move);
    const before = this.shapes();
    const next = this.game.rules.copy(this.state);
    const heard: Happening[] = [];
    const secretOf = secretTo(this.game.rules, this.state, seat);
    this.carryOut(next, seat, move, heard);
    this.states.push(next);
    this.line.push({ seat, move, text, secretOf, heard });
    this.log.push({ seat, move, text, secretOf });
    this.renumber(before, seat);
    return YES;
  }

  /** Makes a move and goes on to the next decision that this game is asked. */
  private carryOut(state: S, seat: Seat, move: Move, heard?: Happening[]): void {
    play(this.game.rules, state, seat, move, heard);
    passOver(this.game.rules, state, this.generation, heard);
  }

  /** Plays a move given in words; `at` as in `play`. */
  say(seat: Seat, text: string, at = this.decisionNumber(seat)): Verdict {
    const read = this.read(seat, text);
    return 'move' in read ? this.answer(seat, read.move, at, read.decision) : no(read.reason);
  }

  barrier(seat: Seat): number {
    return barrierIn(this.line, seat);
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
    this.keepStates(to);
    this.line.length = to;
    this.log.push({ undo: to, by });
    this.since.fill(this.log.length);
    return YES;
  }

  /** Lets the state after so many moves be the last one. */
  private keepStates(to: number): void {
    if (to >= this.forgotten) this.states.length = to - this.forgotten + 1;
    else [this.states, this.forgotten] = [[this.replayed(to)], to];
  }

  /** What identifies each seat's present question: an answer to it stays good while others move. */
  private shapes(): string[] {
    return this.seats.map((_, seat) => {
      const asked = askedKind(this.game.rules, this.state, seat);
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
