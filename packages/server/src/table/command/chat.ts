import type { Act, Refusal } from '@furrow/wire/acts';
import type { Command } from './command';
import { passesForAnother, peopleAt } from './seats';

/** Says something to everybody at the table; gives why that is refused. */
export async function chat(
  command: Command,
  { text }: Extract<Act, { act: 'chat' }>,
): Promise<Refusal | undefined> {
  const { actor, transaction } = command;
  if (!('person' in actor)) throw new Error('bots do not talk');
  if (transaction.table.phase === 'playing' && command.seat === undefined)
    return command.refuse('only-listening', undefined);
  if (transaction.table.sentAway.has(actor.person.id)) return command.refuse('sent-away', undefined);
  const isBlocked =
    command.seat === undefined &&
    transaction.context.isBlocked(peopleAt(transaction.table.sitters), actor.person.id);
  if (await isBlocked) return command.refuse('blocked', undefined);
  // Two accounts that sit here already may be called the same.
  const mayPass = command.seat === undefined || actor.person.guest === true;
  if (mayPass && passesForAnother(actor.person, transaction.table.sitters))
    return command.refuse('name-of-another', undefined);
  const { id, name, guest, program } = actor.person;
  transaction.write({
    kind: 'chat',
    person: id,
    name,
    text,
    ...(guest && { guest }),
    ...(program && { program }),
  });
  return undefined;
}
