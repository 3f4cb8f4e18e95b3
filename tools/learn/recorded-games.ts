import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { inTurn } from '@furrow/bots/greedy';
import type { Dice } from '@furrow/kernel/dice';
import type { GameBox } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import type { GameRecord } from '@furrow/kernel/record';
import { readRecord } from '@furrow/kernel/record-text';
import { aimOf } from './aims';
import { Reader } from './reader';
import type { Samples } from './samples';
import type { Subject } from './subject';

/** One game in so many is held out. */
const HELD_OUT = 5;
/** One position in so many is taken: between turns, and within them. */
const [BETWEEN, WITHIN] = [2, 6];
/** Whoever ends by more points behind the best is no example. */
const BEHIND = 5;

/** The texts of the records in a file of one JSON object a line, which may be packed. */
export function recordsIn(file: string): string[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { record: string }).record);
}

/** What is taken of games: positions and what became of them, and on which spaces people were placed. */
export interface Taken {
  readonly positions: Samples;
  readonly choices: Samples;
}

/** What is learned from, and what is held out; the tag of what is held out is the round. */
export interface Sorted {
  readonly learned: Taken;
  readonly held: Taken;
}

/** Plays recorded games again and takes samples: to learn from them here and there, of those held out the beginnings of rounds. */
export function takeSamples(
  box: GameBox<Position>,
  subject: Subject,
  texts: readonly string[],
  dice: Dice,
  into: Sorted,
): void {
  const reader = new Reader(subject);
  texts.forEach((text, number) => {
    const record = readRecord(box, text);
    if (number % HELD_OUT === 0) takeHeld(reader, record, into.held);
    else takeLearned(reader, record, dice, into.learned);
  });
}

function takeLearned(reader: Reader, record: GameRecord<Position>, dice: Dice, into: Taken): void {
  const { game } = record;
  const aim = aimOf(game, record.state);
  const examples = examplesIn(record);
  for (const { state, seat, move } of positionsOf(record)) {
    const within = seat >= 0 && inTurn(game, state, seat) !== undefined;
    if (dice.below(within ? WITHIN : BETWEEN) === 0) into.positions.add(reader.position(state), aim, 0);
    if (!examples.includes(seat)) continue;
    const space = reader.space(move);
    if (space >= 0) into.choices.add(reader.choice(state, seat), [space], 0);
  }
}

function takeHeld(reader: Reader, record: GameRecord<Position>, into: Taken): void {
  const { game } = record;
  const aim = aimOf(game, record.state);
  const examples = examplesIn(record);
  const begun = new Set([0]);
  for (const { state, seat, move } of positionsOf(record)) {
    const { now } = game.round(state);
    if (seat >= 0 && !begun.has(now)) into.positions.add(reader.position(state), aim, now);
    if (seat >= 0) begun.add(now);
    const space = examples.includes(seat) ? reader.space(move) : -1;
    if (space >= 0) into.choices.add(reader.choice(state, seat), [space], now);
  }
}

/** The seats whose choices are an example. */
function examplesIn({ game, state }: GameRecord<Position>): number[] {
  const { scores } = game.outcome(state);
  const best = Math.max(...scores);
  return scores.flatMap((points, seat) => (best - points <= BEHIND ? [seat] : []));
}

/** The positions of a game before each of its moves; a position is only as it is until the next is asked for. */
function* positionsOf({ game, moves }: GameRecord<Position>) {
  const state = game.begin();
  for (const { seat, move } of moves) {
    yield { state, seat, move };
    play(game.rules, state, seat, move);
  }
}
