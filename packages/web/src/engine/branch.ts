import type { Position } from '@furrow/kernel/kind';
import { GameRecord } from '@furrow/kernel/record';
import { rulesIdentity } from '@furrow/kernel/rules-identity';
import { botOf } from './bots';
import { PERSON } from './names';

/** A record that begins with so many moves of another; where only bots played, a person takes the next move. */
export function branchOf(record: GameRecord<Position>, moves: number): GameRecord<Position> {
  const branch = new GameRecord(record.game, seatsOf(record, moves), rulesIdentity, record.generation);
  for (const { seat, move } of record.moves.slice(0, moves)) {
    const verdict = branch.play(seat, move);
    if (!verdict.ok) throw new Error(`a move that counts is refused: ${verdict.reason.why}`);
  }
  return branch;
}

function seatsOf({ seats, moves }: GameRecord<Position>, from: number): readonly string[] {
  if (seats.some((who) => botOf(who) === undefined)) return seats;
  const next = moves.slice(from).find(({ seat }) => seat >= 0)?.seat ?? 0;
  return seats.map((who, seat) => (seat === next ? PERSON : who));
}
