import type { Act, Refusal } from '@furrow/wire/acts';
import type { Command } from './command';
import { whyNotByProgram } from './play';

/**
 * Sets what is done for the seat while its person is away; gives why that is refused. Nobody is told. A question that the game
 * waits for is left to the person, who is there and was asked it before.
 */
export function setOrders(
  command: Command,
  { orders }: Extract<Act, { act: 'orders' }>,
): Refusal | undefined {
  const player = command.player();
  if ('refusal' in player) return player.refusal;
  const { seat } = player;
  const unfair = whyNotByProgram(command, seat);
  if (unfair !== undefined) return unfair;
  const { table } = command.transaction;
  table.orders[seat] = orders;
  if (table.waiting().includes(seat)) table.pausedOrders.begin(seat, table.playing.state);
  else table.pausedOrders.end(seat);
  return undefined;
}
