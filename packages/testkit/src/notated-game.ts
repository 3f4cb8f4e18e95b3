import type { Decision } from '@furrow/kernel/domain';
import type { Game } from '@furrow/kernel/game';
import { GENERATION } from '@furrow/kernel/generation';
import type { Position } from '@furrow/kernel/kind';
import { GameRecord } from '@furrow/kernel/record';
import type { Happening } from '@furrow/kernel/run';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import { type Board, changes } from './changes';

/** A game played in notation, for tests. Seats count from 1 in all texts. */
export abstract class NotatedGame<S extends Position> {
  readonly record: GameRecord<S>;
  /** Everything that happened, in order. */
  readonly heard: Happening[] = [];

  constructor(
    readonly game: Game<S>,
    /** The generation of questions that the game is asked. */
    generation = GENERATION,
  ) {
    const names = Array.from({ length: game.seats }, (_, seat) => `seat ${seat + 1}`);
    this.record = new GameRecord(game, names, undefined, generation);
  }

  /** Everything on the table by name. */
  abstract board(): Board;

  get state(): S {
    return this.record.state;
  }

  /**
   * Plays lines of notation; moves of a turn are joined by `;`. A line may begin with the seat (`1`, `2`, …, `*` for
   * chance), else the seat that is asked first moves. Throws if a move is refused.
   */
  play(text: string): this {
    for (const line of text.split('\n').map((one) => one.replace(/#.*/, '').trim())) {
      if (line === '') continue;
      const reason = this.tryLine(line);
      if (reason === undefined) continue;
      const offered = this.offered().join(' | ');
      throw new Error(`'${line}' is refused: ${JSON.stringify(reason)}; offered: ${offered}`);
    }
    return this;
  }

  /** Plays lines and says what changed on the whole board: name → [before, after], 0 for what is not there. */
  changes(text: string): ReturnType<typeof changes> {
    const before = this.board();
    this.play(text);
    return changes(before, this.board());
  }

  /** Why a line is refused (the first refused move of it; moves before it are played); undefined if it is accepted. */
  why(line: string): Reason | undefined {
    return this.tryLine(line);
  }

  decision(): Decision | undefined {
    return this.record.decisions()[0];
  }

  /** The canonical answers to the first decision (or to a seat's), in notation. */
  offered(seat?: number): string[] {
    const asked = this.record.decisions().find((one) => seat === undefined || one.seat === seat - 1);
    return asked === undefined ? [] : asked.domain.moves().map((move) => this.record.words(asked.seat, move));
  }

  /** The seats that may answer now: those waited for, and those with an open decision. */
  asked(): { seat: number; kind: string; open: boolean }[] {
    return this.record.decisions().map(({ seat, kind, open }) => ({ seat: seat + 1, kind, open }));
  }

  /** The points of a seat now, or of one category. */
  points(seat: number, category?: string): number {
    return this.game
      .score(this.state, seat - 1)
      .filter((line) => category === undefined || line.category === category)
      .reduce((sum, line) => sum + line.points, 0);
  }

  private tryLine(line: string): Reason | undefined {
    const parts = /^(\*|[1-5])\s+(.*)$/.exec(line);
    const seat = parts === null ? undefined : seatOf(parts[1]);
    for (const text of (parts?.[2] ?? line).split(';').map((one) => one.trim())) {
      const mover = seat ?? this.decision()?.seat ?? 0;
      const verdict = this.record.say(mover, text);
      if (!verdict.ok) return verdict.reason;
      this.heard.push(...(this.record.moves.at(-1)?.heard ?? []));
    }
    return undefined;
  }
}

function seatOf(word: string): Seat {
  return word === '*' ? NOBODY : Number(word) - 1;
}

/** The words of a text. */
export function wordsIn(text = ''): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** A value that must be there; `what` is named in the error. */
export function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`'${what}' is not known`);
  return value;
}
