import { type Advice, adviceOn, ponderingOf } from '@furrow/bots/advice';
import type { BotQuestion } from '@furrow/bots/bot';
import { leadsOf } from '@furrow/bots/compare';
import type { Waiting } from '@furrow/bots/waiting';
import { decisionOf } from '@furrow/kernel/decide';
import { mixed, seededDice } from '@furrow/kernel/dice';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import { moveWords } from '@furrow/kernel/so-far';
import { view } from '@furrow/kernel/view';
import type { CostlyPicture, ReviewPicture } from '../protocol/review';
import type { AtTable } from './at-table';
import type { Look } from './family';
import { reasonsText } from './snapshot/suggestions';

/** How much is thought about every decision, and about each of those that may have cost most. */
const [GLANCE, LOOK] = [120, 500];
/** So many are looked at closely, so many are told, and less than so many points are not worth telling. */
const [CLOSELY, TOLD, LEAST] = [7, 3, 0.5];
/** The share of the work that the first glance is. */
const FIRST = 0.6;

/** A turn that was taken, and what the engine would have done. */
interface Turn {
  readonly before: number;
  readonly asked: BotQuestion<Position>;
  readonly played: Move;
  readonly best: Advice;
  readonly guess: number;
}

/** Looks through all turns of a seat, telling how far it is; undefined if it is stopped. */
export async function reviewOf(
  { record }: AtTable,
  look: Look<Position>,
  seat: Seat,
  { signal, heard }: Waiting,
): Promise<ReviewPicture | undefined> {
  const questions = turnsOf(record, seat);
  const turns: Turn[] = [];
  for (const [i, { before, asked, played }] of questions.entries()) {
    const turn = await glance(before, asked, played, signal);
    if (signal?.aborted === true) return undefined;
    if (turn !== undefined) turns.push(turn);
    heard?.((FIRST * (i + 1)) / questions.length);
  }
  const closely = turns.toSorted((a, b) => b.guess - a.guess).slice(0, CLOSELY);
  const costly: CostlyPicture[] = [];
  for (const [i, turn] of closely.entries()) {
    const cost = await costOf(turn, signal);
    if (signal?.aborted === true) return undefined;
    if (cost >= LEAST) costly.push(picture(record, look, turn, cost));
    heard?.(FIRST + ((1 - FIRST) * (i + 1)) / closely.length);
  }
  return {
    seat,
    asked: questions.length,
    same: questions.length - turns.length,
    costly: costly.toSorted((a, b) => b.cost - a.cost).slice(0, TOLD),
  };
}

/** All decisions of a seat in which it placed somebody and could have done otherwise. */
function turnsOf(record: AtTable['record'], seat: Seat) {
  const { game, moves } = record;
  return moves.flatMap((one, before) => {
    if (one.seat !== seat || !game.turnVerbs.includes(one.move.verb)) return [];
    const state = record.stateAfter(before);
    const decision = state && decisionOf(game.rules, state, seat);
    if (state === undefined || decision === undefined) return [];
    const listed = decision.domain.moves();
    const played = listed.find((move) => moveWords(game, state, seat, move) === one.text);
    if (played === undefined || listed.length < 2) return [];
    const dice = seededDice(mixed(before));
    return [{ before, played, asked: { game, decision, dice, view: () => view(game.schema, state, seat) } }];
  });
}

/** What the engine would have done at first sight; undefined if the same. */
async function glance(
  before: number,
  asked: BotQuestion<Position>,
  played: Move,
  signal: AbortSignal | undefined,
): Promise<Turn | undefined> {
  const thinking = await ponderingOf(asked, GLANCE, signal === undefined ? {} : { signal });
  const [best] = adviceOn(asked, thinking);
  if (best.move === played) return undefined;
  const choices = thinking.choices();
  const leadOf = (move: Move) => choices.find((one) => one.move === move)?.lead;
  const [mine, theirs] = [leadOf(played), leadOf(best.move)];
  return { before, asked, played, best, guess: (theirs ?? 0) - (mine ?? theirs ?? 0) };
}

/** How many points a turn cost, looked at closely. */
async function costOf({ asked, played, best }: Turn, signal: AbortSignal | undefined): Promise<number> {
  const [theirs, mine] = await leadsOf(
    asked,
    [best.move, played],
    LOOK,
    signal === undefined ? {} : { signal },
  );
  return theirs === undefined || mine === undefined ? 0 : Math.round(2 * (theirs - mine)) / 2;
}

function picture(
  record: AtTable['record'],
  look: Look<Position>,
  { before, asked: { decision }, played, best }: Turn,
  cost: number,
): CostlyPicture {
  const state = record.stateAfter(before) ?? record.state;
  const inWords = (move: Move) => look.words.move(state, decision, move);
  return {
    move: before,
    round: record.game.round(state).now,
    cost,
    played: inWords(played),
    better: inWords(best.move),
    why: reasonsText(look, best, inWords(best.move)),
  };
}
