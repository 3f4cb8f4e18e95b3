import type { Advice } from '@furrow/bots/advice';
import type { BotQuestion } from '@furrow/bots/bot';
import type { Position } from '@furrow/kernel/kind';
import type { Thinker } from './thinker';

/** Advises people, about each decision only once. */
export class Advisor {
  private about = '';
  private thinking: Promise<readonly Advice[] | undefined> | undefined;
  private found: readonly Advice[] | undefined;

  constructor(private readonly thinker: Thinker) {}

  /** Something has happened: what was found is worth nothing any more. */
  forget(): void {
    this.about = '';
    this.thinking = undefined;
    this.found = undefined;
  }

  /** Thinks about a decision after so many moves; gives whether there is something new to tell. */
  async think(moves: number, asked: BotQuestion<Position>): Promise<boolean> {
    const about = nameOf(asked.decision.seat, moves);
    if (about !== this.about) {
      this.forget();
      this.about = about;
      this.thinking = this.thinker.advise(asked);
    }
    const found = await this.thinking;
    if (found === undefined || this.about !== about || this.found === found) return false;
    this.found = found;
    return true;
  }

  /** The best answers to what a seat is asked after so many moves; undefined if nobody has thought about that. */
  adviceFor(seat: number, moves: number): readonly Advice[] | undefined {
    return this.about === nameOf(seat, moves) ? this.found : undefined;
  }
}

function nameOf(seat: number, moves: number): string {
  return `${seat} ${moves}`;
}
