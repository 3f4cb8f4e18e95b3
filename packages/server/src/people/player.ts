import type { Player } from '../table/command/actor';
import type { Caller } from './caller';

/** Whoever calls, as tables know them: with whether they have an account, and whether they speak by a program. */
export function playerOf({ person: { id, name, language, kind }, by }: Caller): Player {
  return {
    id,
    name,
    language,
    ...(kind === 'guest' && { guest: true }),
    ...(by === 'token' && { program: true }),
  };
}
