import { decisions } from '@furrow/kernel/decide';
import type { Decision } from '@furrow/kernel/domain';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import { type Move, say } from '@furrow/kernel/move';
import type { Happening } from '@furrow/kernel/run';
import type { AskKind } from '../protocol/asked';

/** A list that a yes leads to before anything happens. */
export interface LedTo {
  readonly yes: Move;
  /** The position in which the list is asked, and its decision. */
  readonly state: Position;
  readonly decision: Decision;
}

/** Questions that list what may be chosen: anybody who sees the list need not first be asked whether they want to choose. */
const LISTS: readonly AskKind[] = [
  'minor',
  'major',
  'occupation',
  'oneOf',
  'plow',
  'build',
  'jump',
  'place',
  'bake',
];

const YES = say('yes');

/** The list that a yes to this decision leads to; undefined if it leads to none. */
export function ledTo(game: Game<Position>, state: Position, decision: Decision): LedTo | undefined {
  const { seat, domain } = decision;
  if (decision.question().ask !== 'may' || !domain.contains(YES).ok) return undefined;
  const next = game.rules.copy(state);
  const heard: Happening[] = [];
  play(game.rules, next, seat, YES, heard);
  const list = decisions(game.rules, next).find((one) => one.seat === seat && !one.open);
  if (heard.length > 0 || list === undefined) return undefined;
  return LISTS.includes(list.question().ask as AskKind)
    ? { yes: YES, state: next, decision: list }
    : undefined;
}
