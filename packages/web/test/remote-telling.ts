// What a server tells each viewer of a game: the views as patches, what was heard, and what the seat may answer.
import { encodeView } from '@furrow/kernel/codec';
import { decisionOf } from '@furrow/kernel/decide';
import { writeEvent } from '@furrow/kernel/event-forms';
import type { Position } from '@furrow/kernel/kind';
import type { GameRecord } from '@furrow/kernel/record';
import { heardBy } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { SPECTATOR, view } from '@furrow/kernel/view';
import { difference, type Json } from '@furrow/wire/patch';
import type { After, News } from '@furrow/wire/told';

/** Every seat, and somebody without one. */
export function viewersOf({ seats }: GameRecord<Position>): Seat[] {
  return [SPECTATOR, ...seats.map((_, seat) => seat)];
}

/** Tells one viewer of a game. */
export class Telling {
  private seen: Json;

  constructor(
    private readonly record: GameRecord<Position>,
    readonly viewer: Seat,
  ) {
    this.seen = this.look();
  }

  /** The news of the move that was played last. */
  step(): Extract<News, { kind: 'step' }> {
    const played = this.record.moves[this.record.length - 1];
    const known = played.secretOf === undefined || played.secretOf === this.viewer;
    return {
      kind: 'step',
      seat: played.seat,
      ...(known && { text: played.text }),
      heard: heardBy(played.heard, this.viewer).map((one) => writeEvent(this.record.game.events, one)),
      ...this.after(),
    };
  }

  /** The news of an undo that was just done. */
  undo(to: number, by: readonly Seat[]): Extract<News, { kind: 'undo' }> {
    return { kind: 'undo', to, by, ...this.after() };
  }

  private after(): After {
    const { record, viewer } = this;
    const before = this.seen;
    this.seen = this.look();
    const asked = decisionOf(record.game.rules, record.state, viewer);
    return {
      patch: difference(before, this.seen),
      moves: record.length,
      ...(asked && { asked: { number: record.decisionNumber(viewer), open: asked.open } }),
    };
  }

  private look(): Json {
    const { schema } = this.record.game;
    return encodeView(schema, view(schema, this.record.state, this.viewer));
  }
}
