import type { Answer, KeyedAct } from '@furrow/wire/acts';
import type { Parts } from '../http/parts';
import type { Person } from '../people/person';

/** Does what somebody wants at a table, and counts what came of it. */
export async function actAt(
  { tables, measures }: Parts,
  person: Person,
  table: string,
  keyed: KeyedAct,
): Promise<Answer> {
  const answer = await tables.act(table, person, keyed);
  measures.acts.inc({ act: keyed.act.act, result: answer.ok ? 'done' : answer.refusal.why });
  return answer;
}
