import * as z from 'zod';
import { block, unblock } from '../store/blocks';
import { personById } from '../store/people';
import { refuse } from '../words/refused';
import { idForm } from './forms';
import type { Parts } from './parts';
import { type Route, route } from './route';

const params = z.strictObject({ person: idForm });

/** Whom I do not want to meet. */
export function blockRoutes({ store, now }: Parts): readonly Route[] {
  return [
    route({
      method: 'PUT',
      path: '/me/blocks/:person',
      does: 'I do not want to meet this person: they take no seat where I sit, ask for no other game, and I do not read what they say.',
      theme: 'people',
      who: 'person',
      scope: 'never',
      params,
      refuses: ['no-such-person', 'not-yourself'],
      async do({ caller, params: { person } }) {
        if (person === caller.person.id) return refuse('not-yourself');
        if ((await personById(store.db, person)) === undefined) return refuse('no-such-person');
        await store.write((db) => block(db, caller.person.id, person, now()));
        return undefined;
      },
    }),
    route({
      method: 'DELETE',
      path: '/me/blocks/:person',
      does: 'This person may come near again.',
      theme: 'people',
      who: 'person',
      scope: 'never',
      params,
      refuses: [],
      async do({ caller, params: { person } }) {
        await store.write((db) => unblock(db, caller.person.id, person));
        return undefined;
      },
    }),
  ];
}
