import { encodeView } from '@furrow/kernel/codec';
import { askedKind } from '@furrow/kernel/decide';
import { writeEvent } from '@furrow/kernel/event-forms';
import { heardBy } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { SPECTATOR, view } from '@furrow/kernel/view';
import { difference, type Json } from '@furrow/wire/patch';
import type { After, AskedNumber, News, Told } from '@furrow/wire/told';
import type { TableNow } from '../state/table-now';
import type { Audience, Entry, PublishedEntry } from '../store/table-store';

/** Somebody in particular: a seat, or everybody without one. */
export type Hearer = Seat | 'public';

/** Everybody who is told something of their own at a table with so many seats. */
function hearers(seats: number): Hearer[] {
  return ['public', ...Array.from({ length: seats }, (_, seat) => seat)];
}

/** The seat as which a hearer looks at the game. */
function viewerOf(hearer: Hearer): Seat {
  return hearer === 'public' ? SPECTATOR : hearer;
}

/** What a hearer sees of the game now, as it is written. */
export function seenBy(now: TableNow, hearer: Hearer): Json {
  const { schema } = now.game;
  return encodeView(schema, view(schema, now.state(), viewerOf(hearer)));
}

/** The question that a hearer's seat may answer now. */
export function askedOf(now: TableNow, hearer: Hearer): AskedNumber | undefined {
  const { record } = now;
  if (hearer === 'public' || record === undefined || !now.goesOn) return undefined;
  const asked = askedKind(now.game.rules, record.state, hearer);
  return asked && { number: record.decisionNumber(hearer), open: asked.open };
}

/** The secret that decided all chance, told when a game is over; that of a deal of the day comes when its day is. */
export function dealtSeed({ facts: { daily, seed } }: TableNow): { readonly seed?: string } {
  return daily === undefined ? { seed } : {};
}

/** What one hearer is told of an entry; undefined if it is told something else. */
export function toldTo({ no, time, news }: PublishedEntry, hearer: Hearer): Told | undefined {
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
  private readonly seen = new Map<Hearer, Json>();

  constructor(private readonly now: TableNow) {}

  /** Looks at the game through everybody's eyes, before something changes. */
  look(): void {
    if (this.seen.size > 0) return;
    for (const hearer of hearers(this.now.game.seats)) this.seen.set(hearer, seenBy(this.now, hearer));
  }

  /** What everybody is told of an entry of which the table has just taken note. */
  newsOf(entry: Entry): readonly (readonly [Audience, News])[] {
    switch (entry.kind) {
      case 'step':
        return hearers(this.now.game.seats).map((hearer) => [hearer, this.stepNews(entry, hearer)]);
      case 'undo':
        return hearers(this.now.game.seats).map((hearer) => [hearer, { ...entry, ...this.after(hearer) }]);
      case 'keep':
        return hearers(this.now.game.seats).map((hearer) => [hearer, keepNews(entry, hearer)]);
      case 'over':
        return [['all', { ...entry, ...dealtSeed(this.now) }]];
      default:
        return [['all', entry]];
    }
  }

  private stepNews({ kind, seat }: Extract<Entry, { kind: 'step' }>, hearer: Hearer): News {
    const played = this.now.playing.moves.at(-1);
    if (played === undefined) throw new Error('a step is told before it is played');
    const viewer = viewerOf(hearer);
    const known = played.secretOf === undefined || played.secretOf === viewer;
    const heard = heardBy(played.heard, viewer).map((one) => writeEvent(this.now.game.events, one));
    return { kind, seat, ...(known && { text: played.text }), heard, ...this.after(hearer) };
  }

  private after(hearer: Hearer): After {
    const before = this.seen.get(hearer);
    if (before === undefined) throw new Error('nobody has looked before the change');
    const seen = seenBy(this.now, hearer);
    this.seen.set(hearer, seen);
    const asked = askedOf(this.now, hearer);
    return { patch: difference(before, seen), moves: this.now.playing.length, ...(asked && { asked }) };
  }
}

/** What a seat keeps for the next game is its secret until that begins. */
function keepNews({ kind, seat, card }: Extract<Entry, { kind: 'keep' }>, hearer: Hearer): News {
  return { kind, seat, ...(hearer === seat && card !== undefined && { card }) };
}
