import type { Act, Answer, KeyedAct } from '@furrow/wire/acts';
import type { Parts } from '../http/parts';
import type { Caller } from '../people/caller';
import type { Person } from '../people/person';
import { playerOf } from '../people/player';
import { isReadable } from '../people/texts';
import { refusalIn } from '../words/refusals';
import { type Refused, refuse, refuseWith } from '../words/refused';

/** Does what somebody wants at a table, unless it is talk that nobody should hear, and counts what came of it. */
export async function actAt(parts: Parts, caller: Caller, table: string, keyed: KeyedAct): Promise<Answer> {
  const { person } = caller;
  const refused = refusedTalk(parts, person, keyed.act);
  const answer: Answer =
    refused === undefined
      ? await parts.tables.act(table, playerOf(caller), keyed)
      : { ok: false, refusal: refusalIn(person.language, refused.why, refused.right) };
  parts.measures.acts.inc({ act: keyed.act.act, result: answer.ok ? 'done' : answer.refusal.why });
  return answer;
}

/** Why a person may not say this now: they talk too much, or it cannot be read. */
function refusedTalk({ chats }: Parts, person: Person, act: Act): Refused | undefined {
  if (act.act !== 'chat') return undefined;
  if (!isReadable(act.text)) return refuse('text-characters');
  const seconds = chats.count(person.id);
  return seconds === 0 ? undefined : refuseWith('too-often', { seconds });
}
