import { decisionOf } from './decide';
import { BadOption, BadPool, type Game, type GameBox } from './game';
import { FIRST_GENERATION, GENERATION } from './generation';
import type { Position } from './kind';
import { isOver } from './machine';
import { type Deal, type Entry, GameRecord } from './record';
import { CHANCE, type Header, HIDDEN, headerLines, TITLE, whoText } from './record-header';
import { NOBODY, type Seat } from './seat';
import type { Reason } from './verdict';

/** A record that cannot be read or replayed: the line and the reason. */
export class BadRecord extends Error {
  constructor(
    readonly line: number,
    readonly reason: Reason,
    /** Where a move was refused: the game, the position, and who made it. */
    readonly at?: { readonly game: Game<Position>; readonly state: Position; readonly seat: Seat },
  ) {
    super(`line ${line}: ${reason.why}`);
  }
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** A record taken apart: the header, the lines it stands on by name, and the lines with moves. */
interface Parts {
  readonly header: Header;
  readonly where: ReadonlyMap<string, number>;
  readonly moves: readonly Line[];
}

/**
 * A record as text that a person can read: a header, then the moves in notation, one turn a line. With a viewer, the
 * moves that it may not know are hidden; such a record cannot be replayed.
 */
export function writeRecord<S extends Position>(record: GameRecord<S>, viewer?: Seat): string {
  const lines = [...headerLines(headerFor(record)), ''];
  let open: { seat: Seat; texts: string[] } | undefined;
  const flush = () => {
    if (open !== undefined) lines.push(`${whoText(open.seat)} ${open.texts.join('; ')}`);
    open = undefined;
  };
  for (const entry of record.log) {
    if ('undo' in entry || open?.seat !== entry.seat || startsTurn(record, entry)) flush();
    if ('undo' in entry) lines.push(`undo ${entry.undo} by ${entry.by.map((seat) => seat + 1).join(' ')}`);
    else if (open === undefined) open = { seat: entry.seat, texts: [textFor(entry, viewer)] };
    else open.texts.push(textFor(entry, viewer));
  }
  flush();
  return `${lines.join('\n')}\n`;
}

function headerFor<S extends Position>(record: GameRecord<S>): Header {
  const { game, seats, deal, begunWith, generation, state } = record;
  return {
    game: game.id,
    options: game.options,
    ...(game.pool !== undefined && { pool: game.pool }),
    ...(begunWith !== undefined && { rules: begunWith }),
    ...(generation !== FIRST_GENERATION && { generation }),
    seats,
    ...(deal !== undefined && { deal }),
    ...(isOver(state) && { result: game.outcome(state).scores }),
  };
}

function textFor({ text, secretOf }: Extract<Entry, { text: string }>, viewer: Seat | undefined): string {
  return viewer === undefined || secretOf === undefined || secretOf === viewer ? text : HIDDEN;
}

/** The numbers of the lines on which the entries of a record's log stand, in their order. Throws `BadRecord`. */
export function linesOfEntries(text: string): number[] {
  return readParts(text).moves.flatMap((line) =>
    line.text.startsWith('undo ') ? [line.number] : line.text.split(';').map(() => line.number),
  );
}

/** A line without its comment; what stands in quotation marks is taken as it is. */
function readLine(raw: string): string {
  const quoted = /^(seat \d+:)\s*("(?:[^"\\]|\\.)*")\s*(?:#.*)?$/.exec(raw.trim());
  return quoted === null ? raw.replace(/#.*$/, '').trim() : `${quoted[1]} ${quoted[2]}`;
}

/** A seat's name; undefined if it begins with a quotation mark and does not end with one. */
function readName(text: string): string | undefined {
  if (!text.startsWith('"')) return text;
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}

/** A line begins with each of the verbs that begin a turn, so that a turn stands on one line. */
function startsTurn<S extends Position>(record: GameRecord<S>, entry: Entry): boolean {
  return 'move' in entry && record.game.turnVerbs.includes(entry.move.verb);
}

/** The header of a record text. Throws `BadRecord`. */
export function readHeader(text: string): Header {
  return readParts(text).header;
}

/** Replays a record text, checking every move; `stop` ends after so many moves. Throws `BadRecord`. */
export function readRecord<S extends Position>(
  box: GameBox<S>,
  text: string,
  stop = Infinity,
): GameRecord<S> {
  const parts = readParts(text);
  const record = setUp(box, parts);
  for (const line of parts.moves) {
    if (record.length >= stop) return record;
    replayLine(record, line, stop);
  }
  checkResult(record, parts);
  return record;
}

function setUp<S extends Position>(box: GameBox<S>, { header, where }: Parts): GameRecord<S> {
  if (header.game !== box.id)
    throw new BadRecord(where.get('game') ?? 1, { why: 'other-game', game: header.game });
  if (!box.seats.includes(header.seats.length)) {
    throw new BadRecord(where.get('game') ?? 1, {
      why: 'wrong-seats',
      seats: header.seats.length,
      right: box.seats,
    });
  }
  try {
    const game = box.open(header.options, header.seats.length, header.pool ?? box.pools[0]);
    const record = new GameRecord(game, header.seats, header.rules, header.generation ?? FIRST_GENERATION);
    record.deal = header.deal;
    return record;
  } catch (error) {
    if (error instanceof BadPool)
      throw new BadRecord(where.get('pool') ?? 1, {
        why: 'no-such-pool',
        pool: error.pool,
        right: error.right,
      });
    if (!(error instanceof BadOption)) throw error;
    const { option, value, reason } = error;
    throw new BadRecord(where.get(`option ${option}`) ?? 1, { ...reason, option, value });
  }
}

function replayLine<S extends Position>(record: GameRecord<S>, line: Line, stop: number): void {
  const undo = /^undo (\d+) by ([\d ]+)$/.exec(line.text);
  if (undo !== null) {
    const by = undo[2]
      .trim()
      .split(/\s+/)
      .map((seat) => Number(seat) - 1);
    const verdict = record.undo(Number(undo[1]), by);
    if (!verdict.ok) throw new BadRecord(line.number, verdict.reason, whereIn(record, by[0]));
    return;
  }
  const parts = /^(\*|\d+)\s+(.+)$/.exec(line.text);
  if (parts === null) throw new BadRecord(line.number, { why: 'no-seat', text: line.text });
  const seat = parts[1] === CHANCE ? NOBODY : Number(parts[1]) - 1;
  if (parts[1] !== CHANCE && !(seat >= 0 && seat < record.seats.length)) {
    throw new BadRecord(line.number, { why: 'no-such-seat', seat: seat + 1 });
  }
  for (const text of parts[2].split(';')) {
    if (record.length >= stop) return;
    const verdict = record.say(seat, text.trim());
    if (verdict.ok) continue;
    const { reason } = verdict;
    const right = reason.why === 'unreadable' && { right: someMoves(record, seat) };
    throw new BadRecord(line.number, { ...reason, ...right, move: text.trim() }, whereIn(record, seat));
  }
}

/** So many of the moves that could stand somewhere are told to whoever wrote something else. */
const MOST_RIGHT = 3;

/** Some of the moves that a seat can make. */
function someMoves<S extends Position>(record: GameRecord<S>, seat: Seat): string[] {
  const moves = decisionOf(record.game.rules, record.state, seat)?.domain.moves() ?? [];
  return moves.slice(0, MOST_RIGHT).map((move) => record.words(seat, move));
}

/** The position of a record, for whoever says what is wrong in it and does not know which game it is. */
function whereIn<S extends Position>({ game, state }: GameRecord<S>, seat: Seat): BadRecord['at'] {
  return { game: game as unknown as Game<Position>, state, seat };
}

function checkResult<S extends Position>(record: GameRecord<S>, { header, where }: Parts): void {
  if (header.result === undefined) return;
  const scores = isOver(record.state) ? record.game.outcome(record.state).scores : [];
  if (scores.join(' ') === header.result.join(' ')) return;
  throw new BadRecord(where.get('result') ?? 1, { why: 'other-result', said: header.result, scores });
}

function readParts(text: string): Parts {
  const lines = text.split(/\r?\n/).map((raw, i) => ({ number: i + 1, text: readLine(raw) }));
  if (lines[0].text !== TITLE) throw new BadRecord(1, { why: 'no-title', title: TITLE });
  const given = new Map<string, string>();
  const where = new Map<string, number>();
  const moves: Line[] = [];
  for (const line of lines.slice(1)) {
    if (line.text === '') continue;
    const head = /^(game|pool|rules|questions|deal|result|option [\w-]+|seat \d+):\s*(.*)$/.exec(line.text);
    if (head === null) {
      moves.push(line);
      continue;
    }
    if (moves.length > 0) throw new BadRecord(line.number, { why: 'header-after-moves' });
    if (given.has(head[1])) throw new BadRecord(line.number, { why: 'said-twice', name: head[1] });
    given.set(head[1], head[2]);
    where.set(head[1], line.number);
  }
  return { header: headerOf(given, where, lines.length), where, moves };
}

function headerOf(
  given: ReadonlyMap<string, string>,
  where: ReadonlyMap<string, number>,
  last: number,
): Header {
  const game = given.get('game');
  if (game === undefined) throw new BadRecord(last, { why: 'no-game' });
  const options: Record<string, string> = {};
  const seats: string[] = [];
  for (const [name, value] of given) {
    if (name.startsWith('option ')) options[name.slice('option '.length)] = value;
    if (!name.startsWith('seat ')) continue;
    if (name !== `seat ${seats.length + 1}`)
      throw new BadRecord(where.get(name) ?? 1, { why: 'seats-in-order' });
    const read = readName(value);
    if (read === undefined) throw new BadRecord(where.get(name) ?? 1, { why: 'bad-name' });
    seats.push(read);
  }
  const [pool, rules] = [given.get('pool'), given.get('rules')];
  const generation = readGeneration(given.get('questions'), where.get('questions') ?? 1);
  const deal = given.get('deal');
  const said = deal === undefined ? undefined : readDeal(deal);
  if (deal !== undefined && said === undefined)
    throw new BadRecord(where.get('deal') ?? 1, { why: 'bad-deal', deal });
  const result = given.get('result')?.split(/\s+/).map(Number);
  if (result?.some(Number.isNaN)) throw new BadRecord(where.get('result') ?? 1, { why: 'bad-result' });
  return {
    game,
    options,
    ...(pool !== undefined && { pool }),
    ...(rules !== undefined && { rules }),
    ...(generation !== undefined && { generation }),
    seats,
    ...(said && { deal: said }),
    ...(result && { result }),
  };
}

/** The generation of questions that a record names, if it names one. Throws `BadRecord`. */
function readGeneration(questions: string | undefined, line: number): number | undefined {
  if (questions === undefined) return undefined;
  const generation = Number(questions);
  if (Number.isInteger(generation) && generation >= FIRST_GENERATION && generation <= GENERATION)
    return generation;
  throw new BadRecord(line, { why: 'bad-questions', questions, right: GENERATION });
}

/** A commitment, and the seed if it is told: 64 digits each; undefined if it is anything else. */
function readDeal(text: string): Deal | undefined {
  const [, commitment, seed] = /^([0-9a-f]{64})(?:\s+([0-9a-f]{64}))?$/.exec(text) ?? [];
  if (commitment === undefined) return undefined;
  return seed === undefined ? { commitment } : { commitment, seed };
}
