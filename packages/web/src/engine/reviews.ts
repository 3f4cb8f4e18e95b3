import type { Seat } from '@furrow/kernel/seat';
import type { ReviewPicture } from '../protocol/review';
import type { AtTable } from './at-table';
import type { Engine } from './engine';
import { reviewOf } from './review';
import { Thinker } from './thinker';

/** Looks back on games that are over, one at a time, as long as they are on the table. */
export class Reviews {
  private readonly thinker: Thinker;
  private of:
    | { readonly session: AtTable; readonly sign: string; readonly found: Promise<ReviewPicture | undefined> }
    | undefined;

  constructor(private readonly engine: Engine) {
    this.thinker = new Thinker((thinking) => this.engine.tell(thinking));
  }

  /** What is thought of the turns of a seat; undefined while the game runs, and if another game comes on the table. */
  review(seat: Seat): Promise<ReviewPicture | undefined> {
    const session = this.engine.present;
    if (!session.over) return Promise.resolve(undefined);
    const look = this.engine.look();
    const sign = `${seat} ${look.language}`;
    if (this.of?.session !== session || this.of.sign !== sign) {
      this.thinker.stop();
      const found = this.thinker.review(seat, (waiting) =>
        reviewOf(session, look, seat, {
          ...waiting,
          heard: (share) => {
            waiting.heard?.(share);
            if (this.engine.onTable !== session) this.thinker.stop();
          },
        }),
      );
      this.of = { session, sign, found };
    }
    return this.of.found;
  }
}
