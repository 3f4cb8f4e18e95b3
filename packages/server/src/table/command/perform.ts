import type { Act, Refusal } from '@furrow/wire/acts';
import { type Chance, followThrough } from '../transaction/consequences';
import { carryOutAgreed, offer, vote } from './agreeing';
import { atFrozen } from './at-frozen';
import type { Command } from './command';
import { keep } from './keeping';
import { resign } from './leaving';
import { play, undo } from './playing';
import { seat } from './seating';
import { chat, order } from './talking';

/** Does what somebody wants and all that follows by itself; gives why it is refused, nothing having changed then. */
export async function perform(command: Command, act: Act, chance: Chance): Promise<Refusal | undefined> {
  if (command.transaction.now.frozen !== undefined) return atFrozen(command, act);
  const refusal = await begun(command, act, chance);
  if (refusal !== undefined) return refusal;
  carryOutAgreed(command.transaction);
  await followThrough(command.transaction, chance);
  return undefined;
}

function begun(
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
      return seat(command, act, chance);
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
      return order(command, act);
    case 'keep':
      return keep(command, act, chance);
  }
}
