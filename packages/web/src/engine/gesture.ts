import { decisions } from '@furrow/kernel/decide';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import { type Move, say } from '@furrow/kernel/move';
import type { GameSoFar } from '@furrow/kernel/so-far';
import type { AskKind } from '../protocol/asked';
import type { Along } from '../protocol/commands';
import { ledTo } from './led-to';

const DONE = say('done');

/** Questions that are asked again after each answer until somebody is done; confirming a drawing says so. */
const REPEATED: readonly AskKind[] = ['borders', 'fences', 'troughs', 'custom'];

/** The move that says an answer was the last of its kind, if it was meant to be. */
export function lastOf(before: Decision, after: Decision | undefined, { finish }: Along): Move | undefined {
  if (finish !== true || after === undefined || after.open) return undefined;
  return askOf(after) === askOf(before) && after.domain.contains(DONE).ok ? DONE : undefined;
}

/** How far back undo goes if it would go back to this many moves: answers given in one gesture are taken back as one. */
export function beforeGesture(record: GameSoFar<Position>, to: number): number {
  const { seat, move } = record.moves[to];
  const earlier = record.moves[to - 1];
  if (earlier?.seat !== seat) return to;
  const [first, second] = [askedAfter(record, to - 1, seat), askedAfter(record, to, seat)];
  if (first === undefined || second === undefined) return to;
  const hasEnded =
    move.verb === DONE.verb && askOf(first) === askOf(second) && REPEATED.includes(askOf(second));
  const state = record.stateAfter(to - 1);
  const isOfList =
    earlier.move.verb === 'yes' && state !== undefined && ledTo(record.game, state, first) !== undefined;
  return hasEnded || isOfList ? to - 1 : to;
}

/** What a seat is waited for now. */
export function waitedFor(record: GameSoFar<Position>, seat: number): Decision | undefined {
  return record.decisions().find((one) => one.seat === seat && !one.open);
}

function askedAfter(record: GameSoFar<Position>, moves: number, seat: number): Decision | undefined {
  const state = record.stateAfter(moves);
  return state && decisions(record.game.rules, state).find((one) => one.seat === seat && !one.open);
}

function askOf(decision: Decision): AskKind {
  return decision.question().ask as AskKind;
}
