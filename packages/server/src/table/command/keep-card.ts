import type { Act, Refusal } from '@furrow/wire/acts';
import type { Chance } from '../transaction/consequences';
import { followingGame, isAwaited, openNext } from '../transaction/next-game';
import type { Command } from './command';
import { peopleAt } from './seats';

/**
 * Is ready for the next game of a campaign and keeps a card for it, or none; gives why that is refused. Nobody else learns of the
 * card before that game begins, which it does when everybody is ready.
 */
export async function keepCard(
  command: Command,
  { card }: Extract<Act, { act: 'keep' }>,
  chance: Chance,
): Promise<Refusal | undefined> {
  const { seat, actor, transaction } = command;
  const { table, context } = transaction;
  if (table.facts.wish.campaign === undefined) return command.refuse('no-campaign', undefined);
  if (table.phase !== 'over') return command.refuse('not-over', undefined);
  if (seat === undefined || !('person' in actor)) return command.refuse('not-seated', undefined);
  if (table.rematch !== undefined && !(await context.isDropped(table.rematch)))
    return command.refuse('next-game-begun', undefined, table.rematch);
  if (await context.isBlocked(peopleAt(table.sitters), actor.person.id))
    return command.refuse('blocked', undefined);
  const following = await followingGame(transaction);
  if (following === undefined) return command.refuse('campaign-over', undefined);
  const right = following.next.choices[seat];
  if (card !== undefined && !right.includes(card))
    return command.refuse('cannot-keep', { card, right }, right);
  transaction.write({ kind: 'keep', seat, ...(card !== undefined && { card }) });
  if (!table.sitters.some((_, one) => isAwaited(transaction, one)))
    await openNext(transaction, following, chance);
  return undefined;
}
