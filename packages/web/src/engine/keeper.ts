import { isOver } from '@furrow/kernel/machine';
import { writeRecord } from '@furrow/kernel/record-text';
import { boxIdOf } from './games';
import type { Save, Saves } from './saves';
import type { Session } from './session';

/** Keeps the game that is played here in the store. */
export class Keeper {
  /** What was stored last. */
  private stored = '';

  constructor(private readonly saves: Saves) {}

  /** A game was opened as it was stored: it keeps the time at which it was played last. */
  opened({ text, likings = [], advised = [] }: Save): void {
    this.stored = signOf(text, likings, advised);
  }

  /** Stores a game if something has changed. */
  keep({ id, record, deal, likings: wishes, advised: seats, campaign }: Session): void {
    const text = writeRecord(record);
    const likings = [...wishes];
    const advised = [...seats];
    const sign = signOf(text, likings, advised);
    if (sign === this.stored) return;
    this.stored = sign;
    void this.saves.put({
      id,
      time: Date.now(),
      box: boxIdOf(record.game.id, record.game.options),
      seats: record.seats,
      round: record.game.round(record.state),
      over: isOver(record.state),
      ...(deal !== undefined && { deal }),
      ...(likings.length > 0 && { likings }),
      ...(advised.length > 0 && { advised }),
      ...(campaign !== undefined && { campaign }),
      text,
    });
  }
}

/** What makes two saves of a game different. */
function signOf(text: string, ...besides: readonly (Save['likings'] | Save['advised'])[]): string {
  return text + JSON.stringify(besides);
}
