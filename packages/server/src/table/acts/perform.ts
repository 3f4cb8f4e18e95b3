import type { Act, Refusal } from '@furrow/wire/acts';
import { type Chance, followThrough } from '../aftermath';
import { carryOutAgreed, offer, vote } from './agreeing';
import type { Doer } from './doer';
import { atFrozen } from './frozen';
import { resign } from './leaving';
import { play, undo } from './playing';
import { seat } from './seating';
import { chat, order } from './talking';

/** Does what somebody wants and all that follows by itself; gives why it is refused, nothing having changed then. */
export async function perform(doer: Doer, act: Act, chance: Chance): Promise<Refusal | undefined> {
  if (doer.doing.now.frozen !== undefined) return atFrozen(doer, act);
  const refusal = await begun(doer, act, chance);
  if (refusal !== undefined) return refusal;
  carryOutAgreed(doer.doing);
  await followThrough(doer.doing, chance);
  return undefined;
}

function begun(doer: Doer, act: Act, chance: Chance): Refusal | undefined | Promise<Refusal | undefined> {
  switch (act.act) {
    case 'sit':
    case 'leave':
    case 'bot':
    case 'free':
    case 'start':
      return seat(doer, act, chance);
    case 'play':
      return play(doer, act);
    case 'undo':
      return undo(doer, act);
    case 'offer':
      return offer(doer, act);
    case 'vote':
      return vote(doer, act);
    case 'resign':
      return resign(doer);
    case 'chat':
      return chat(doer, act);
    case 'orders':
      return order(doer, act);
  }
}
