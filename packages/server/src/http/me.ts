import * as z from 'zod';
import { forgetEverywhere } from '../people/forget-everywhere';
import { readName } from '../people/names';
import type { Person } from '../people/person';
import type { Services } from '../services';
import { blocksOf } from '../store/blocks';
import { exportOf } from '../store/export';
import { mutesOf } from '../store/mutes';
import { changePerson } from '../store/people';
import { Refused } from '../words/refused';
import { languageForm, meForm } from './forms';
import { type Route, route } from './route';

const nameText = z.string().max(200);
const password = z.string().max(1000);

/** Who I am, what is known of me, and how it is forgotten. */
export function meRoutes(services: Services): readonly Route[] {
  return [showMe(services), changeMe(services), exportMe(services), forgetMe(services)];
}

function showMe(services: Services): Route {
  return route({
    method: 'GET',
    path: '/me',
    does: 'Who I am.',
    theme: 'people',
    who: 'person',
    scope: 'read',
    answer: meForm,
    refuses: [],
    do: ({ caller }) => ownAccount(services, caller.person),
  });
}

function changeMe(services: Services): Route {
  return route({
    method: 'PATCH',
    path: '/me',
    does: 'Another name or language.',
    theme: 'people',
    who: 'person',
    scope: 'never',
    body: z.strictObject({ name: nameText.optional(), language: languageForm.optional() }),
    answer: meForm,
    refuses: ['name-length', 'name-characters', 'name-scripts', 'name-reserved'],
    async do({ caller, body }) {
      const { person } = caller;
      const name = body.name === undefined ? person.name : readName(body.name);
      if (name instanceof Refused) return name;
      const language = body.language ?? person.language;
      await services.store.write((db) => changePerson(db, person.id, { name, language }));
      return ownAccount(services, { ...person, name, language });
    },
  });
}

function exportMe({ store }: Services): Route {
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

function forgetMe({ store, tables, accounts, connections }: Services): Route {
  return route({
    method: 'DELETE',
    path: '/me',
    does: 'Forgets me: games stay, without my name. An account needs its password.',
    theme: 'people',
    who: 'person',
    scope: 'never',
    body: z.strictObject({ password: password.optional() }).optional(),
    guards: 'account',
    refuses: ['wrong-password', 'too-many-tries', 'busy'],
    async do({ caller, body, note, setSession }) {
      const refused = await accounts.prove(caller, body?.password);
      if (refused !== undefined) return refused;
      await connections.endForPerson(caller.person.id);
      const remains = await forgetEverywhere(store, tables, caller.person);
      if (remains !== undefined) return remains;
      await connections.endForPerson(caller.person.id);
      note('forgotten', caller.person.id);
      setSession(undefined);
      return undefined;
    },
  });
}

/** A person as they see themselves. */
export async function ownAccount(
  { store }: Services,
  { id, name, language, kind, login, created }: Person,
): Promise<z.input<typeof meForm>> {
  const [mutes, blocks] = [await mutesOf(store.db, id), await blocksOf(store.db, id)];
  if (kind === 'gone') throw new Error('somebody who is gone speaks');
  return { id, name, language, kind, ...(login !== undefined && { login }), created, mutes, blocks };
}
