import type { Act, Refusal } from '@furrow/wire/acts';
import type { Command } from './command';
import { peopleAt } from './seating';

/** Says something to everybody at the table; gives why that is refused. */
export async function chat(
  command: Command,
  { text }: Extract<Act, { act: 'chat' }>,
): Promise<Refusal | undefined> {
  const { actor, transaction } = command;
  if (!('person' in actor)) throw new Error('bots do not talk');
  if (transaction.now.phase === 'playing' && command.seat === undefined)
    return command.refuse('only-listening', undefined);
  const isBlocked =
    command.seat === undefined &&
    transaction.around.isBlocked(peopleAt(transaction.now.sitters), actor.person.id);
  if (await isBlocked) return command.refuse('blocked', undefined);
  transaction.write({ kind: 'chat', person: actor.person.id, name: actor.person.name, text });
  return undefined;
}

/**
 * Sets what is done for the seat while its person is away; gives why that is refused. Nobody is told. A question that the game
 * waits for is left to the person, who is there and was asked it before.
 */
export function order(command: Command, { orders }: Extract<Act, { act: 'orders' }>): Refusal | undefined {
  const player = command.player();
  if ('refusal' in player) return player.refusal;
  const { seat } = player;
  const { now } = command.transaction;
  now.orders[seat] = orders;
  if (now.waiting().includes(seat)) now.pausedOrders.begin(seat, now.playing.state);
  else now.pausedOrders.end(seat);
  return undefined;
}
