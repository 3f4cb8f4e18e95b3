import { askedKind } from '@furrow/kernel/decide';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { CALL, stackOf } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import { NOBODY, type Seat } from '@furrow/kernel/seat';

/** A seat whose standing orders rest, and how deep in the rules it was asked when that began. */
export type PausedSeat = readonly [seat: Seat, depth: number];

/** The seats that want to answer the question themselves that they are asked: their standing orders rest until then. */
export class PausedOrders {
  private readonly depths = new Map<Seat, number>();

  /** From now on the standing orders of a seat rest. */
  begin(seat: Seat, state: Position): void {
    this.depths.set(seat, stackOf(state, seat).depth);
  }

  end(seat: Seat): void {
    this.depths.delete(seat);
  }

  has(seat: Seat): boolean {
    return this.depths.has(seat);
  }

  /**
   * Somebody moved on from a state. Whoever answered has chosen; what is used at any time, with all that it asks, leaves the
   * question open. Whoever was not waited for has nothing to choose.
   */
  moved({ rules }: Game<Position>, before: Position, mover: Seat, { verb }: Move): void {
    if (mover === NOBODY) return;
    for (const [seat, depth] of this.depths) {
      const isWaitedFor = askedKind(rules, before, seat)?.open === false;
      const answers = seat === mover && verb !== CALL && stackOf(before, seat).depth <= depth;
      if (answers || !isWaitedFor) this.end(seat);
    }
  }

  /** What must be kept of it. */
  snapshot(): readonly PausedSeat[] {
    return [...this.depths];
  }

  /** It is so as it was kept. */
  restore(kept: readonly PausedSeat[]): void {
    this.depths.clear();
    for (const [seat, depth] of kept) this.depths.set(seat, depth);
  }
}
