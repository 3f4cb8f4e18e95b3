import type { Act, Refusal } from '@furrow/wire/acts';
import type { Doer } from './doer';

/** Plays a move that answers the present question of the seat; gives why that is refused. */
export function play(doer: Doer, { number, move: text }: Extract<Act, { act: 'play' }>): Refusal | undefined {
  const player = doer.player();
  if ('refusal' in player) return player.refusal;
  const { seat } = player;
  const record = doer.doing.now.playing;
  const right = record.decisionNumber(seat);
  if (number !== right) return doer.because(seat, { why: 'stale', at: number, now: right });
  const read = record.read(seat, text);
  if ('reason' in read) return doer.because(seat, read.reason);
  const verdict = doer.doing.step(seat, read.move, number);
  return verdict.ok ? undefined : doer.because(seat, verdict.reason);
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
