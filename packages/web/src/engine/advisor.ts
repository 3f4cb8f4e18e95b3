import type { Advice } from '@furrow/bots/advice';
import type { BotQuestion } from '@furrow/bots/bot';
import { type Counsel, counselAfter } from '@furrow/bots/counsel';
import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import type { GameSoFar } from '@furrow/kernel/so-far';
import type { Thinker } from './thinker';

/** What was advised last, after so many moves. */
interface Given extends Counsel<Position> {
  readonly seat: Seat;
  readonly moves: number;
}

/** Advises people, about each decision only once; within a turn it keeps to what it has advised. */
export class Advisor {
  private about = '';
  private thinking: Promise<Counsel<Position> | undefined> | undefined;
  private found: readonly Advice[] | undefined;
  private given: Given | undefined;

  constructor(private readonly thinker: Thinker) {}

  /** Something has happened: what was found is no answer any more. */
  forget(): void {
    this.about = '';
    this.thinking = undefined;
    this.found = undefined;
  }

  /** Thinks about a decision; gives whether there is something new to tell. */
  async think(record: GameSoFar<Position>, asked: BotQuestion<Position>): Promise<boolean> {
    const { seat, domain } = asked.decision;
    const moves = record.length;
    const about = nameOf(seat, moves);
    if (about !== this.about) {
      this.forget();
      this.about = about;
      const known = this.goingOn(record, asked);
      this.thinking = known === undefined ? this.thinker.advise(asked) : Promise.resolve(known);
    }
    const counsel = await this.thinking;
    if (counsel === undefined || this.about !== about || this.found === counsel.advice) return false;
    this.found = counsel.advice;
    // A plan goes on where there is nothing to choose.
    if (domain.moves().length > 1) this.given = { ...counsel, seat, moves };
    return true;
  }

  /** How the turn goes on that was advised, if it was played like this. */
  private goingOn(record: GameSoFar<Position>, asked: BotQuestion<Position>): Counsel<Position> | undefined {
    const { given } = this;
    if (given === undefined || given.seat !== asked.decision.seat || given.moves >= record.length)
      return undefined;
    const since = record.moves.slice(given.moves);
    if (since.some(({ seat }) => seat !== given.seat)) return undefined;
    return counselAfter(
      given,
      since.map(({ move }) => move),
      asked,
    );
  }

  /** The best answers to what a seat is asked after so many moves; undefined if nobody has thought about that. */
  adviceFor(seat: number, moves: number): readonly Advice[] | undefined {
    return this.about === nameOf(seat, moves) ? this.found : undefined;
  }
}

function nameOf(seat: number, moves: number): string {
  return `${seat} ${moves}`;
}
