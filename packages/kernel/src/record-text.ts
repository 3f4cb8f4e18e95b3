import type { Game, Options } from './game';
import type { Position } from './kind';
import { type Entry, GameRecord } from './record';
import { NOBODY, type Seat } from './seat';
import type { Reason } from './verdict';

/** The first line of every record. */
const TITLE = 'Furrow record 1';
const CHANCE = '*';

/** A record that cannot be read or replayed: the line and the reason. */
export class BadRecord extends Error {
  constructor(
    readonly line: number,
    readonly reason: Reason,
  ) {
    super(`line ${line}: ${reason.why}`);
  }
}

/** The header of a record: which game, which options, who sat where. */
export interface Header {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly string[];
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** A record as text that a person can read: a header, then the moves in notation, one turn a line. */
export function writeRecord<S extends Position>(record: GameRecord<S>): string {
  const lines = [TITLE, `game: ${record.game.id}`];
  for (const [name, value] of Object.entries(record.options)) lines.push(`option ${name}: ${value}`);
  record.seats.forEach((who, seat) => lines.push(`seat ${seat + 1}: ${who}`));
  lines.push('');
  let open: { seat: Seat; texts: string[] } | undefined;
  const flush = () => {
    if (open !== undefined) lines.push(`${whoText(open.seat)} ${open.texts.join('; ')}`);
    open = undefined;
  };
  for (const entry of record.log) {
    if ('undo' in entry || open?.seat !== entry.seat || startsTurn(record, entry)) flush();
    if ('undo' in entry) lines.push(`undo ${entry.undo} by ${entry.by.map((seat) => seat + 1).join(' ')}`);
    else if (open === undefined) open = { seat: entry.seat, texts: [entry.text] };
    else open.texts.push(entry.text);
  }
  flush();
  return `${lines.join('\n')}\n`;
}

/** A line begins with each use of a space, so that a turn stands on one line. */
function startsTurn<S extends Position>(record: GameRecord<S>, entry: Entry): boolean {
  return 'move' in entry && record.game.turnVerbs.includes(entry.move.verb);
}

function whoText(seat: Seat): string {
  return seat === NOBODY ? CHANCE : String(seat + 1);
}

/** The header of a record text. Throws `BadRecord`. */
export function readHeader(text: string): Header {
  return readParts(text).header;
}

/** Replays a record text, checking every move; `stop` ends after so many moves. Throws `BadRecord`. */
export function readRecord<S extends Position>(game: Game<S>, text: string, stop = Infinity): GameRecord<S> {
  const { header, moves } = readParts(text);
  if (header.game !== game.id) throw new BadRecord(2, { why: 'other-game', game: header.game });
  const record = new GameRecord(game, header.options, header.seats);
  for (const line of moves) {
    if (record.length >= stop) break;
    replayLine(record, line, stop);
  }
  return record;
}

function replayLine<S extends Position>(record: GameRecord<S>, line: Line, stop: number): void {
  const undo = /^undo (\d+) by ([\d ]+)$/.exec(line.text);
  if (undo !== null) {
    const by = undo[2]
      .trim()
      .split(/\s+/)
      .map((seat) => Number(seat) - 1);
    const verdict = record.undo(Number(undo[1]), by);
    if (!verdict.ok) throw new BadRecord(line.number, verdict.reason);
    return;
  }
  const parts = /^(\*|\d+)\s+(.+)$/.exec(line.text);
  if (parts === null) throw new BadRecord(line.number, { why: 'no-seat', text: line.text });
  const seat = parts[1] === CHANCE ? NOBODY : Number(parts[1]) - 1;
  if (seat >= record.seats.length) throw new BadRecord(line.number, { why: 'no-such-seat', seat: seat + 1 });
  for (const text of parts[2].split(';')) {
    if (record.length >= stop) return;
    const verdict = record.say(seat, text.trim());
    if (!verdict.ok) throw new BadRecord(line.number, { ...verdict.reason, move: text.trim() });
  }
}

function readParts(text: string): { header: Header; moves: Line[] } {
  const lines = text
    .split(/\r?\n/)
    .map((raw, i) => ({ number: i + 1, text: raw.replace(/#.*$/, '').trim() }));
  if (lines[0].text !== TITLE) throw new BadRecord(1, { why: 'no-title', title: TITLE });
  let game = '';
  const options: Record<string, string> = {};
  const seats: string[] = [];
  const moves: Line[] = [];
  for (const line of lines.slice(1)) {
    const head = /^(game|option ([\w-]+)|seat (\d+)):\s*(.*)$/.exec(line.text);
    if (line.text === '') continue;
    if (head === null) moves.push(line);
    else if (moves.length > 0) throw new BadRecord(line.number, { why: 'header-after-moves' });
    else if (head[1] === 'game') game = head[4];
    else if (head[2] !== undefined) options[head[2]] = head[4];
    else if (Number(head[3]) === seats.length + 1) seats.push(head[4]);
    else throw new BadRecord(line.number, { why: 'seats-in-order', seat: Number(head[3]) });
  }
  if (game === '') throw new BadRecord(lines.length, { why: 'no-game' });
  return { header: { game, options, seats }, moves };
}
