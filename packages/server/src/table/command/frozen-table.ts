import type { Act, Refusal } from '@furrow/wire/acts';
import { chat } from './chat';
import type { Command } from './command';
import { leaveFrozen } from './resign';
import { leave } from './seats';

/** What may be done at a table whose game cannot go on: talk, and leave. Gives why anything else is refused. */
export function performAtFrozen(
  command: Command,
  act: Act,
): Refusal | undefined | Promise<Refusal | undefined> {
  const { phase } = command.transaction.table;
  if (act.act === 'chat') return chat(command, act);
  if (act.act === 'leave' && phase === 'open') return leave(command);
  if (act.act === 'resign' && phase === 'playing') return leaveFrozen(command);
  return command.refuse('frozen', undefined);
}
