import type { Act, Refusal } from '@furrow/wire/acts';
import { type Chance, followThrough } from '../transaction/consequences';
import { chat } from './chat';
import type { Command } from './command';
import { performAtFrozen } from './frozen-table';
import { keepCard } from './keep-card';
import { carryOutAgreed, offer, vote } from './offers';
import { play, undo } from './play';
import { resign } from './resign';
import { changeSeats } from './seats';
import { setOrders } from './set-orders';

/** Does what somebody wants and all that follows by itself; gives why it is refused, nothing having changed then. */
export async function perform(command: Command, act: Act, chance: Chance): Promise<Refusal | undefined> {
  if (command.transaction.table.frozen !== undefined) return performAtFrozen(command, act);
  const refusal = await dispatch(command, act, chance);
  if (refusal !== undefined) return refusal;
  carryOutAgreed(command.transaction);
  await followThrough(command.transaction, chance);
  return undefined;
}

function dispatch(
  command: Command,
  act: Act,
  chance: Chance,
): Refusal | undefined | Promise<Refusal | undefined> {
  switch (act.act) {
    case 'sit':
    case 'leave':
    case 'bot':
    case 'free':
    case 'start':
      return changeSeats(command, act, chance);
    case 'play':
      return play(command, act);
    case 'undo':
      return undo(command, act);
    case 'offer':
      return offer(command, act);
    case 'vote':
      return vote(command, act);
    case 'resign':
      return resign(command);
    case 'chat':
      return chat(command, act);
    case 'orders':
      return setOrders(command, act);
    case 'keep':
      return keepCard(command, act, chance);
  }
}
