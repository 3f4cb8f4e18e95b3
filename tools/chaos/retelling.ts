import { encodeView } from '@furrow/kernel/codec';
import { askedKind } from '@furrow/kernel/decide';
import { writeEvent } from '@furrow/kernel/event-forms';
import type { Game } from '@furrow/kernel/game';
import { FIRST_GENERATION } from '@furrow/kernel/generation';
import type { Position } from '@furrow/kernel/kind';
import { GameRecord } from '@furrow/kernel/record';
import { heardBy } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { SPECTATOR, view } from '@furrow/kernel/view';
import { gameOf } from '@furrow/server/table/state/boxes';
import type { Entry } from '@furrow/server/table/store/entry';
import type { TableFacts } from '@furrow/server/table/store/stored-table';
import { difference, type Json } from '@furrow/wire/patch';

/** Plays the entries of a table again and works out, without the server's own code, what each audience may be told of them. */
export class Retelling {
  record: GameRecord<Position> | undefined;
  commitment: string | undefined;
  private readonly game: Game<Position>;
  private readonly seen = new Map<Seat, Json>();

  constructor(private readonly facts: TableFacts) {
    this.game = gameOf(facts.wish);
    for (const viewer of this.viewers()) this.seen.set(viewer, this.seenBy(viewer));
  }

  /** What a seat, or a spectator, sees now. */
  seenBy(viewer: Seat = SPECTATOR): Json {
    const { schema } = this.game;
    return encodeView(schema, view(schema, this.record?.state ?? this.game.begin(), viewer));
  }

  /** Does what an entry says; gives what each audience is told of it. */
  tell(entry: Entry): (readonly [audience: string, news: unknown])[] {
    if (entry.kind === 'begin') {
      this.commitment = entry.commitment;
      this.record = new GameRecord(
        this.game,
        entry.sitters.map((sitter) => sitter?.name ?? ''),
        undefined,
        this.facts.generation ?? FIRST_GENERATION,
      );
    }
    if (entry.kind === 'over') return [['all', { ...entry, seed: this.facts.seed }]];
    if (entry.kind !== 'step' && entry.kind !== 'undo') return [['all', entry]];
    this.play(entry);
    return this.viewers().map((viewer) => [
      viewer === SPECTATOR ? 'public' : String(viewer),
      { ...this.told(entry, viewer), ...this.after(viewer) },
    ]);
  }

  private viewers(): Seat[] {
    return [SPECTATOR, ...Array.from({ length: this.game.seats }, (_, seat) => seat)];
  }

  private get playing(): GameRecord<Position> {
    if (this.record === undefined) throw new Error('a move before the beginning');
    return this.record;
  }

  private play(entry: Extract<Entry, { kind: 'step' | 'undo' }>): void {
    const verdict =
      entry.kind === 'step'
        ? this.playing.say(entry.seat, entry.text)
        : this.playing.undo(entry.to, entry.by);
    if (!verdict.ok) throw new Error(`${JSON.stringify(entry)}: ${verdict.reason.why}`);
  }

  private told(entry: Extract<Entry, { kind: 'step' | 'undo' }>, viewer: Seat): object {
    if (entry.kind === 'undo') return entry;
    const played = this.playing.moves[this.playing.length - 1];
    const knows = played.secretOf === undefined || played.secretOf === viewer;
    const { kind, seat, text } = entry;
    const heard = heardBy(played.heard, viewer).map((one) => writeEvent(this.game.events, one));
    return { kind, seat, ...(knows && { text }), heard };
  }

  private after(viewer: Seat): object {
    const seen = this.seenBy(viewer);
    const patch = difference(this.seen.get(viewer) ?? null, seen);
    this.seen.set(viewer, seen);
    const asked = viewer === SPECTATOR ? undefined : askedKind(this.game.rules, this.playing.state, viewer);
    const number = asked && this.playing.decisionNumber(viewer);
    return { patch, moves: this.playing.length, ...(asked && { asked: { number, open: asked.open } }) };
  }
}
