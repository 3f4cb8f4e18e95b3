import type { Seat } from '@furrow/kernel/seat';
import type { Act, Refusal } from '@furrow/wire/acts';
import { allowsAdvice } from '../advice';
import type { Doing } from '../doing';
import type { Doer } from './doer';

/** Plays a move that answers the present question of the seat; gives why that is refused. */
export function play(doer: Doer, { number, move: text }: Extract<Act, { act: 'play' }>): Refusal | undefined {
  const player = doer.player();
  if ('refusal' in player) return player.refusal;
  const { seat } = player;
  const byProgram = isNewlyByProgram(doer, seat);
  if (byProgram && !allowsAdvice(doer.doing.now.facts)) return doer.refuse('in-person', undefined);
  const record = doer.doing.now.playing;
  const right = record.decisionNumber(seat);
  if (number !== right) return doer.because(seat, { why: 'stale', at: number, now: right });
  const read = record.read(seat, text);
  if ('reason' in read) return doer.because(seat, read.reason);
  const verdict = doer.doing.step(seat, read.move, number);
  if (!verdict.ok) return doer.because(seat, verdict.reason);
  if (byProgram) tellOfProgram(doer.doing, seat);
  return undefined;
}

/** Whether a program plays for somebody who sat down in person, of which the others do not know yet. */
function isNewlyByProgram({ actor, doing }: Doer, seat: Seat): boolean {
  const sitter = doing.now.sitters[seat];
  const known = sitter !== null && 'person' in sitter && sitter.program === true;
  return 'person' in actor && actor.person.program === true && !known;
}

function tellOfProgram(doing: Doing, seat: Seat): void {
  const sitter = doing.now.sitters[seat];
  if (sitter !== null && 'person' in sitter)
    doing.write({ kind: 'seat', seat, sitter: { ...sitter, program: true } });
}

/**
 * Takes back the seat's own last moves; gives why that is refused. Alone at a table a person is everybody, whom the record lets
 * go back behind the barrier too, but a deal of the day is tried once.
 */
export function undo(doer: Doer, { to }: Extract<Act, { act: 'undo' }>): Refusal | undefined {
  const player = doer.player();
  if ('refusal' in player) return player.refusal;
  const { facts, playing } = doer.doing.now;
  if (facts.daily !== undefined && to < playing.barrier(player.seat))
    return doer.refuse('no-way-back', undefined);
  const verdict = doer.doing.undo(to, [player.seat]);
  if (verdict.ok) return undefined;
  if (verdict.reason.why !== 'behind-barrier') return doer.because(player.seat, verdict.reason);
  return doer.refuse('offer-it', undefined, { act: 'offer', wants: { what: 'undo', to } });
}
