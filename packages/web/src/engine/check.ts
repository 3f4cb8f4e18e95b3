import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import { CALL, stackOf, topNode } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Checked, ChoicePage } from '../protocol/asked';
import type { Amount } from '../protocol/goods';
import type { AtTable } from './at-table';
import type { Family, Look } from './family';
import { choicesOf, type Wanted } from './snapshot/decision';

/** An answer that somebody thinks of, to the question with a number. */
export interface Proposed {
  readonly seat: Seat;
  readonly number: number;
  readonly move: Move;
}

/** What would come of an answer in a session; one to another question than the present is refused. */
export function checkedIn(session: AtTable, look: Look<Position>, { seat, number, move }: Proposed): Checked {
  const decision = session.decisions().find((one) => one.seat === seat);
  const now = session.record.decisionNumber(seat);
  if (decision !== undefined && now === number) return checked(session.playable.family, look, decision, move);
  return { ok: false, why: look.words.reason(look.state, seat, { why: 'stale', at: number, now }) };
}

/** Some of the listed answers to the present decision of a seat. */
export function choicesIn(session: AtTable, look: Look<Position>, seat: Seat, wanted: Wanted): ChoicePage {
  const { record, playable } = session;
  const decision = session.decisions().find((one) => one.seat === seat);
  if (decision === undefined) return { choices: [], all: 0 };
  return choicesOf({ record, family: playable.family, look, decision }, wanted);
}

/** What would come of an answer, without giving it: a reason against it, or its price and how farms would look. */
export function checked(
  family: Family<Position>,
  look: Look<Position>,
  decision: Decision,
  move: Move,
): Checked {
  const { state, words } = look;
  const { seat } = decision;
  const verdict = decision.domain.contains(move);
  if (!verdict.ok) return { ok: false, why: words.reason(state, seat, verdict.reason) };
  const after: Look<Position> = { ...look, state: answered(look, seat, move) };
  const picture = words.drawn(state, decision, move);
  return {
    ok: true,
    words: words.move(state, decision, move),
    ...(picture !== undefined && { picture }),
    change: changeOf(family, look, after, seat),
    farms: state.lanes.flatMap((_, one) => {
      const { farm } = family.seat(after, one);
      const same = JSON.stringify(farm) === JSON.stringify(family.seat(look, one).farm);
      return same ? [] : [{ seat: one, farm }];
    }),
  };
}

/** A copy of the position in which the answer was taken, but nothing after it was carried out. */
export function answered({ game: { rules }, state }: Look<Position>, seat: number, move: Move): Position {
  const next = rules.copy(state);
  if (move.verb === CALL) return next;
  const run = new Run(rules, next);
  run.stack = stackOf(next, seat);
  const node = topNode(rules, run.stack);
  node.kind.answer?.(run, node, move);
  return next;
}

function changeOf(
  family: Family<Position>,
  before: Look<Position>,
  after: Look<Position>,
  seat: number,
): Amount[] {
  const had = family.seat(before, seat).goods;
  return family.seat(after, seat).goods.flatMap((now, i) => {
    const count = now.count - had[i].count;
    return count === 0 ? [] : [{ good: now.good, count, words: before.words.good(i, Math.abs(count)) }];
  });
}
