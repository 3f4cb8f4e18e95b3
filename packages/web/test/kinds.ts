// Positions of every kind of decision, as records: random games are played, and of each kind the best place to look at is kept.
import { seededDice } from '@furrow/kernel/dice';
import type { Position } from '@furrow/kernel/kind';
import { GameRecord } from '@furrow/kernel/record';
import { writeRecord } from '@furrow/kernel/record-text';
import { boxes, boxOf } from '../src/engine/games';
import type { BoxId } from '../src/protocol/set-up';

/** Which games are played. */
export interface Played {
  readonly box: BoxId;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Decisions of later rounds are liked better. */
  readonly fromRound: number;
  readonly games: number;
  /** Moves that every second game takes wherever they are possible. */
  readonly prefers: RegExp;
}

/** A decision of a kind, in a record that ends with it; its seat is a person's, the others are bots'. */
export interface KindFound {
  readonly ask: string;
  readonly text: string;
  readonly seat: number;
}

/** So many answers are enough. */
const MANY = 12;

/** One position for each kind of decision that leaves a choice. */
export function everyKind({ box, seats, options = {}, fromRound, games, prefers }: Played): KindFound[] {
  const found = new Map<string, KindFound & { readonly worth: number }>();
  for (let seed = 1; seed <= games; seed++) {
    const game = boxOf(box).open({ ...boxes[box].fixed, ...options }, seats);
    const names = Array.from({ length: seats }, () => 'random');
    const record = new GameRecord<Position>(game, names);
    const dice = seededDice(seed);
    for (;;) {
      const [next] = record.decisions().filter(({ open }) => !open);
      if (next === undefined) break;
      const moves = next.domain.moves();
      const { ask } = next.question();
      const late = game.round(record.state).now >= fromRound ? MANY : 0;
      const worth = late + Math.min(MANY, moves.length);
      if (next.seat >= 0 && moves.length > 1 && worth > (found.get(ask)?.worth ?? -1))
        found.set(ask, { ask, worth, seat: next.seat, text: textOf(record, next.seat) });
      const liked = seed % 2 === 0 ? [] : moves.filter((move) => prefers.test(record.words(next.seat, move)));
      const of = liked.length > 0 && next.seat >= 0 ? liked : moves;
      record.play(next.seat, of[dice.below(of.length)]);
    }
  }
  return [...found.values()];
}

/** The record with a person at a seat. */
function textOf(record: GameRecord<Position>, seat: number): string {
  const copy = new GameRecord(record.game, record.seats.with(seat, 'me'));
  for (const { seat: mover, move } of record.moves) copy.play(mover, move);
  return writeRecord(copy);
}
