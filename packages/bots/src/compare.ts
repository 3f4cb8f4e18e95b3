import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { BotQuestion } from './bot';
import { ponder } from './ponder';
import { Thinking } from './thinking';
import type { Waiting } from './waiting';

/**
 * By how much each of some answers to a decision leaves the seat ahead, thinking about nothing else; undefined for one that was
 * never looked at. Lets others speak in between.
 */
export async function leadsOf<S extends Position>(
  asked: BotQuestion<S>,
  moves: readonly Move[],
  simulations: number,
  waiting: Waiting,
): Promise<(number | undefined)[]> {
  const domain = Object.create(asked.decision.domain, {
    moves: { value: () => moves },
  }) as typeof asked.decision.domain;
  const thinking = new Thinking({ ...asked, decision: { ...asked.decision, domain } });
  await ponder(thinking, { simulations }, waiting);
  const choices = thinking.choices();
  return moves.map((move) => choices.find((one) => one.move === move)?.lead);
}
