import type { Act, Answer, KeyedAct } from '@furrow/wire/acts';
import type { Caller } from '../people/caller';
import type { Person } from '../people/person';
import { playerOf } from '../people/player';
import { isReadable } from '../people/readable-text';
import type { Services } from '../services';
import { refusalIn } from '../words/refusals';
import { type Refused, refuse, refuseWith } from '../words/refused';

/** Does what somebody wants at a table, unless it is talk that nobody should hear, and counts what came of it. */
export async function actAtTable(
  services: Services,
  caller: Caller,
  table: string,
  keyed: KeyedAct,
): Promise<Answer> {
  const { person } = caller;
  const refused = refusedTalk(services, person, keyed.act);
  const answer: Answer =
    refused === undefined
      ? await services.tables.act(table, playerOf(caller), keyed)
      : { ok: false, refusal: refusalIn(person.language, refused.why, refused.right) };
  services.metrics.acts.inc({ act: keyed.act.act, result: answer.ok ? 'done' : answer.refusal.why });
  return answer;
}

/** Why a person may not say this now: they talk too much, or it cannot be read. */
function refusedTalk({ chats }: Services, person: Person, act: Act): Refused | undefined {
  if (act.act !== 'chat') return undefined;
  if (!isReadable(act.text)) return refuse('text-characters');
  const seconds = chats.count(person.id);
  return seconds === 0 ? undefined : refuseWith('too-often', { seconds });
}
