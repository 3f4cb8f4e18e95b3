import { newbornTypes, roomForNewborns } from '@furrow/creatures/newborns';
import type { Question } from '@furrow/creatures/questions';
import type { State } from '@furrow/creatures/state';
import { count } from '@furrow/farm/grid';
import type { Decision } from '@furrow/kernel/domain';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { type Move, say } from '@furrow/kernel/move';

/**
 * The answer to a question that only lets somebody turn animals down before they breed (R65), where all newborns find room as it is:
 * keeping them costs nothing. Undefined if anything may depend on it.
 */
export function idleWindow<S extends Position>(
  { id }: Game<S>,
  state: S,
  decision: Decision,
): Move | undefined {
  if (id !== 'creatures') return undefined;
  const question = decision.question() as Question;
  if (question.ask !== 'turnDown' || question.before !== 'breeding') return undefined;
  const player = (state as unknown as State).players[decision.seat];
  return roomForNewborns(player) >= count(newbornTypes(player)) ? say('done') : undefined;
}
