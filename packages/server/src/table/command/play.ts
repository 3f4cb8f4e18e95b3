import type { Seat } from '@furrow/kernel/seat';
import type { Act, Refusal } from '@furrow/wire/acts';
import { freeUntil } from '@furrow/wire/free-undo';
import { allowsAdvice } from '../state/advice';
import type { TableTransaction } from '../transaction/table-transaction';
import type { Command } from './command';

/** Plays a move that answers the present question of the seat; gives why that is refused. */
export function play(
  command: Command,
  { number, move: text }: Extract<Act, { act: 'play' }>,
): Refusal | undefined {
  const player = command.player();
  if ('refusal' in player) return player.refusal;
  const { seat } = player;
  const unfair = whyNotByProgram(command, seat);
  if (unfair !== undefined) return unfair;
  const byProgram = isNewlyByProgram(command, seat);
  const record = command.transaction.table.playing;
  const right = record.decisionNumber(seat);
  if (number !== right) return command.because(seat, { why: 'stale', at: number, now: right });
  const read = record.read(seat, text);
  if ('reason' in read) return command.because(seat, read.reason);
  const { table } = command.transaction;
  const wasWaitedFor = table.waiting().includes(seat);
  const verdict = command.transaction.step(seat, read.move, number);
  if (!verdict.ok) return command.because(seat, verdict.reason);
  // Whoever takes an answer back wants to give another one.
  if (!wasWaitedFor && table.waiting().includes(seat)) table.pausedOrders.begin(seat, table.playing.state);
  if (byProgram) tellOfProgram(command.transaction, seat);
  return undefined;
}

/** Why a program may not decide for somebody who sat down in person: at this table nobody is advised. */
export function whyNotByProgram(command: Command, seat: Seat): Refusal | undefined {
  return isNewlyByProgram(command, seat) && !allowsAdvice(command.transaction.table.facts)
    ? command.refuse('in-person', undefined)
    : undefined;
}

/** Whether a program plays for somebody who sat down in person, of which the others do not know yet. */
function isNewlyByProgram({ actor, transaction }: Command, seat: Seat): boolean {
  const sitter = transaction.table.sitters[seat];
  const known = sitter !== null && 'person' in sitter && sitter.program === true;
  return 'person' in actor && actor.person.program === true && !known;
}

function tellOfProgram(transaction: TableTransaction, seat: Seat): void {
  const sitter = transaction.table.sitters[seat];
  if (sitter !== null && 'person' in sitter)
    transaction.write({ kind: 'seat', seat, sitter: { ...sitter, program: true } });
}

/**
 * Takes back the seat's own last moves; gives why that is refused. Alone at a table a person is everybody, whom the record lets
 * go back behind the barrier too, but a deal of the day is tried once. With clocks nobody takes a question from another person, who
 * has spent time on it.
 */
export function undo(command: Command, { to }: Extract<Act, { act: 'undo' }>): Refusal | undefined {
  const player = command.player();
  if ('refusal' in player) return player.refusal;
  const unfair = whyNotByProgram(command, player.seat);
  if (unfair !== undefined) return unfair;
  const { facts, playing, sitters } = command.transaction.table;
  if (facts.daily !== undefined && to < playing.barrier(player.seat))
    return command.refuse('no-way-back', undefined);
  const offerIt = () => command.refuse('offer-it', undefined, { act: 'offer', wants: { what: 'undo', to } });
  const free = freeUntil({ record: playing, sitters, pace: facts.wish.pace }, player.seat);
  if (to < free && to >= playing.barrier(player.seat)) return offerIt();
  const verdict = command.transaction.undo(to, [player.seat]);
  if (verdict.ok) return undefined;
  return verdict.reason.why === 'behind-barrier' ? offerIt() : command.because(player.seat, verdict.reason);
}
