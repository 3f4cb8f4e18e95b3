import * as z from 'zod';
import { forgetEverywhere } from '../people/forgetting';
import { readName } from '../people/names';
import type { Person } from '../people/person';
import { blocksOf } from '../store/blocks';
import { exportOf } from '../store/export';
import { mutesOf } from '../store/mutes';
import { changePerson } from '../store/people';
import { Refused } from '../words/refused';
import { languageForm, meForm } from './forms';
import type { Parts } from './parts';
import { type Route, route } from './route';

const nameText = z.string().max(200);
const password = z.string().max(1000);

/** Who I am, what is known of me, and how it is forgotten. */
export function meRoutes(parts: Parts): readonly Route[] {
  return [showMe(parts), changeMe(parts), exportMe(parts), forgetMe(parts)];
}

function showMe(parts: Parts): Route {
  return route({
    method: 'GET',
    path: '/me',
    does: 'Who I am.',
    theme: 'people',
    who: 'person',
    scope: 'read',
    answer: meForm,
    refuses: [],
    do: ({ caller }) => seenByThemselves(parts, caller.person),
  });
}

function changeMe(parts: Parts): Route {
  return route({
    method: 'PATCH',
    path: '/me',
    does: 'Another name or language.',
    theme: 'people',
    who: 'person',
    scope: 'never',
    body: z.strictObject({ name: nameText.optional(), language: languageForm.optional() }),
    answer: meForm,
    refuses: ['name-length', 'name-characters', 'name-scripts', 'name-of-a-bot'],
    async do({ caller, body }) {
      const { person } = caller;
      const name = body.name === undefined ? person.name : readName(body.name);
      if (name instanceof Refused) return name;
      const language = body.language ?? person.language;
      await parts.store.write((db) => changePerson(db, person.id, { name, language }));
      return seenByThemselves(parts, { ...person, name, language });
    },
  });
}

function exportMe({ store }: Parts): Route {
  return route({
    method: 'GET',
    path: '/me/export',
    does: 'Everything that is kept about me.',
    theme: 'people',
    who: 'person',
    scope: 'never',
    answer: z.looseObject({}),
    refuses: [],
    do: async ({ caller }) => ({ ...(await exportOf(store, caller.person.id)) }),
  });
}

function forgetMe({ store, tables, accounts, connections }: Parts): Route {
  return route({
    method: 'DELETE',
    path: '/me',
    does: 'Forgets me: games stay, without my name. An account needs its password.',
    theme: 'people',
    who: 'person',
    scope: 'never',
    body: z.strictObject({ password: password.optional() }).optional(),
    refuses: ['wrong-password', 'too-many-tries', 'busy'],
    async do({ caller, body, address, note, setSession }) {
      const refused = await accounts.prove(caller.person, body?.password, address);
      if (refused !== undefined) return refused;
      await connections.endOfPerson(caller.person.id);
      const remains = await forgetEverywhere(store, tables, caller.person);
      if (remains !== undefined) return remains;
      await connections.endOfPerson(caller.person.id);
      note('forgotten', caller.person.id);
      setSession(undefined);
      return undefined;
    },
  });
}

/** A person as they see themselves. */
export async function seenByThemselves(
  { store }: Parts,
  { id, name, language, kind, login, created }: Person,
): Promise<z.input<typeof meForm>> {
  const [mutes, blocks] = [await mutesOf(store.db, id), await blocksOf(store.db, id)];
  if (kind === 'gone') throw new Error('somebody who is gone speaks');
  return { id, name, language, kind, ...(login !== undefined && { login }), created, mutes, blocks };
}
