import { adviceOn, ponderingOf } from '@furrow/bots/advice';
import type { BotQuestion, PatientBot } from '@furrow/bots/bot';
import type { Counsel } from '@furrow/bots/counsel';
import { levels } from '@furrow/bots/levels';
import type { Waiting } from '@furrow/bots/waiting';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import type { Thinking } from '../protocol/thinking';

/** Whoever advises thinks as much as the strongest level but one. */
const ADVISING = levels[levels.length - 2].simulations;

/** How far somebody is, is told after this time and then again and again, in milliseconds. */
const TELLING = 120;

/** Thinks for the bots of a game and for people who want advice; calls are answered meanwhile. */
export class Thinker {
  private stopper = new AbortController();

  constructor(private readonly tell: (thinking: Thinking) => void) {}

  /** Whatever is thought about now gets no answer any more. */
  stop(): void {
    this.stopper.abort();
    this.stopper = new AbortController();
  }

  /** What a bot answers, not before so many milliseconds; undefined if it is stopped. */
  async answer(bot: PatientBot, asked: BotQuestion<Position>, pace: number): Promise<Move | undefined> {
    const { signal } = this.stopper;
    const [move] = await Promise.all([
      bot(asked, this.waiting('answer', asked.decision.seat, signal)),
      pause(pace, signal),
    ]);
    return signal.aborted ? undefined : move;
  }

  /** The best answers to a question of a person, with what was thought about it; undefined if it is stopped. */
  async advise(asked: BotQuestion<Position>): Promise<Counsel<Position> | undefined> {
    const { signal } = this.stopper;
    const thinking = await ponderingOf(asked, ADVISING, this.waiting('advice', asked.decision.seat, signal));
    return signal.aborted ? undefined : { thinking, advice: adviceOn(asked, thinking) };
  }

  /** Does something longer than one decision, for a seat, and tells how far it is. */
  review<T>(seat: Seat, work: (waiting: Waiting) => Promise<T>): Promise<T> {
    return work(this.waiting('review', seat, this.stopper.signal));
  }

  private waiting(about: Thinking['about'], seat: Seat, signal: AbortSignal): Waiting {
    let told = performance.now();
    const heard = (share: number) => {
      if (signal.aborted || performance.now() - told < TELLING) return;
      told = performance.now();
      this.tell({ about, seat, share });
    };
    return { signal, heard };
  }
}

/** Waits, but not once it is stopped. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((go) => {
    const timer = setTimeout(go, ms);
    const stop = () => {
      clearTimeout(timer);
      go();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
