import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { GameBox } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { readRecord } from '@furrow/kernel/record-text';
import type { Told } from './told-game';

/** One recorded game in so many is held out: nothing is learned from it, and no game goes on from it. */
const HELD_OUT = 5;

/** Whether the recorded game of a number is held out. */
export function isHeldOut(number: number): boolean {
  return number % HELD_OUT === 0;
}

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

/** A recorded game, to be learned from. */
export function recordedGame(box: GameBox<Position>, text: string): Told {
  const { game, moves, state: end } = readRecord(box, text);
  const { scores } = game.outcome(end);
  const best = Math.max(...scores);
  const examples = scores.flatMap((points, seat) => (best - points <= BEHIND ? [seat] : []));
  return { game, moves, end, sound: 0, examples };
}
