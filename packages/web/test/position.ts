// Positions to look at: random games are played until somebody is asked what a test is about.
import { seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import { GameRecord } from '@furrow/kernel/record';
import { writeRecord } from '@furrow/kernel/record-text';
import { boxes, boxOf } from '../src/engine/games';
import type { BoxId } from '../src/protocol/set-up';

/** Which games are played, and what somebody must be asked in them. */
export interface Wanted {
  readonly box: BoxId;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats: number;
  /** The pool from which hands are dealt; the newest if nothing is said. */
  readonly pool?: string;
  /** Whether it is this decision that is looked for. */
  readonly is: (decision: Decision, record: GameRecord<Position>) => boolean;
  /** What the seat says then, so that it is asked for more: something that may be done at any time. */
  readonly then?: string;
  /** Moves that are taken wherever they are possible, by their words; all others are any. */
  readonly prefers?: (words: string) => boolean;
}

/** A record that ends with a decision that was looked for: its seat is a person's, all others are bots'. */
export interface Found {
  readonly text: string;
  readonly seat: number;
  readonly decision: Decision;
  /** The seed of the random game in which it was found. */
  readonly seed: number;
}

/** So many random games are tried. */
const MOST_GAMES = 400;

/** What was found from the first seed on, so that nobody has to look for it again. */
const known = new WeakMap<Wanted, Found>();

/** The first position of its kind in random games, from a seed on; the same whenever it is asked for. */
export function findPosition(wanted: Wanted, from = 1): Found {
  if (from !== 1) return search(wanted, from);
  const found = known.get(wanted) ?? search(wanted, from);
  known.set(wanted, found);
  return found;
}

function search(wanted: Wanted, from: number): Found {
  for (let seed = from; seed < from + MOST_GAMES; seed++) {
    const found = findIn(wanted, seed);
    if (found !== undefined) return found;
  }
  throw new Error(`nobody was asked that in ${MOST_GAMES} games`);
}

function findIn(
  { box, options = {}, seats, pool, is, then, prefers }: Wanted,
  seed: number,
): Found | undefined {
  const game = boxOf(box).open({ ...boxes[box].fixed, ...options }, seats, pool);
  const names = Array.from({ length: seats }, () => 'random');
  const record = new GameRecord<Position>(game, names);
  const dice = seededDice(seed);
  for (;;) {
    const waiting = record.decisions().filter(({ open }) => !open);
    if (waiting.length === 0) return undefined;
    const decision = waiting.find((one) => one.seat >= 0 && is(one, record));
    if (decision !== undefined) {
      const { seat } = decision;
      const asked = then === undefined ? decision : askedAfter(record, seat, then);
      return { text: writeRecord(copyOf(record, names.with(seat, 'me'))), seat, decision: asked, seed };
    }
    const [next] = waiting;
    const moves = next.domain.moves();
    const liked = moves.filter((move) => prefers?.(record.words(next.seat, move)) === true);
    const of = liked.length > 0 && next.seat >= 0 ? liked : moves;
    play(record, next.seat, of[dice.below(of.length)]);
  }
}

/** What a seat is asked after it has said something. */
function askedAfter(record: GameRecord<Position>, seat: number, words: string): Decision {
  const verdict = record.say(seat, words);
  if (!verdict.ok) throw new Error(`'${words}' is refused: ${verdict.reason.why}`);
  const asked = record.decisions().find((one) => one.seat === seat);
  if (asked === undefined) throw new Error(`nothing is asked after '${words}'`);
  return asked;
}

/** The same game with other players. */
function copyOf(record: GameRecord<Position>, seats: readonly string[]): GameRecord<Position> {
  const copy = new GameRecord(record.game, seats);
  for (const { seat, move } of record.moves) play(copy, seat, move);
  return copy;
}

function play(record: GameRecord<Position>, seat: number, move: Move): void {
  const verdict = record.play(seat, move);
  if (!verdict.ok) throw new Error(`a listed move is refused: ${verdict.reason.why}`);
}
