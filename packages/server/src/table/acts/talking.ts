import type { Act, Refusal } from '@furrow/wire/acts';
import type { Doer } from './doer';
import { peopleAt } from './seating';

/** Says something to everybody at the table; gives why that is refused. */
export async function chat(
  doer: Doer,
  { text }: Extract<Act, { act: 'chat' }>,
): Promise<Refusal | undefined> {
  const { actor, doing } = doer;
  if (!('person' in actor)) throw new Error('bots do not talk');
  if (doing.now.phase === 'playing' && doer.seat === undefined)
    return doer.refuse('only-listening', undefined);
  const isBlocked = doer.seat === undefined && doing.isBlocked(peopleAt(doing.now.sitters), actor.person.id);
  if (await isBlocked) return doer.refuse('blocked', undefined);
  doing.write({ kind: 'chat', person: actor.person.id, name: actor.person.name, text });
  return undefined;
}

/**
 * Sets what is done for the seat while its person is away; gives why that is refused. Nobody is told. A question that the game
 * waits for is left to the person, who is there and was asked it before.
 */
export function order(doer: Doer, { orders }: Extract<Act, { act: 'orders' }>): Refusal | undefined {
  const player = doer.player();
  if ('refusal' in player) return player.refusal;
  const { seat } = player;
  const { now } = doer.doing;
  now.orders[seat] = orders;
  if (now.waiting().includes(seat)) now.resting.begin(seat, now.playing.state);
  else now.resting.end(seat);
  return undefined;
}
