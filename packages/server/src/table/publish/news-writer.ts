import { encodeView } from '@furrow/kernel/codec';
import { askedKind } from '@furrow/kernel/decide';
import { writeEvent } from '@furrow/kernel/event-forms';
import { heardBy } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { SPECTATOR, view } from '@furrow/kernel/view';
import { difference, type Json } from '@furrow/wire/patch';
import type { After, AskedNumber, News, Told } from '@furrow/wire/told';
import type { TableState } from '../state/table-state';
import type { Audience, Entry, PublishedEntry } from '../store/entry';

/** Somebody in particular: a seat, or everybody without one. */
export type Recipient = Seat | 'public';

/** Everybody who is told something of their own at a table with so many seats. */
function recipients(seats: number): Recipient[] {
  return ['public', ...Array.from({ length: seats }, (_, seat) => seat)];
}

/** The viewer of the game that a recipient is. */
function viewerOf(recipient: Recipient): Seat {
  return recipient === 'public' ? SPECTATOR : recipient;
}

/** What a recipient sees of the game now, as it is written. */
export function seenBy(table: TableState, recipient: Recipient): Json {
  const { schema } = table.game;
  return encodeView(schema, view(schema, table.state(), viewerOf(recipient)));
}

/** The question that a recipient's seat may answer now. */
export function askedOf(table: TableState, recipient: Recipient): AskedNumber | undefined {
  const { record } = table;
  if (recipient === 'public' || record === undefined || !table.goesOn) return undefined;
  const asked = askedKind(table.game.rules, record.state, recipient);
  return asked && { number: record.decisionNumber(recipient), open: asked.open };
}

/** The secret that decided all chance, told when a game is over; that of a deal of the day comes when its day is. */
export function dealtSeed({ facts: { daily, seed } }: TableState): { readonly seed?: string } {
  return daily === undefined ? { seed } : {};
}

/** What one recipient is told of an entry; undefined if it is told something else. */
export function toldTo({ no, time, news }: PublishedEntry, recipient: Recipient): Told | undefined {
  const found = news.find(([audience]) => audience === recipient || audience === 'all');
  return found && { no, time, ...found[1] };
}

/** What is told to somebody who does not want to read these people. */
export function muted(told: Told, mutes: readonly string[]): Told {
  if (told.kind !== 'chat' || !mutes.includes(told.person)) return told;
  return { ...told, text: '', muted: true };
}

/** Says what everybody is told of each entry of one act; it remembers what they saw before. */
export class NewsWriter {
  private readonly seen = new Map<Recipient, Json>();

  constructor(private readonly table: TableState) {}

  /** Looks at the game through everybody's eyes, before something changes. */
  look(): void {
    if (this.seen.size > 0) return;
    for (const recipient of recipients(this.table.game.seats))
      this.seen.set(recipient, seenBy(this.table, recipient));
  }

  /** What everybody is told of an entry of which the table has just taken note. */
  newsOf(entry: Entry): readonly (readonly [Audience, News])[] {
    switch (entry.kind) {
      case 'step':
        return recipients(this.table.game.seats).map((recipient) => [
          recipient,
          this.stepNews(entry, recipient),
        ]);
      case 'undo':
        return recipients(this.table.game.seats).map((recipient) => [
          recipient,
          { ...entry, ...this.after(recipient) },
        ]);
      case 'keep':
        return recipients(this.table.game.seats).map((recipient) => [recipient, keepNews(entry, recipient)]);
      case 'rematch':
        return recipients(this.table.game.seats).map((recipient) => [
          recipient,
          rematchNews(entry, recipient),
        ]);
      case 'over':
        return [['all', { ...entry, ...dealtSeed(this.table) }]];
      default:
        return [['all', entry]];
    }
  }

  private stepNews({ kind, seat }: Extract<Entry, { kind: 'step' }>, recipient: Recipient): News {
    const played = this.table.playing.moves.at(-1);
    if (played === undefined) throw new Error('a step is told before it is played');
    const viewer = viewerOf(recipient);
    const known = played.secretOf === undefined || played.secretOf === viewer;
    const heard = heardBy(played.heard, viewer).map((one) => writeEvent(this.table.game.events, one));
    return { kind, seat, ...(known && { text: played.text }), heard, ...this.after(recipient) };
  }

  private after(recipient: Recipient): After {
    const before = this.seen.get(recipient);
    if (before === undefined) throw new Error('nobody has looked before the change');
    const seen = seenBy(this.table, recipient);
    this.seen.set(recipient, seen);
    const asked = askedOf(this.table, recipient);
    return { patch: difference(before, seen), moves: this.table.playing.length, ...(asked && { asked }) };
  }
}

/** The way to the next table is for those who played. */
function rematchNews({ kind, table }: Extract<Entry, { kind: 'rematch' }>, recipient: Recipient): News {
  return { kind, ...(recipient !== 'public' && { table }) };
}

/** What a seat keeps for the next game is its secret until that begins. */
function keepNews({ kind, seat, card }: Extract<Entry, { kind: 'keep' }>, recipient: Recipient): News {
  return { kind, seat, ...(recipient === seat && card !== undefined && { card }) };
}
