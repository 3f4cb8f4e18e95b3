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

/** The seat as which a hearer looks at the game. */
function viewerOf(hearer: Recipient): Seat {
  return hearer === 'public' ? SPECTATOR : hearer;
}

/** What a hearer sees of the game now, as it is written. */
export function seenBy(table: TableState, hearer: Recipient): Json {
  const { schema } = table.game;
  return encodeView(schema, view(schema, table.state(), viewerOf(hearer)));
}

/** The question that a hearer's seat may answer now. */
export function askedOf(table: TableState, hearer: Recipient): AskedNumber | undefined {
  const { record } = table;
  if (hearer === 'public' || record === undefined || !table.goesOn) return undefined;
  const asked = askedKind(table.game.rules, record.state, hearer);
  return asked && { number: record.decisionNumber(hearer), open: asked.open };
}

/** The secret that decided all chance, told when a game is over; that of a deal of the day comes when its day is. */
export function dealtSeed({ facts: { daily, seed } }: TableState): { readonly seed?: string } {
  return daily === undefined ? { seed } : {};
}

/** What one hearer is told of an entry; undefined if it is told something else. */
export function toldTo({ no, time, news }: PublishedEntry, hearer: Recipient): Told | undefined {
  const found = news.find(([audience]) => audience === hearer || audience === 'all');
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
    for (const hearer of recipients(this.table.game.seats)) this.seen.set(hearer, seenBy(this.table, hearer));
  }

  /** What everybody is told of an entry of which the table has just taken note. */
  newsOf(entry: Entry): readonly (readonly [Audience, News])[] {
    switch (entry.kind) {
      case 'step':
        return recipients(this.table.game.seats).map((hearer) => [hearer, this.stepNews(entry, hearer)]);
      case 'undo':
        return recipients(this.table.game.seats).map((hearer) => [
          hearer,
          { ...entry, ...this.after(hearer) },
        ]);
      case 'keep':
        return recipients(this.table.game.seats).map((hearer) => [hearer, keepNews(entry, hearer)]);
      case 'rematch':
        return recipients(this.table.game.seats).map((hearer) => [hearer, rematchNews(entry, hearer)]);
      case 'over':
        return [['all', { ...entry, ...dealtSeed(this.table) }]];
      default:
        return [['all', entry]];
    }
  }

  private stepNews({ kind, seat }: Extract<Entry, { kind: 'step' }>, hearer: Recipient): News {
    const played = this.table.playing.moves.at(-1);
    if (played === undefined) throw new Error('a step is told before it is played');
    const viewer = viewerOf(hearer);
    const known = played.secretOf === undefined || played.secretOf === viewer;
    const heard = heardBy(played.heard, viewer).map((one) => writeEvent(this.table.game.events, one));
    return { kind, seat, ...(known && { text: played.text }), heard, ...this.after(hearer) };
  }

  private after(hearer: Recipient): After {
    const before = this.seen.get(hearer);
    if (before === undefined) throw new Error('nobody has looked before the change');
    const seen = seenBy(this.table, hearer);
    this.seen.set(hearer, seen);
    const asked = askedOf(this.table, hearer);
    return { patch: difference(before, seen), moves: this.table.playing.length, ...(asked && { asked }) };
  }
}

/** The way to the next table is for those who played. */
function rematchNews({ kind, table }: Extract<Entry, { kind: 'rematch' }>, hearer: Recipient): News {
  return { kind, ...(hearer !== 'public' && { table }) };
}

/** What a seat keeps for the next game is its secret until that begins. */
function keepNews({ kind, seat, card }: Extract<Entry, { kind: 'keep' }>, hearer: Recipient): News {
  return { kind, seat, ...(hearer === seat && card !== undefined && { card }) };
}
