import { NOBODY, type Seat } from '@furrow/kernel/seat';
import type { Entry } from '@furrow/server/table/store/entry';
import type { Act } from '@furrow/wire/acts';
import { isUnsure, type SentAct } from '../online/client';
import type { History, Witness } from './history';

/** What somebody sent, and from which seat. */
interface Known {
  readonly act: Act;
  readonly seat: Seat | undefined;
}

/** Whether every acknowledged act was done exactly once, in the order of its numbers, and nothing else was done. */
export function checkActs(history: History, witnesses: readonly Witness[]): string[] {
  return [...checkAnswers(history, witnesses), ...checkEffects(history, witnesses)];
}

/** Whether all answers to a key are the same and the database knows what was acknowledged. */
function checkAnswers({ keys }: History, witnesses: readonly Witness[]): string[] {
  return witnesses.flatMap(({ name, person, sent }) =>
    sent.flatMap((one) => {
      const kept = keys.filter(({ key, person: of }) => key === one.key && of === person);
      const problem = wrongAnswers(
        one,
        kept.map(({ answer }) => JSON.stringify(answer)),
      );
      return problem === undefined ? [] : [`${name}: ${one.key} (${one.act.act}) ${problem}`];
    }),
  );
}

function wrongAnswers({ given }: SentAct, kept: readonly string[]): string | undefined {
  if (kept.length > 1) return `is kept ${kept.length} times`;
  const said = given.filter((answer) => !isUnsure(answer));
  const done = said.findIndex(({ ok }) => ok);
  if (done < 0) return undefined;
  const first = JSON.stringify(said[done]);
  if (kept.length === 0) return `was acknowledged with ${first} and is lost`;
  if (kept[0] !== first) return `was acknowledged with ${first}, but ${kept[0]} is kept`;
  const other = said.slice(done).find((answer) => JSON.stringify(answer) !== first);
  return other && `was answered with ${first} and then with ${JSON.stringify(other)}`;
}

/** Whether the entries are what the kept acts do, one after the other, besides what happens by itself. */
function checkEffects(history: History, witnesses: readonly Witness[]): string[] {
  const { facts } = history;
  const entries = history.entries.map(({ entry }) => entry);
  const walk = new Walk(witnesses, facts.wish.pace.pace === 'live');
  const problems: string[] = [];
  let from = 0;
  for (const { name, no, known } of keptActs(history, witnesses)) {
    const problem =
      known === undefined
        ? 'is kept, and nobody sent it'
        : walk.follow(entries.slice(from, no), effectsOf(known));
    if (problem !== undefined)
      problems.push(`${facts.id}, entries ${from + 1} to ${no} (${name}): ${problem}`);
    from = Math.max(from, no);
  }
  const rest = walk.follow(entries.slice(from), []);
  return rest === undefined ? problems : [...problems, `${facts.id}, after entry ${from}: ${rest}`];
}

/** An act whose key is kept. */
interface KeptAct {
  readonly name: string;
  /** The number of the last entry that it made, or that was there if it made none. */
  readonly no: number;
  readonly known: Known | undefined;
}

/** Whoever sets up a table sits on its first seat with the first entry. */
const SETTING_UP: KeptAct = {
  name: 'setting it up',
  no: 1,
  known: { act: { act: 'sit', seat: 0 }, seat: 0 },
};

/** The acts whose keys are kept, in the order in which they were done, after setting up the table. */
function keptActs({ keys }: History, witnesses: readonly Witness[]): KeptAct[] {
  const sent = new Map<string, Known>();
  for (const { person, seat, sent: all } of witnesses)
    for (const { key, act } of all) sent.set(`${person} ${key}`, { act, seat });
  // Standing orders make no entry, so whatever has the same number was done before them.
  const late = ({ known }: KeptAct) => (known?.act.act === 'orders' ? 1 : 0);
  const acts = keys.map(({ person, key, answer }) => {
    const name = `${person} ${key}`;
    return { name, no: answer.ok ? answer.no : 0, known: sent.get(name) };
  });
  return [SETTING_UP, ...acts].sort((a, b) => a.no - b.no || late(a) - late(b));
}

/** An entry that an act makes, or may make. */
interface Effect {
  readonly must: boolean;
  fits(entry: Entry): boolean;
}

const must = (fits: Effect['fits']): Effect => ({ must: true, fits });
const may = (fits: Effect['fits']): Effect => ({ must: false, fits });

function effectsOf({ act, seat }: Known): readonly Effect[] {
  switch (act.act) {
    case 'play':
      return [must((one) => one.kind === 'step' && one.seat === seat && one.text === act.move)];
    case 'undo':
      return [must((one) => one.kind === 'undo' && one.to === act.to && one.by.join() === String(seat))];
    case 'chat':
      return [must((one) => one.kind === 'chat' && one.text === act.text)];
    case 'offer':
      return [must((one) => one.kind === 'offer' && one.by === seat), may(({ kind }) => kind === 'undo')];
    case 'vote':
      return [
        must(
          (one) => one.kind === 'vote' && one.seat === seat && one.offer === act.offer && one.yes === act.yes,
        ),
        may(({ kind }) => kind === 'undo'),
      ];
    case 'keep':
      return [
        must((one) => one.kind === 'keep' && one.seat === seat && one.card === act.card),
        may(({ kind }) => kind === 'rematch'),
      ];
    case 'resign':
      return [
        must((one) => one.kind === 'resigned' && one.seat === seat),
        may(({ kind }) => kind === 'seat'),
        may(({ kind }) => kind === 'undo'),
      ];
    case 'sit':
    case 'leave':
      return [must((one) => one.kind === 'seat' && one.seat === seat), may(({ kind }) => kind === 'begin')];
    case 'bot':
    case 'free':
      return [
        must((one) => one.kind === 'seat' && one.seat === act.seat),
        may(({ kind }) => kind === 'begin'),
      ];
    case 'start':
      return [must(({ kind }) => kind === 'begin')];
    case 'orders':
      return [];
  }
}

/** Goes through the entries of a table and tells what acts made from what happens by itself. */
class Walk {
  /** The seats of bots, and of people who ever gave standing orders. */
  private readonly busy = new Set<Seat>();

  constructor(
    witnesses: readonly Witness[],
    /** A full table may wait for people who are away, and starts when they come. */
    private readonly startsLate: boolean,
  ) {
    for (const { seat, sent } of witnesses)
      if (seat !== undefined && sent.some(({ act }) => act.act === 'orders')) this.busy.add(seat);
  }

  /** Why these entries are not these effects with what happens by itself in between; undefined if they are. */
  follow(entries: readonly Entry[], effects: readonly Effect[]): string | undefined {
    let at = 0;
    for (const entry of entries) {
      if (entry.kind === 'seat' && entry.sitter !== null && 'bot' in entry.sitter) this.busy.add(entry.seat);
      const found = effects.findIndex((effect, i) => i >= at && effect.fits(entry));
      if (found >= 0) at = found + 1;
      else if (!this.isFree(entry)) return `nobody's acknowledged act made ${JSON.stringify(entry)}`;
    }
    return effects.some((effect, i) => i >= at && effect.must)
      ? 'what was acknowledged is not there'
      : undefined;
  }

  private isFree(entry: Entry): boolean {
    if (entry.kind === 'step') return entry.seat === NOBODY || this.busy.has(entry.seat);
    if (entry.kind === 'begin') return this.startsLate;
    return ['over', 'timeout', 'resumed', 'rematch'].includes(entry.kind);
  }
}
