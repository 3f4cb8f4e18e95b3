import { spaceNumber } from '@furrow/creatures/spaces';
import type { State } from '@furrow/creatures/state';
import type { Dice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Move } from '@furrow/kernel/move';
import { peopleAnswer } from './people';

const SPECIALS = [spaceNumber('special-1'), spaceNumber('special-2')];

/** An answer that makes a random game eventful: special buildings are built often, and half of the answers are people's. */
export function lively(state: State, decision: Decision, dice: Dice): Move | undefined {
  if (dice.below(2) === 0) return undefined;
  if (decision.kind !== 'work') return peopleAnswer(state, decision, dice);
  return decision.domain.moves().find((move) => move.verb === 'place' && SPECIALS.includes(move.things[0]));
}
