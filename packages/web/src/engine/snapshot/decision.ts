import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import { CALL } from '@furrow/kernel/machine';
import { type Move, name } from '@furrow/kernel/move';
import { type GameSoFar, moveWords } from '@furrow/kernel/so-far';
import {
  type Asked,
  type AskKind,
  type Choice,
  type ChoicePage,
  LISTED_AT_ONCE,
  type Target,
} from '../../protocol/asked';
import type { Family, Look } from '../family';
import { ledTo } from '../led-to';
import { lacksOf } from './lacks';

/** A decision of a record, and how it is looked at. */
export interface Asking {
  readonly record: GameSoFar<Position>;
  readonly family: Family<Position>;
  readonly look: Look<Position>;
  readonly decision: Decision;
}

/** A decision of a seat, as a person is asked. */
export function askedOf(asking: Asking): Asked {
  const { record, family, look, decision } = asking;
  const { seat, open } = decision;
  const all = listed(asking);
  const draft = family.draft(look, decision);
  const typing = look.words.typing(decision);
  return {
    seat,
    ask: decision.question().ask as AskKind,
    number: record.decisionNumber(seat),
    prompt: look.words.prompt(look.state, decision),
    ...(typing !== undefined && { typing }),
    open,
    choices: all.slice(0, LISTED_AT_ONCE).map((move) => choiceOf(asking, move)),
    beside: callsBeside(asking).map((move) => choiceOf(asking, move)),
    more: Math.max(0, all.length - LISTED_AT_ONCE),
    elsewhere: placesOf(asking, all.slice(LISTED_AT_ONCE)),
    lacks: lacksOf(asking),
    ...aheadOf(asking),
    ...(draft !== undefined && { draft }),
    turn: all.some(({ verb }) => look.game.turnVerbs.includes(verb)),
  };
}

/** The list that a yes leads to, if it has room on the table. */
function aheadOf(asking: Asking): Pick<Asked, 'ahead'> {
  const { family, look, decision } = asking;
  const led = ledTo(look.game, look.state, decision);
  if (led === undefined) return {};
  const { yes, state, decision: list } = led;
  const after = { ...look, state };
  const all = list.domain.all();
  if (family.draft(after, list) !== undefined || all.length > LISTED_AT_ONCE) return {};
  const choices = all
    .filter(({ verb }) => verb !== CALL)
    .map((move) => choiceOf({ family, look: after, decision: list }, move));
  return {
    ahead: { ask: list.question().ask as AskKind, prompt: look.words.prompt(state, list), yes, choices },
  };
}

/** Which of the listed answers: those from a number on, or all those at a place of the table. */
export type Wanted = { readonly from: number } | { readonly at: Target };

/** Some of the listed answers. */
export function choicesOf(asking: Asking, wanted: Wanted): ChoicePage {
  const { family, look, decision } = asking;
  const all = listed(asking);
  const found =
    'from' in wanted
      ? all.slice(wanted.from, wanted.from + LISTED_AT_ONCE)
      : all.filter((move) => sameTarget(family.target(look, decision.seat, move), wanted.at));
  return { choices: found.map((move) => choiceOf(asking, move)), all: all.length };
}

/** What may be used at any time and never has to be, beside the answers: giving goods away, for instance. */
function callsBeside({ family, look, decision: { domain, seat } }: Asking): Move[] {
  return family.callsBeside
    .filter((source) => family.isIdle?.(look, seat, source) !== true)
    .map((source) => name(CALL, source))
    .filter((move) => domain.contains(move).ok);
}

/** The answers that a person is shown, but for what lies beside them. */
function listed({ family, decision: { domain } }: Asking): readonly Move[] {
  return domain.all().filter(({ verb, things }) => verb !== CALL || !family.callsBeside.includes(things[0]));
}

/** An answer to a decision in the position that is looked at. */
function choiceOf({ family, look, decision }: Omit<Asking, 'record'>, move: Move): Choice {
  const target = family.target(look, decision.seat, move);
  const picture = target?.on === 'space' ? undefined : look.words.drawn(look.state, decision, move);
  const pays = family.payment(look, decision, move);
  return {
    move,
    notation: moveWords(look.game, look.state, decision.seat, move),
    words: look.words.move(look.state, decision, move),
    anytime: move.verb === CALL,
    ...(target !== undefined && { target }),
    ...(picture !== undefined && { picture }),
    ...(pays !== undefined && { pays }),
  };
}

/** The places of the table that moves can be pointed at, each once. */
function placesOf({ family, look, decision }: Asking, moves: readonly Move[]): Target[] {
  const found = new Map<string, Target>();
  for (const move of moves) {
    const target = family.target(look, decision.seat, move);
    if (target !== undefined && target.on !== 'cells' && target.on !== 'edges')
      found.set(JSON.stringify(target), target);
  }
  return [...found.values()];
}

function sameTarget(a: Target | undefined, b: Target): boolean {
  return a !== undefined && JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

/** Members in one order, so that equal targets read the same. */
function sorted(target: Target): [string, unknown][] {
  return Object.entries(target).sort(([a], [b]) => (a < b ? -1 : 1));
}
