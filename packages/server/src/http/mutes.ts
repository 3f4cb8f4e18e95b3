import * as z from 'zod';
import { mute, unmute } from '../store/mutes';
import { personById } from '../store/people';
import { refuse } from '../words/refused';
import { idForm } from './forms';
import type { Parts } from './parts';
import { type Route, route } from './route';

const params = z.strictObject({ person: idForm });

/** Whose chat I do not want to read. */
export function muteRoutes({ store, now }: Parts): readonly Route[] {
  return [
    route({
      method: 'PUT',
      path: '/me/mutes/:person',
      does: 'I do not want to read the chat of this person.',
      theme: 'people',
      who: 'person',
      scope: 'never',
      params,
      refuses: ['no-such-person', 'not-yourself'],
      async do({ caller, params: { person } }) {
        if (person === caller.person.id) return refuse('not-yourself');
        if ((await personById(store.db, person)) === undefined) return refuse('no-such-person');
        await store.write((db) => mute(db, caller.person.id, person, now()));
        return undefined;
      },
    }),
    route({
      method: 'DELETE',
      path: '/me/mutes/:person',
      does: 'I want to read the chat of this person again.',
      theme: 'people',
      who: 'person',
      scope: 'never',
      params,
      refuses: [],
      async do({ caller, params: { person } }) {
        await store.write((db) => unmute(db, caller.person.id, person));
        return undefined;
      },
    }),
  ];
}
