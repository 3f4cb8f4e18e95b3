import type { Act, Refusal } from '@furrow/wire/acts';
import type { Doer } from './doer';
import { giveUp } from './leaving';
import { leave } from './seating';
import { chat } from './talking';

/** What may be done at a table whose game cannot go on: talk, and leave. Gives why anything else is refused. */
export function atFrozen(doer: Doer, act: Act): Refusal | undefined | Promise<Refusal | undefined> {
  const { phase } = doer.doing.now;
  if (act.act === 'chat') return chat(doer, act);
  if (act.act === 'leave' && phase === 'open') return leave(doer);
  if (act.act === 'resign' && phase === 'playing') return giveUp(doer);
  return doer.refuse('frozen', undefined);
}
