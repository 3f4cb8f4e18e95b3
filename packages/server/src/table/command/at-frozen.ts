import type { Act, Refusal } from '@furrow/wire/acts';
import type { Command } from './command';
import { giveUp } from './leaving';
import { leave } from './seating';
import { chat } from './talking';

/** What may be done at a table whose game cannot go on: talk, and leave. Gives why anything else is refused. */
export function atFrozen(command: Command, act: Act): Refusal | undefined | Promise<Refusal | undefined> {
  const { phase } = command.transaction.now;
  if (act.act === 'chat') return chat(command, act);
  if (act.act === 'leave' && phase === 'open') return leave(command);
  if (act.act === 'resign' && phase === 'playing') return giveUp(command);
  return command.refuse('frozen', undefined);
}
